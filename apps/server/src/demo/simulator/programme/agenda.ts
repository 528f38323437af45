interface Entry {
  at: number;
  task(): void;
}

/** What is to be done at instants to come, soonest first. */
export class Agenda {
  readonly #entries: Entry[] = [];

  add(at: number, task: () => void): void {
    const place = this.#entries.findIndex((entry) => entry.at > at);
    this.#entries.splice(place < 0 ? this.#entries.length : place, 0, { at, task });
  }

  /** The next that is due by `until`, taken off the list. */
  take(until: number): Entry | undefined {
    const next = this.#entries[0];
    return next && next.at <= until ? this.#entries.shift() : undefined;
  }
}
