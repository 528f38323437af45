import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { Play } from './plays/plays.ts';

/** From the snap to the next, at least, whatever the game clock shows. */
const leastBetween = 15;

/** Nobody notes the time of day: how long the clock stands after a play, in seconds of real time. */
const rests: Partial<Record<IncidentKind, number>> = {
  touchdown: 45,
  point: 125,
  conversionMissed: 125,
  fieldGoal: 120,
  safety: 110,
  fieldGoalMissed: 100,
  interception: 100,
  fumble: 100,
  punt: 100,
  kickoff: 20,
  timeout: 100,
  foul: 35,
};
const halfTime = 780;
const otherBreak = 130;
const usualDelay = 1800;

/** What the game clock showed at each play: never back within a quarter. */
export function readingsOf(plays: readonly Play[]): number[] {
  let shown = Number.POSITIVE_INFINITY;
  return plays.map(({ period, remaining }, index) => {
    if (plays[index - 1]?.period !== period) shown = Number.POSITIVE_INFINITY;
    shown = Math.min(shown, remaining);
    return shown;
  });
}

/** When each play happened, in seconds of real time since the first: as long as games last, about three hours. */
export function momentsOf(plays: readonly Play[], readings: readonly number[]): number[] {
  let moment = 0;
  return plays.map((play, index) => {
    const before = plays[index - 1];
    if (!before) return moment;
    const isSame = before.period === play.period;
    const played = isSame ? (readings[index - 1] ?? 0) - (readings[index] ?? 0) : 0;
    moment += Math.max(played, leastBetween) + restAfter(before, play);
    return moment;
  });
}

/** Whether a quarter ends with a play: files leave out the entry that says so, of a third of games. */
export const endsPeriod = ({ kind, period }: Play, next: Play | undefined): boolean =>
  kind === 'periodEnd' || kind === 'gameEnd' || (next !== undefined && next.period !== period);

function restAfter(play: Play, next: Play): number {
  if (endsPeriod(play, next)) return play.period === 2 ? halfTime : otherBreak;
  if (play.kind === 'delay') return delayOf(play.text ?? '');
  // An incomplete pass stops the clock.
  if (play.kind === 'pass' && play.yards === 0) return 25;
  return rests[play.kind] ?? 0;
}

/** How long the game was stopped: between the two times that are told, or as long as is said. */
function delayOf(text: string): number {
  const times = [...text.matchAll(/\b(\d{1,2}):(\d{2}) ?([ap])\.?m/gi)].map(
    ([, hour, minute, half]) =>
      (Number(hour) % 12) * 60 + Number(minute) + (/p/i.test(half ?? '') ? 720 : 0),
  );
  const [from, to] = [times.at(0), times.at(-1)];
  if (times.length > 1 && from !== undefined && to !== undefined) {
    return ((to - from + 1440) % 1440) * 60;
  }
  const told = /(\d{1,3})[ -]min/i.exec(text)?.[1];
  return told ? Number(told) * 60 : usualDelay;
}
