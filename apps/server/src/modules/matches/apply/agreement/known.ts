import type { RuleInWords } from '@xiongmao/api/matches/dispute-rules';
import type {
  DisputedField,
  Lobby,
  MatchStatus,
  PeriodScore,
  Statistic,
} from '@xiongmao/api/matches/shapes';
import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

/** What is known of a match, from wherever it came. */
export interface Known {
  status: MatchStatus;
  phase: string | null;
  score: ScorePair | null;
  periods: readonly PeriodScore[];
  winner: 'home' | 'away' | 'draw' | null;
  note: string | null;
  /** Told before the day of the match had begun anywhere. */
  isEarly: boolean;
  /** Entries that score or tell a score, in the order of the timeline; withdrawn ones left out. */
  entries: readonly Entry[];
  statistics: readonly Statistic[];
  /** The score at the end of each part of the sheet that has one, by its key. */
  sheet: readonly ({ key: string } & ScorePair)[];
  /** Cricket's, looked at once the match is over; null where there is none. */
  scorecard: ScorecardSheet | null;
  /** American football's last possession, of a match that is over: when it began, and the score after it. */
  drive: (ScorePair & { period: string }) | null;
  /** How many plays of its box score can't be as they are told. */
  faults: number;
  /** Null where two sides meet. */
  lobby: Pick<Lobby, 'rounds' | 'teamSize' | 'played'> | null;
}

export interface Entry {
  key: string;
  period: string | null;
  kind: string;
  side: Side | null;
  score: ScorePair | null;
}

/** Two things that are said of a match and can't both be so. */
export interface Contradiction {
  field: DisputedField;
  /** What is wrong, in words. */
  rule: RuleInWords;
  values: Readonly<Record<string, unknown>>;
}
