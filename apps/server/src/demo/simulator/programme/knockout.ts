import type { LeaguePlan } from '../names/leagues.ts';

/** A day of a tournament in which who loses is gone; after its final it begins anew. */
export interface KnockoutDay {
  /** The day on which this edition began, and how many days it lasts. */
  began: number;
  length: number;
  /** Matches of the stage: 1 is the final. */
  stage: number;
  /** The stage's matches that are played on this day. */
  from: number;
  count: number;
}

type Format = Pick<LeaguePlan, 'name' | 'teams' | 'perDay' | 'every' | 'turn'>;

/** Days are numbered since the epoch. */
export function knockoutDayOf(league: Format, day: number): KnockoutDay {
  const { name, every = 1, turn = 0 } = league;
  const days = daysOf(league);
  const idle = (day - turn) % every;
  // Apart from each other, so that finals of one day are few.
  const place = ((day - turn - idle) / every + name.length) % days.length;
  const today = { ...days[place]!, ...(idle > 0 && { count: 0 }) };
  return { began: day - idle - place * every, length: days.length * every, ...today };
}

/** The day after `began` on which a match of a stage is played, and its place among that day's. */
export function whenPlayed(league: Format, stage: number, match: number) {
  const offset = daysOf(league).findIndex(
    (day) => day.stage === stage && match < day.from + day.count,
  );
  return { offset: offset * (league.every ?? 1), index: match % league.perDay };
}

function daysOf({ teams, perDay }: Format): Omit<KnockoutDay, 'began' | 'length'>[] {
  const days: Omit<KnockoutDay, 'began' | 'length'>[] = [];
  for (let stage = teams / 2; stage >= 1; stage /= 2) {
    for (let from = 0; from < stage; from += perDay) {
      days.push({ stage, from, count: Math.min(perDay, stage - from) });
    }
  }
  return days;
}

const names: Readonly<Record<number, string>> = {
  1: 'Final',
  2: 'Semi-finals',
  4: 'Quarter-finals',
};

export const stageName = (stage: number): string => names[stage] ?? `Round of ${stage * 2}`;
