import { z } from 'zod';

/** PandaScore, as far as it is read: matches of its REST API, and what its sockets tell of games in play. */
const id = z.int().min(0);
const instant = z.iso.datetime({ offset: true });
const count = z.int().min(0).max(100_000);

export const match = z.object({
  id,
  status: z.string(),
  begin_at: instant.nullish(),
  scheduled_at: instant.nullish(),
  modified_at: instant,
  number_of_games: z.int().min(0).max(99).nullish(),
  forfeit: z.boolean().nullish(),
  draw: z.boolean().nullish(),
  winner_id: id.nullish(),
  videogame: z.object({ slug: z.string() }),
  league: z.object({ id, name: z.string().min(1) }),
  serie: z.object({ full_name: z.string().nullish(), year: z.int().nullish() }).nullish(),
  tournament: z.object({ name: z.string().nullish() }).nullish(),
  opponents: z.array(
    z.object({
      opponent: z.object({
        id,
        name: z.string().min(1),
        acronym: z.string().nullish(),
        location: z.string().nullish(),
      }),
    }),
  ),
  results: z.array(
    z.object({ team_id: id.nullish(), player_id: id.nullish(), score: count.nullish() }),
  ),
  games: z
    .array(
      z.object({
        id,
        position: z.int().min(1).max(99),
        status: z.string(),
        winner: z.object({ id: id.nullish() }).nullish(),
      }),
    )
    .max(99),
  live: z.object({ supported: z.boolean().nullish(), opens_at: instant.nullish() }).nullish(),
});
export type Match = z.infer<typeof match>;

export const change = z.object({
  change_type: z.string(),
  id,
  type: z.string(),
  object: z.unknown(),
});
export const deleted = z.object({ reason: z.string().nullish() });

const side = z.object({
  id,
  kills: count.nullish(),
  round_score: count.nullish(),
});

/** A game as it stands. Its two sides are named as the game has them. */
export const frame = z.object({
  game: z.object({ id }),
  /** In seconds; what is further on is none, and would outrun all that comes after. */
  current_timestamp: z.number().min(0).max(100_000).nullish(),
  paused: z.boolean().nullish(),
  map: z.object({ name: z.string() }).nullish(),
  round: count.nullish(),
  blue: side.nullish(),
  red: side.nullish(),
  radiant: side.nullish(),
  dire: side.nullish(),
  counter_terrorists: side.nullish(),
  terrorists: side.nullish(),
});
export type Frame = z.infer<typeof frame>;

/** Who did or suffered something: itself, or as the object of its kind. */
const actor = z
  .object({
    name: z.string().nullish(),
    team_id: id.nullish(),
    object: z.object({ name: z.string().nullish(), team_id: id.nullish() }).nullish(),
  })
  .nullish()
  .transform((told) => ({
    name: told?.name ?? told?.object?.name ?? null,
    teamId: told?.team_id ?? told?.object?.team_id ?? null,
  }));

export const event = z.object({
  id: z.union([z.int(), z.string()]),
  type: z.string(),
  game: z.object({ id }),
  ingame_timestamp: z.number().min(0).max(100_000).nullish(),
  payload: z
    .object({
      killer: actor,
      killed: actor,
      round_number: z.int().min(0).nullish(),
      team_id: id.nullish(),
      team: z.object({ id }).nullish(),
    })
    .nullish(),
});
export type Event = z.infer<typeof event>;
