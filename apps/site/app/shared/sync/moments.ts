/** Something as it was at a moment: nothing in it was known later. */
interface Moment<Shown> {
  at: number;
  shown: Shown;
  /** It was on screen without a picture to wait for: it is not taken back. */
  isSeen: boolean;
}

/** Of what changes all the time: minutes of a match in which much happens. */
const most = 600;

/** What something has been, so that it can be shown as it was. */
export class Moments<Shown> {
  #kept: Moment<Shown>[] = [];

  /** Notes how it is now; what is noted already is not noted again. */
  note(shown: Shown, at: number): this {
    const newest = this.#kept.at(-1);
    if (newest && (newest.shown === shown || newest.at > at)) return this;
    this.#kept.push({ at, shown, isSeen: false });
    if (this.#kept.length > most) this.#kept.shift();
    return this;
  }

  /** How it was then; null: nothing of then is known. */
  upTo(moment: number): Shown | null {
    return this.#kept.findLast(({ at, isSeen }) => isSeen || at <= moment)?.shown ?? null;
  }

  /** Notes that it is on screen as it is, whatever a picture shows: what was before is of no use any more. */
  see(shown: Shown, at: number): Shown {
    this.#kept = [{ at, shown, isSeen: true }];
    return shown;
  }
}
