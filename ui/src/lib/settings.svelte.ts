import { recall, recallOneOf, remember } from "./store";

export const LANGUAGES = ["en", "it", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one update is shown, in milliseconds. */
const PACES: Record<Speed, number> = { slow: 2000, normal: 950, fast: 350, off: 0 };

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

/** The first of the reader's languages that we have words in. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().split("-")[0] === each);
    if (found) return found;
  }
  return "en";
}

/** What the reader has chosen; remembered in the browser. */
class Settings {
  #language = $state<Language>(recallOneOf("language", LANGUAGES) ?? preferredLanguage(navigator.languages));
  #theme = $state<Theme>(recallOneOf("theme", THEMES) ?? "system");
  #speed = $state<Speed>(recallOneOf("speed", SPEEDS) ?? "normal");
  #keys = $state(recall("keys") !== "off");
  #still = $state(false);
  #night = $state(false);

  constructor() {
    const still = media("(prefers-reduced-motion: reduce)");
    const night = media("(prefers-color-scheme: dark)");
    this.#still = still?.matches ?? false;
    this.#night = night?.matches ?? false;
    still?.addEventListener("change", (change) => (this.#still = change.matches));
    night?.addEventListener("change", (change) => (this.#night = change.matches));
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember("language", language);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
  }

  /** Whether single keys make moves (they can get in the way of dictation and screen readers). */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(on: boolean) {
    this.#keys = on;
    remember("keys", on ? "on" : "off");
  }

  get dark(): boolean {
    return this.#theme === "dark" || (this.#theme === "system" && this.#night);
  }

  /** Milliseconds for the animation of one update; none for those who want no motion. */
  get pace(): number {
    return this.#still ? 0 : PACES[this.#speed];
  }

  get still(): boolean {
    return this.#still;
  }
}

export const settings = new Settings();
