import type { Play } from './services/facts.ts';

/** Real seconds for each of the game clock where no one noted the time: fouls and whistles take theirs. */
const realPerGameSecond = 2.2;
const halfTime = 900;
const otherBreak = 130;
/** A play noted later than this after the one before has a wrong time. */
const longestPause = 6 * 3600;
const day = 86_400;

/**
 * What the game clock showed at each play. Rows told too early or too late would turn it back: they go by
 * those around them.
 */
export function readingsOf(plays: readonly Play[]): number[] {
  let shown = Number.POSITIVE_INFINITY;
  return plays.map(({ period, remaining }, index) => {
    const before = plays[index - 1];
    const after = plays[index + 1];
    if (before?.period !== period) shown = Number.POSITIVE_INFINITY;
    const isEarly = after?.period === period && remaining < after.remaining;
    shown = Math.min(shown, isEarly ? after.remaining : remaining);
    return shown;
  });
}

/**
 * When each play happened, in seconds of real time since the first: by the source's own clock where it has
 * one, never faster than the game clock ran, never back.
 */
export function momentsOf(plays: readonly Play[], readings: readonly number[]): number[] {
  const first = plays.find(({ wall }) => wall !== null)?.wall ?? null;
  let moment = 0;
  return plays.map((play, index) => {
    const before = plays[index - 1];
    const isNewPeriod = before?.period !== play.period;
    const played = isNewPeriod ? 0 : (readings[index - 1] ?? 0) - (readings[index] ?? 0);
    const rest = before && isNewPeriod ? breakAfter(before.period) : 0;
    if (first === null) {
      moment += played * realPerGameSecond + rest;
    } else {
      const noted = sinceFirst(play.wall ?? first, first);
      moment = Math.max(moment + played, noted < moment + longestPause ? noted : 0);
    }
    return moment;
  });
}

function breakAfter(period: number): number {
  return period === 2 ? halfTime : otherBreak;
}

/** A clock that only tells the time of day starts anew at midnight. */
function sinceFirst(wall: number, first: number): number {
  const isTimeOfDay = first < day;
  return isTimeOfDay && wall < first - day / 2 ? wall - first + day : wall - first;
}
