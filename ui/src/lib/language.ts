import { settings, type Language } from "./settings.svelte";

/** The words in the reader's language, whichever it is when they are read. */
export function inReadersLanguage<Words extends object>(all: Record<Language, Words>): Words {
  return new Proxy(all.en, {
    get: (_, key) => all[settings.language][key as keyof Words],
  });
}
