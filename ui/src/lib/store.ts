/** What the browser remembers for us. Storage may be forbidden or full: then nothing is remembered. */

const PREFIX = "opificio.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // it will be asked again
  }
}

/** A remembered word, if it is still one of those allowed. */
export function recallOneOf<T extends string>(key: string, allowed: readonly T[]): T | null {
  const value = recall(key);
  return allowed.find((each) => each === value) ?? null;
}
