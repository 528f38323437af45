import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type {
  Criterion,
  FormResult,
  MatchStatus,
  PeriodScore,
  Standings,
} from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

import type { Batting } from './run-rate.ts';

export type { Criterion };

/** What a table needs of a match of its season. */
export interface SeasonMatch {
  homeId: number;
  awayId: number;
  status: MatchStatus;
  home: number | null;
  away: number | null;
  winner: Outcome | null;
  /** Cricket's, of a match that is over; null where the overs are not known. */
  batting?: Batting | null;
  /** What is said of its result contradicts itself: it is not counted. */
  disputed: boolean;
  stage: string | null;
  round: string | null;
  group: string | null;
}

/** What a bracket needs of one, too. */
export interface KnockoutMatch extends SeasonMatch {
  id: number;
  startsAt: string | null;
  /** What was played after the regular time. */
  late: readonly Pick<PeriodScore, 'key' | 'home' | 'away'>[];
}

export type Outcome = Side | 'draw';

/** A match that counts, as it stands. */
export interface Result {
  homeId: number;
  awayId: number;
  home: number;
  away: number;
  winner: Outcome | 'nobody';
  live?: boolean;
  /** What net run rates are made of; null where it is not known, absent of what does not count for them. */
  batting?: Batting | null;
}

/** Whose season it is: what its rules are looked up by. */
export interface Competition {
  sport: SportKey;
  name: string;
  /** ISO 3166-1 alpha-2 or a subdivision; null between countries, and where nobody tells. */
  country: string | null;
  /** The year in which the season begins. */
  year: number;
  /** Names and abbreviations of its sides, for what was decided about single ones. */
  teams: ReadonlyMap<number, { name: string; abbr: string | null }>;
}

/** Points for a result: how it ended for a side, and its two scores. */
export type Points = (result: FormResult | 'noResult', scored: number, conceded: number) => number;

/** What sides take along from the matches before a league was split. */
export interface Carry {
  points: 'all' | 'half' | 'none';
  /** Half points go down to a whole one, or up. */
  odd?: 'down' | 'up';
  /** Whether the table counts the matches before the split, too. */
  matches: boolean;
  /** What separates the level, where it is not what does in the league. */
  order?: readonly Criterion[];
}

export interface Rules {
  /** Null where the share of wins counts. */
  points: Points | null;
  /** A level match is drawn, whoever won the shoot-out after it. */
  levelIsDrawn: boolean;
  /** Sets, frames or games are won: who leads in them has won nothing yet. */
  isSeries: boolean;
  /** A match that was abandoned is one without a result, which both sides have played. */
  countsAbandoned: boolean;
  /** What comes first, then what separates the level, in order. */
  order: readonly Criterion[];
  /** False where the competition's own order is not known, and a usual one is taken. */
  known: boolean;
  /** By the name of the stage, in lower case. */
  carry: (stage: string) => Carry;
  /** Points taken from a side, or given to it. */
  adjustment: (teamId: number) => number;
  /** Points taken from a side after a split, which the league before it does not know of. */
  adjustmentAfterSplit: (teamId: number) => number;
  /** Places of lots drawn and cards counted, lower first; 0 where none were. */
  decided: (teamId: number) => number;
  /** Group of a side where matches across groups count in all: conferences. */
  group: (teamId: number) => string | null;
}

/** Which of two who are level after all that was played goes on; null where no rule of theirs tells. */
export type Favoured = (homeId: number, awayId: number) => Side | null;

export type Table = Omit<Standings['groups'][number], 'rows'> & { rows: TableRow[] };
export type TableRow = Omit<Standings['groups'][number]['rows'][number], 'team'> & {
  teamId: number;
};
