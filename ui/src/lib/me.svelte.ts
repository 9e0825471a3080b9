import { api } from "../api/client";

/** The guest at this screen. */
class Me {
  name = $state("");
  #loading: Promise<{ name: string }> | null = null;

  /** Asked once, however often it is called. */
  async load(): Promise<void> {
    this.#loading ??= api.me();
    try {
      this.name = (await this.#loading).name;
    } catch {
      this.#loading = null; // to be asked again
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const me = new Me();
