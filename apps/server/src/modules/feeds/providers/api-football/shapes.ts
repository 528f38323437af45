import { z } from 'zod';
import { mostEntries } from '../provider.ts';

/** API-Football v3, as far as it is read. What it leaves out or gives as null is not known. */
const id = z.int().min(0);
const goals = z.int().min(0).max(999).nullish();
const pair = z.object({ home: goals, away: goals }).nullish();
const person = z.object({ id: id.nullish(), name: z.string().nullish() }).nullish();
/** Of an instant that a date can be made of. */
const seconds = z.int().min(0).max(4_102_444_800).nullish();

export const fixtureEntry = z.object({
  fixture: z.object({
    id,
    date: z.iso.datetime({ offset: true }),
    periods: z.object({ first: seconds, second: seconds }).nullish(),
    venue: z.object({ name: z.string().nullish(), city: z.string().nullish() }).nullish(),
    status: z.object({
      short: z.string(),
      long: z.string().nullish(),
      elapsed: z.int().min(0).max(300).nullish(),
      extra: z.int().min(0).max(60).nullish(),
    }),
  }),
  league: z.object({
    id,
    name: z.string().min(1),
    country: z.string().nullish(),
    season: z.int(),
    round: z.string().nullish(),
  }),
  teams: z.object({
    home: z.object({ id, name: z.string().min(1), winner: z.boolean().nullish() }),
    away: z.object({ id, name: z.string().min(1), winner: z.boolean().nullish() }),
  }),
  goals: z.object({ home: goals, away: goals }),
  score: z.object({ halftime: pair, fulltime: pair, extratime: pair, penalty: pair }),
  /** With one match asked about, or those in play; each is read by itself. */
  events: z.array(z.unknown()).max(500).nullish(),
  lineups: z.array(z.unknown()).max(10).nullish(),
  statistics: z.array(z.unknown()).max(10).nullish(),
  players: z.array(z.unknown()).max(10).nullish(),
});
export type FixtureEntry = z.infer<typeof fixtureEntry>;

export const event = z.object({
  time: z.object({
    elapsed: z.int().min(-10).max(300),
    extra: z.int().min(0).max(60).nullish(),
  }),
  team: z.object({ id }),
  player: person,
  assist: person,
  type: z.string(),
  detail: z.string().nullish(),
  comments: z.string().nullish(),
});
export type Event = z.infer<typeof event>;

const inSquad = z.object({
  player: z.object({
    id: id.nullish(),
    name: z.string().min(1),
    number: z.int().min(0).max(999).nullish(),
    pos: z.string().nullish(),
  }),
});

export const teamLineup = z.object({
  team: z.object({ id }),
  formation: z.string().max(20).nullish(),
  coach: z.object({ name: z.string().nullish() }).nullish(),
  startXI: z.array(inSquad).nullish(),
  substitutes: z.array(inSquad).nullish(),
});
export type TeamLineup = z.infer<typeof teamLineup>;

export const teamStatistics = z.object({
  team: z.object({ id }),
  statistics: z.array(
    z.object({ type: z.string(), value: z.union([z.number(), z.string(), z.null()]) }),
  ),
});

const figure = z.union([z.number(), z.string()]).nullish();
const figures = z.record(z.string(), z.unknown()).nullish();

export const teamPlayers = z.object({
  team: z.object({ id }),
  players: z.array(
    z.object({
      player: z.object({ id: id.nullish() }),
      statistics: z.array(
        z.object({
          games: z.object({ minutes: figure, rating: figure }).nullish(),
          shots: figures,
          goals: figures,
          passes: figures,
          tackles: figures,
          duels: figures,
          dribbles: figures,
          fouls: figures,
          cards: figures,
          offsides: figure,
        }),
      ),
    }),
  ),
});
export type TeamPlayers = z.infer<typeof teamPlayers>;

/** What every answer is. `errors` is an empty list where there is none, else an object by what is wrong. */
export const envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  paging: z.object({ current: z.int(), total: z.int() }),
  response: z.array(z.unknown()).max(mostEntries),
});
export type Envelope = z.infer<typeof envelope>;
