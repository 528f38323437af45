import { z } from 'zod';
import { leagueShape, teamShape } from '../../catalogue/shapes.ts';
import { matchState } from '../../matches/shapes.ts';
import { scorePair, side } from '../../matches/sides.ts';
import type { FigurePair, Figures } from '../figures/figure.ts';

const figurePair: z.ZodType<FigurePair> = z.tuple([z.number(), z.number()]);
export const figures: z.ZodType<Figures> = z.record(z.string(), figurePair);

/** A season of a league, by any of its rows. */
export const seasonRef = z.object({ id: z.int(), name: z.string() });
export type SeasonRef = z.infer<typeof seasonRef>;

export const playerRef = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string().nullable(),
});
export type PlayerRef = z.infer<typeof playerRef>;

/** Whose lines are asked for. */
export const subjects = ['player', 'team'] as const;
export const subject = z.enum(subjects);
export type Subject = z.infer<typeof subject>;

/** A player's or team's place in a table of a season. */
export const rankedLine = z.object({
  /** Null of who has too little of what it is sorted by to be compared: these stand last. */
  place: z.int().nullable(),
  /** Null of a team's line. */
  player: playerRef.nullable(),
  /** Whom a player played for last in the season. */
  team: teamShape.nullable(),
  matches: z.int(),
  figures,
  /** Of shooters: kills by weapon, and headshots among them. */
  weapons: figures.nullable(),
});
export type RankedLine = z.infer<typeof rankedLine>;

/** A table of a season. */
export const ranking = z.object({
  season: seasonRef,
  league: leagueShape,
  /** The tables that anybody has figures in, in their order. */
  tables: z.array(z.string()),
  /** That which is told, and its figures that anybody has. */
  table: z.string(),
  keys: z.array(z.string()),
  sort: z.string(),
  order: z.enum(['asc', 'desc']),
  items: z.array(rankedLine),
  total: z.int(),
  /** Those of the season: what it can be narrowed to. */
  teams: z.array(teamShape),
});
export type Ranking = z.infer<typeof ranking>;

export const seasonChoice = z.object({
  /** The games of which there are lines. */
  gameIds: z.array(z.int()),
  /** The one that is asked for, or the first. */
  gameId: z.int().nullable(),
  /** Of that game, the latest first. */
  seasons: z.array(seasonRef.extend({ league: leagueShape, subjects: z.int() })),
});
export type SeasonChoice = z.infer<typeof seasonChoice>;

const counted = z.object({ matches: z.int(), figures, weapons: figures.nullable() });

/** A season that somebody played for a team. */
export const seasonLine = counted.extend({
  season: seasonRef,
  league: leagueShape,
  team: teamShape,
});
export type SeasonLine = z.infer<typeof seasonLine>;

/** Where somebody stands in a season by a figure. */
export const rank = z.object({
  table: z.string(),
  key: z.string(),
  place: z.int(),
  /** Who is compared. */
  of: z.int(),
});
export type Rank = z.infer<typeof rank>;

const record = {
  gameId: z.int(),
  /** The tables that it has figures in. */
  tables: z.array(z.string()),
  /** The latest first. */
  seasons: z.array(seasonLine),
  career: counted,
  /** In the latest season, the best places first. */
  ranks: z.array(rank),
};

export const playerRecord = z.object({
  player: playerRef.extend({ number: z.int().nullable(), country: z.string().nullable() }),
  /** Whom he played for last. */
  team: teamShape.nullable(),
  ...record,
});
export type PlayerRecord = z.infer<typeof playerRecord>;

export const squadRecord = z.object({
  team: teamShape,
  /** The player that it is, where it plays alone. */
  playerId: z.int().nullable(),
  ...record,
  /** The seasons of which it is known who played. */
  rosters: z.array(seasonRef),
});
export type SquadRecord = z.infer<typeof squadRecord>;

/** What a player or team did in a match. */
export const matchLine = z.object({
  match: z.object({
    id: z.int(),
    gameId: z.int(),
    startsAt: z.string().nullable(),
    timeKnown: z.boolean(),
    round: z.string().nullable(),
    home: teamShape,
    away: teamShape,
    score: scorePair.nullable(),
    winner: matchState.shape.winner,
  }),
  league: leagueShape,
  season: seasonRef,
  side,
  /** Null of a team's line. */
  player: playerRef.nullable(),
  figures,
  weapons: figures.nullable(),
});
export type MatchLine = z.infer<typeof matchLine>;
