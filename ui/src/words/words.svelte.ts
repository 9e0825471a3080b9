import { inReadersLanguage } from "../lib/language";
import type { Language } from "../lib/settings.svelte";
import { en, type Words } from "./en";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";

export const all: Record<Language, Words> = { en, it, fr, ja };

/** The words of the page in the reader's language: `t.newTable`, `t.seatNumber(2)`. */
export const t = inReadersLanguage(all);
