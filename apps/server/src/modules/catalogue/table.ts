import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Where a row came from: unique together, so that the same source's thing is one row. */
const origin = {
  source: text().notNull(),
  sourceId: text('source_id').notNull(),
};

export const league = pgTable(
  'league',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id').notNull(),
    ...origin,
    name: text().notNull(),
    country: text(),
  },
  (row) => [unique().on(row.source, row.sourceId)],
);

export const season = pgTable(
  'season',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leagueId: integer('league_id')
      .notNull()
      .references(() => league.id),
    name: text().notNull(),
    /** What the league was called in that season. */
    leagueName: text('league_name').notNull(),
  },
  (row) => [unique().on(row.leagueId, row.name)],
);

export const team = pgTable(
  'team',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id').notNull(),
    ...origin,
    name: text().notNull(),
    abbr: text(),
    country: text(),
    /** The same in all rows of one club whose name changes in its source. */
    club: text(),
    /** The same in all sources, as far as names tell. */
    identity: text(),
    /** Who it is by whom it played and when: stands before what its name says, as club and identity. */
    proven: text(),
    /** Stands for a side that is still to be found. */
    undecided: boolean().notNull().default(false),
  },
  (row) => [
    unique().on(row.source, row.sourceId),
    index('team_identity_index').on(sql`coalesce(proven, identity)`),
    index('team_club_index')
      .on(sql`coalesce(proven, club)`, row.source)
      .where(sql`coalesce(proven, club) is not null`),
  ],
);

export const player = pgTable(
  'player',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id').notNull(),
    ...origin,
    name: text().notNull(),
    position: text(),
  },
  (row) => [unique().on(row.source, row.sourceId)],
);
