import type {
  Absence,
  DisputedField,
  LineupPlayer,
  Lobby,
  LobbySummary,
  MatchClock,
  MatchLink,
  MatchStatus,
  PeriodScore,
  ScoreColumn,
  ShownState,
  Statistic,
} from '@xiongmao/api/matches/shapes';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Side } from '@xiongmao/api/matches/sides';
import { inPlay } from '@xiongmao/api/matches/statuses';
import type { Occasion } from '@xiongmao/api/users/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { league, season, team } from '#modules/catalogue/table.ts';
import { account } from '#modules/identity/table.ts';
import type { Fixes } from './fixes/fixes.ts';
import { oneOf } from './statuses.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const version = (name: string) => bigint(name, { mode: 'number' }).notNull().default(-1);

export const match = pgTable(
  'match',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    gameId: integer('game_id').notNull(),
    leagueId: integer('league_id')
      .notNull()
      .references(() => league.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    /** Both null of a lobby, whose teams stand in `lobby`. */
    homeId: integer('home_id').references(() => team.id),
    awayId: integer('away_id').references(() => team.id),
    /** With `timeKnown` false: noon UTC of `date`; null where no day is known. */
    startsAt: instant('starts_at'),
    timeKnown: boolean('time_known').notNull(),
    /** Calendar day at the venue. */
    date: date({ mode: 'string' }),
    /** How often it was moved, called off or on again; a trigger counts. */
    replanned: integer().notNull().default(0),
    /** Earlier starts of a rescheduled match, oldest first. */
    movedFrom: instant('moved_from').array().notNull().default(sql`'{}'`),
    round: text(),
    stage: text(),
    group: text('group_name'),
    venue: text(),
    bestOf: smallint('best_of'),
    /** Null where the match has as many as its sport. */
    regularPeriods: smallint('regular_periods'),
    demo: boolean().notNull().default(false),
    /** The row that boards show for this one: another source's of the same match (`apply/same`). */
    sameAs: integer('same_as'),
    /** The other sources whose rows this one is shown for. */
    alsoFrom: text('also_from').array().notNull().default(sql`'{}'`),
    fixtureVersion: version('fixture_version'),

    status: text().$type<MatchStatus>().notNull().default('notStarted'),
    phase: text(),
    clock: jsonb().$type<MatchClock | null>(),
    scoreHome: integer('score_home'),
    scoreAway: integer('score_away'),
    periods: jsonb().$type<PeriodScore[]>().notNull().default([]),
    columns: jsonb().$type<ScoreColumn[]>().notNull().default([]),
    winner: text().$type<'home' | 'away' | 'draw' | null>(),
    note: text(),
    /** How a lobby stands; null where two sides meet. */
    lobby: jsonb().$type<LobbySummary | null>(),
    stateVersion: version('state_version'),
    /** What an operator has set by hand, with what the row's source says of it (`fixes/`). */
    fixes: jsonb().$type<Fixes | null>(),
    amended: text().$type<ShownState['amended']>(),
    /** Since when: what was taken back is news for some minutes. */
    amendedAt: instant('amended_at'),
    /** Fields that contradict the rest (`agreement.ts`): nothing is settled on them. */
    disputed: text().array().$type<DisputedField[]>().notNull().default(sql`'{}'`),
    heardAt: instant('heard_at').notNull(),
    stale: boolean().notNull().default(false),

    hasIncidents: boolean('has_incidents').notNull().default(false),
    hasStatistics: boolean('has_statistics').notNull().default(false),
    hasPlayerStatistics: boolean('has_player_statistics').notNull().default(false),
    hasLineups: boolean('has_lineups').notNull().default(false),
    hasActions: boolean('has_actions').notNull().default(false),
    hasSheet: boolean('has_sheet').notNull().default(false),
    hasAbsences: boolean('has_absences').notNull().default(false),
    hasLinks: boolean('has_links').notNull().default(false),
  },
  (row) => [
    unique().on(row.source, row.sourceId),
    check('match_sides', sql`(home_id is null) = (away_id is null)`),
    // Days are counted and listed from these alone, without a look at the rows.
    index('match_day_index')
      .on(row.startsAt, row.gameId, row.leagueId, row.timeKnown, row.status)
      .where(sql`same_as is null`),
    index('match_same_index').on(row.sameAs).where(sql`same_as is not null`),
    index('match_date_index').on(row.date).where(sql`not time_known`),
    index('match_game_index').on(row.gameId, row.startsAt, row.status),
    index('match_league_index').on(row.leagueId, row.startsAt, row.status),
    index().on(row.seasonId),
    index().on(row.homeId, row.startsAt),
    index().on(row.awayId, row.startsAt),
    index('match_live_index')
      .on(row.gameId)
      .where(sql`status in ${oneOf(inPlay)}`),
    index('match_upcoming_index').on(row.startsAt).where(sql`status = 'notStarted'`),
    // Arrays sort by their first entry; what moved more than once is rare.
    index('match_moved_index').on(row.movedFrom).where(sql`moved_from <> '{}'`),
    index('match_moved_again_index').on(row.id).where(sql`cardinality(moved_from) > 1`),
    index('match_disputed_index').on(row.id).where(sql`disputed <> '{}'`),
  ],
);

