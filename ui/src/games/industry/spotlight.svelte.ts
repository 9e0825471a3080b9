/** Zones that are pointed at elsewhere on the page, among a player's goods, to be marked on the board. */
class Spotlight {
  zones = $state.raw<readonly string[]>([]);
  /** The seat whose zones stay marked until somebody switches it off. */
  seat = $state<number | null>(null);

  on(zones: readonly string[]): void {
    this.zones = zones;
  }

  off(): void {
    this.zones = [];
  }

  /** Another table, other zones. */
  forget(): void {
    this.zones = [];
    this.seat = null;
  }

  marks(zone: string, owner: number | null): boolean {
    return this.zones.includes(zone) || (owner !== null && this.seat === owner);
  }
}

export const spotlight = new Spotlight();
