import type { GivenDrive, GivenPlay } from '../source/gamecenter.ts';

/** A play at its place in the game. */
export interface Placed {
  id: string;
  given: GivenPlay;
  /** 1 to 4, overtimes from 5. */
  period: number;
  /** Seconds left in the period. */
  remaining: number;
}

/** Seconds left by `09:52`; null where the clock is not told. */
export function remainingOf(time: string | null | undefined): number | null {
  const found = /^(\d{1,2}):(\d{2})$/.exec(time ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** A clock that jumps up by more than this has begun a new quarter. */
const newQuarter = 600;

/**
 * The plays of drives in the order played. Ids grow with the order of writing: what was put in later stands by
 * its clock, within its drive. What has no clock goes with what stands before it.
 */
export function inOrder(drives: readonly GivenDrive[]): Placed[][] {
  let last = { period: 1, remaining: Number.POSITIVE_INFINITY };
  return drives.map(({ plays }) => {
    const byId = Object.entries(plays).sort(([a], [b]) => Number(a) - Number(b));
    let before: number | null = null;
    const timed = byId.map(([id, given]) => {
      const told = remainingOf(given.time);
      // A quarter's end is written without a clock.
      before = told ?? (isEnd(given) ? 0 : before) ?? startOf(given.qtr);
      return { id, given, period: given.qtr, remaining: before };
    });
    const sorted = timed.sort((a, b) => a.period - b.period || b.remaining - a.remaining);
    return sorted.map((play) => {
      const period = Math.max(play.period, last.period);
      // The first plays of a quarter may carry the number of the one before.
      const begins =
        period === last.period &&
        play.period === period &&
        last.remaining === 0 &&
        play.remaining > newQuarter;
      const placed = { ...play, period: begins ? period + 1 : period };
      last = {
        period: placed.period,
        remaining:
          placed.period > last.period
            ? placed.remaining
            : Math.min(last.remaining, placed.remaining),
      };
      return placed;
    });
  });
}

function startOf(period: number): number {
  return period > 4 ? 600 : 900;
}

export function isEnd({ desc }: GivenPlay): boolean {
  return /^end (of )?(quarter|half|game|overtime)/i.test(desc ?? '');
}