const matchId = () =>
  integer('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' });

export const incident = pgTable(
  'incident',
  {
    matchId: matchId(),
    key: text().notNull(),
    order: integer('place').notNull(),
    period: text(),
    minute: smallint(),
    added: smallint(),
    seconds: real(),
    kind: text().notNull(),
    side: text().$type<Side | null>(),
    playerId: text('player_id'),
    player: text(),
    other: text(),
    scoreHome: integer('score_home'),
    scoreAway: integer('score_away'),
    text: text(),
    x: real(),
    y: real(),
    state: text().$type<'current' | 'corrected' | 'withdrawn'>().notNull().default('current'),
    reason: text(),
    /** When it was first heard of. */
    at: instant('at'),
    version: version('version'),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.key] })],
);

export const lineup = pgTable(
  'lineup',
  {
    matchId: matchId(),
    side: text().$type<Side>().notNull(),
    formation: text(),
    coach: text(),
    /** Expected, not announced; null where it is not said. */
    probable: boolean(),
    players: jsonb().$type<LineupPlayer[]>().notNull(),
    version: version('version'),
  },
  (row) => [
    primaryKey({ columns: [row.matchId, row.side] }),
    // Whose matches a player's are. What is new goes into it at once: a list of it would be read through by each search.
    index('lineup_player_index')
      .using('gin', sql`jsonb_path_query_array(${row.players}, '$[*].playerId')`)
      .with({ fastupdate: false }),
  ],
);

export const matchStatistics = pgTable('match_statistics', {
  matchId: matchId().primaryKey(),
  statistics: jsonb().$type<Statistic[]>().notNull(),
  version: version('version'),
});

export const lobby = pgTable(
  'lobby',
  {
    matchId: matchId().primaryKey(),
    teamIds: integer('team_ids').array().notNull(),
    facts: jsonb().$type<StoredLobby>().notNull(),
    version: version('version'),
  },
  (row) => [index('lobby_team_index').using('gin', row.teamIds)],
);

/** A lobby as fans get it, teams by their ids. */
export type StoredLobby = Omit<Lobby, 'teams'> & {
  teams: { teamId: number; players: string[] }[];
};

export const matchSheet = pgTable('match_sheet', {
  matchId: matchId().primaryKey(),
  sheet: jsonb().$type<Sheet>().notNull(),
  version: version('version'),
});

export const matchAbsences = pgTable('match_absences', {
  matchId: matchId().primaryKey(),
  absences: jsonb().$type<Absence[]>().notNull(),
  version: version('version'),
});

export const matchLinks = pgTable('match_links', {
  matchId: matchId().primaryKey(),
  links: jsonb().$type<MatchLink[]>().notNull(),
  version: version('version'),
});

export const action = pgTable(
  'action',
  {
    matchId: matchId(),
    order: integer('place').notNull(),
    period: text().notNull(),
    second: real().notNull(),
    kind: text().notNull(),
    side: text().$type<Side>().notNull(),
    player: text(),
    x: real().notNull(),
    y: real().notNull(),
    toX: real('to_x'),
    toY: real('to_y'),
    success: boolean(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.order] })],
);

/** What changed and was not yet told: emptied by the one process that ticks. */
export const matchChange = pgTable('match_change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  matchId: integer('match_id').notNull(),
  part: text().$type<ChangedPart>().notNull(),
  /** Incident key, lineup side, first action place, key of a sheet's part, or what a new state turned the match into, by part. */
  ref: text(),
});
export const changedParts = [
  'fixture',
  'state',
  'incident',
  'lineup',
  'statistics',
  'actions',
  'lobby',
  'sheet',
  'absences',
  'links',
] as const;
export type ChangedPart = (typeof changedParts)[number];

/** The ticks of the last minutes, as every process announces them. */
export const tick = pgTable('tick', {
  version: bigint({ mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  payload: jsonb().notNull(),
});

/** The version of the last tick that touched each stream. */
export const stream = pgTable('stream', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** The last tick in which a match of each season changed. */
export const seasonChange = pgTable('season_change', {
  seasonId: integer('season_id').primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** A person's favourite matches. */
export const matchFavourite = pgTable(
  'match_favourite',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    at: instant('at').notNull(),
    /** What of it is told; null: as preferences have it. */
    occasions: text().array().$type<Occasion[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.matchId] }),
    index('match_favourite_match').on(table.matchId),
  ],
);

/** The calendar of what a person follows, for who knows its token. */
export const matchCalendar = pgTable('match_calendar', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  tokenHash: text('token_hash').notNull().unique(),
  /** Of the page that it was made on: for whoever has chosen none. Null: not known. */
  language: text(),
  madeAt: instant('made_at').notNull(),
  readAt: instant('read_at'),
});
