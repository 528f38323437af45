import type { ScorecardInnings } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../../programme/book.ts';
import type { Cast } from '../cast.ts';
import type { Roster } from '../roster.ts';
import type { Tally } from '../tally.ts';

export interface Match {
  book: Book;
  cast: Cast;
  tally: Tally;
  rosters: Record<Side, Roster>;
  /** Of each innings that has begun. */
  scorers: Scorer[];
  /** Innings that are over, as they were written down. */
  written: Map<Scorer, ScorecardInnings>;
}

export interface InningsRules {
  overs: number;
  /** Runs of the innings that win the match. */
  target?: number;
  /** The chase is to end level. */
  level?: boolean;
  afterOver?(over: number): void;
  timeUp?(): boolean;
}
