import type { Figures } from '@xiongmao/api/library/figures/figure';
import type { LeagueSection } from '@xiongmao/api/library/sections';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { season, team } from '#modules/catalogue/table.ts';
import { match } from '#modules/matches/table.ts';

export const subjects = ['player', 'team'] as const;
export type Subject = (typeof subjects)[number];

/** Whose figures: a player's or a team's row, as its source told it. What is shown as one is added up when it is read. */
const subject = {
  of: text().$type<Subject>().notNull(),
  subjectId: integer('subject_id').notNull(),
  /** Of a player, whom he played for. */
  teamId: integer('team_id')
    .notNull()
    .references(() => team.id),
};
const counted = {
  figures: jsonb().$type<Figures>().notNull(),
  /** Kills by weapon, and how many of them were headshots. */
  weapons: jsonb().$type<Figures | null>(),
};

/** What a player or team did in a match that is over; made of what is told of it (`lines/make-lines.ts`). */
export const matchLine = pgTable(
  'match_line',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    ...subject,
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    side: text().$type<'home' | 'away'>().notNull(),
    ...counted,
  },
  (row) => [
    primaryKey({ columns: [row.matchId, row.of, row.subjectId] }),
    index('match_line_subject').on(row.of, row.subjectId, row.seasonId, row.teamId),
    index('match_line_season').on(row.seasonId, row.of),
  ],
);

/** The sum of a season's lines. */
export const seasonLine = pgTable(
  'season_line',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    ...subject,
    matches: integer().notNull(),
    ...counted,
  },
  (row) => [
    primaryKey({ columns: [row.seasonId, row.of, row.subjectId, row.teamId] }),
    index('season_line_subject').on(row.of, row.subjectId),
  ],
);

/** By which edition of the rules a match's lines were made: those of an earlier one are made anew. */
export const matchLined = pgTable('match_lined', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  edition: smallint().notNull(),
});

/** What is worked out of a season for lists of seasons, kept until one of its matches changes. */
export const librarySeason = pgTable('library_season', {
  seasonId: integer('season_id').primaryKey(),
  /** Of `matches.season_change`, before it was worked out; 0 where none was told. */
  version: bigint({ mode: 'number' }).notNull(),
  /** By which rules it was worked out (`leagues/kept-seasons.ts`). */
  rules: integer().notNull(),
  firstDay: date('first_day', { mode: 'string' }),
  lastDay: date('last_day', { mode: 'string' }),
  matches: integer().notNull(),
  played: integer().notNull(),
  teams: integer().notNull(),
  sections: text().array().$type<LeagueSection[]>().notNull(),
  championId: integer('champion_id'),
});
