import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Where a row came from: unique together, so that the same source's thing is one row. */
const origin = {
  source: text().notNull(),
  sourceId: text('source_id').notNull(),
};

/** What else it is called, and how its name is spoken, by an operator's word (`names/name-otherwise.ts`). */
const otherNames = {
  aliases: text().array().notNull().default([]),
  readings: text().array().notNull().default([]),
};

/** The row that is shown for this one: what its open link says (`links/links.ts` keeps it so); null for itself. */
const sameAs = () => integer('same_as');

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const league = pgTable(
  'league',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id').notNull(),
    ...origin,
    name: text().notNull(),
    country: text(),
    ...otherNames,
    sameAs: sameAs(),
  },
  (row) => [
    unique().on(row.source, row.sourceId),
    index('league_same_index').on(row.sameAs).where(sql`same_as is not null`),
  ],
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
    ...otherNames,
    sameAs: sameAs(),
  },
  (row) => [
    unique().on(row.source, row.sourceId),
    index('team_same_index').on(row.sameAs).where(sql`same_as is not null`),
    index('team_identity_index').on(sql`coalesce(proven, identity)`),
    index('team_club_index')
      .on(sql`coalesce(proven, club)`, row.source)
      .where(sql`coalesce(proven, club) is not null`),
    // Which sides a player is.
    index('team_player_index').on(row.source, sql`coalesce(club, source_id)`),
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
    ...otherNames,
    sameAs: sameAs(),
  },
  (row) => [
    unique().on(row.source, row.sourceId),
    index('player_same_index').on(row.sameAs).where(sql`same_as is not null`),
  ],
);

/**
 * That a row is shown as another, by somebody's word or a rule's. An open one always leads to a row that has none itself; what
 * ended stays as history.
 */
export const link = pgTable(
  'link',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<LinkKind>().notNull(),
    rowId: integer('row_id').notNull(),
    shownId: integer('shown_id').notNull(),
    /** Null by a rule, which is the reason then. */
    by: integer(),
    reason: text().notNull(),
    at: instant('at').notNull(),
    /** The link that brought this one along: the row was shown as the one that was merged then. */
    broughtBy: integer('brought_by'),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by'),
    endedReason: text('ended_reason'),
    /** The link that took this one's place, until that one is undone. */
    endedFor: integer('ended_for'),
  },
  (row) => [
    uniqueIndex('link_open').on(row.kind, row.rowId).where(sql`ended_at is null`),
    index('link_shown').on(row.kind, row.shownId).where(sql`ended_at is null`),
    index('link_replaced').on(row.endedFor).where(sql`ended_for is not null`),
    check('link_leads_on', sql`row_id <> shown_id`),
  ],
);

/** That two are not the same, by somebody's word: no rule joins or proposes them again. */
export const notSame = pgTable(
  'not_same',
  {
    kind: text().$type<LinkKind>().notNull(),
    oneId: integer('one_id').notNull(),
    otherId: integer('other_id').notNull(),
    by: integer().notNull(),
    reason: text().notNull(),
    at: instant('at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.oneId, row.otherId] }),
    index('not_same_other').on(row.kind, row.otherId),
    check('not_same_order', sql`one_id < other_id`),
  ],
);
