import type { SportKey } from '../catalogue/sports.ts';
import type { PlayType } from './rules.ts';

/** Both ends included. */
export interface Range {
  min: number;
  max: number;
}

/** Lines between which either side can still win: beyond them a pick is a sure thing. */
export interface Lines {
  /** The most that a side gets or gives. */
  handicap: number;
  total: Range;
}

const lines = (handicap: number, min: number, max: number): Lines => ({
  handicap,
  total: { min, max },
});

/** Of matches that count points, goals or runs; of a half where one is predicted. */
export const matchLines: Record<SportKey, { full: Lines; half?: Lines } | null> = {
  soccer: { full: lines(3.5, 1, 6.5), half: lines(2, 0.5, 3.5) },
  basketball: { full: lines(35, 120, 300), half: lines(20, 60, 150) },
  baseball: { full: lines(5.5, 4.5, 15) },
  cricket: { full: lines(150, 100, 1_500) },
  americanFootball: { full: lines(24.5, 28, 70), half: lines(14, 10, 36) },
  tennis: null,
  snooker: null,
  volleyball: null,
  tableTennis: null,
  badminton: null,
  mobaBestOf: null,
  roundsBestOf: null,
  pointsBestOf: null,
  battleRoyale: null,
  generic: { full: lines(50, 1, 400) },
};

/** Of what is counted inside one map, set or frame: games, points, kills or rounds. */
export const partLines: Record<SportKey, Lines | null> = {
  soccer: null,
  basketball: null,
  baseball: null,
  cricket: null,
  americanFootball: null,
  tennis: lines(5.5, 6.5, 12.5),
  snooker: lines(100, 30, 140),
  volleyball: lines(12.5, 20, 60),
  tableTennis: lines(8.5, 12.5, 30),
  badminton: lines(16.5, 22.5, 55),
  mobaBestOf: lines(25, 10, 90),
  roundsBestOf: lines(11.5, 7.5, 36),
  pointsBestOf: lines(50, 0.5, 250),
  battleRoyale: null,
  generic: null,
};

/**
 * Of the maps, sets or frames of a best of n; n = 1 has no total, as it is always 1. Where nobody knows n
 * nobody knows how many there can be.
 */
export function seriesLines(bestOf: number | null): { handicap: number; total: Range | null } {
  if (bestOf === null) return { handicap: 1.5, total: null };
  const wins = Math.floor(bestOf / 2) + 1;
  const total = { min: wins + 0.5, max: bestOf - 0.5 };
  return { handicap: wins - 0.5, total: total.min <= total.max ? total : null };
}

/** Decimal odds that are plausible: a line makes both sides about as likely. */
export const oddsOf: Record<PlayType, Range> = {
  winner: { min: 1.01, max: 15 },
  handicap: { min: 1.01, max: 5 },
  total: { min: 1.01, max: 5 },
  maps: { min: 1.01, max: 30 },
};
