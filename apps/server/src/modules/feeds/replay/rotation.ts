import type { TimedMatch } from '../adapters/adapter.ts';
import type { Run } from './replay.ts';

/** Between two matches of a lane, in milliseconds: five minutes in their pace, long enough to read a result. */
const interval = (speed: number) => Math.max((5 * 60_000) / speed, 15_000);

/**
 * The run that a lane of timed matches plays at an instant. Lanes follow the wall clock, so that a server
 * that starts again goes on with the same run where it would be by now.
 */
export function runAt(lane: readonly TimedMatch[], name: string, speed: number, now: Date): Run {
  const lengths = lane.map(
    ({ timeline }) => ((timeline.at(-1)?.at ?? 0) * 1000) / speed + interval(speed),
  );
  const cycle = lengths.reduce((sum, length) => sum + length, 0);
  const round = Math.floor(now.getTime() / cycle);
  let startedAt = round * cycle;
  for (const [index, timed] of lane.entries()) {
    const length = lengths[index]!;
    if (now.getTime() < startedAt + length || index === lane.length - 1) {
      return { id: `${name}-${round}`, timed, startedAt: new Date(startedAt), speed };
    }
    startedAt += length;
  }
  throw new RangeError('a lane needs a match');
}

/** Deals timed matches out to lanes: three of soccer at most, one of each other game. */
export function lanesOf(matches: readonly TimedMatch[]): Map<string, TimedMatch[]> {
  const lanes = new Map<string, TimedMatch[]>();
  const counts = new Map<number, number>();
  for (const timed of matches) {
    const dealt = counts.get(timed.gameId) ?? 0;
    counts.set(timed.gameId, dealt + 1);
    const name = `${timed.gameId}-${timed.gameId === 202 ? dealt % 3 : 0}`;
    lanes.set(name, [...(lanes.get(name) ?? []), timed]);
  }
  return lanes;
}
