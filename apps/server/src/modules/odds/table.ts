import type { OddsMarket } from '@xiongmao/api/odds/kinds';
import type { OddsPoint } from '@xiongmao/api/odds/shapes';
import {
  bigint,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { match } from '#modules/matches/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const version = (name: string) => bigint(name, { mode: 'number' }).notNull();
const matchId = () =>
  integer('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' });

/** Versions of all matches' odds: whichever rows are shown as one, what is told later has a higher one. */
export const oddsVersion = pgSequence('odds_version');

/**
 * A row that a source has of a match of which there are odds. Whoever adds to them holds it and the row that is shown for it,
 * so that versions of what is shown as one follow each other.
 */
export const oddsMatch = pgTable('odds_match', {
  matchId: matchId().primaryKey(),
  v: version('v').default(0),
  /** When it was found to be over: what bookmakers say from then on is of no match. */
  frozenAt: instant('frozen_at'),
});

const key = () => ({
  matchId: matchId(),
  bookmaker: text().notNull(),
  market: text().$type<OddsMarket>().notNull(),
});

/** A bookmaker's market as the source of the match's row tells it: how it opened and how it stands. */
export const oddsQuote = pgTable(
  'odds_quote',
  {
    ...key(),
    opening: jsonb().$type<OddsPoint>().notNull(),
    openingVersion: version('opening_version'),
    current: jsonb().$type<OddsPoint>().notNull(),
    version: version('version'),
    /** The version at which it changed last. */
    v: version('v'),
    /** Rows of `odds_point`, about. */
    points: smallint().notNull(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.bookmaker, row.market] })],
);

/** All that was said of it. What a newer version says of an earlier instant takes back what came after that. */
export const oddsPoint = pgTable(
  'odds_point',
  {
    ...key(),
    version: version('version'),
    at: instant('at').notNull(),
    point: jsonb().$type<OddsPoint>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.bookmaker, row.market, row.version] })],
);
