import type { RulesSection } from "../api/wire";

/** Where a section stands on the page: a rule at its id, another heading at its title. */
export function anchor({ id, title }: Pick<RulesSection, "id" | "title">): string {
  return id || title.trim().replaceAll(/\s+/g, "-");
}
