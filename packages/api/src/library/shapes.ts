import { z } from 'zod';
import { leagueShape, teamShape } from '../catalogue/shapes.ts';
import { matchStatus, pageMatch, periodScore, standings } from '../matches/shapes.ts';
import { scorePair } from '../matches/sides.ts';
import { leagueSections } from './sections.ts';

/** A league in a list of the library. */
export const listedLeague = leagueShape.extend({
  seasons: z.int(),
  /** When the last of its matches that were played began; null where none was, or no day of any is known. */
  latest: z.iso.datetime().nullable(),
});
export type ListedLeague = z.infer<typeof listedLeague>;

/** What the library has of a game. */
export const holding = z.object({
  gameId: z.int(),
  leagues: z.int(),
  seasons: z.int(),
  matches: z.int(),
  /** Of how many of the seasons there is each page. */
  sections: z.record(z.enum(leagueSections), z.int()),
});
export type Holding = z.infer<typeof holding>;

export const librarySeason = z.object({
  id: z.int(),
  /** As its source calls it: "2023-24", "2018". */
  name: z.string(),
  /** Calendar days of its first and last match; null where none is known. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  matches: z.int(),
  /** Of these, those with a result. */
  played: z.int(),
  teams: z.int(),
  /** The pages it has: what it lacks (a knock-out stage, players) is absent. */
  sections: z.array(z.enum(leagueSections)),
  /** Who won it; null while it is played, and where its matches don't tell. */
  champion: teamShape.nullable(),
});
export type LibrarySeason = z.infer<typeof librarySeason>;

/** A league with its seasons, the latest first. */
export const libraryLeague = z.object({ league: leagueShape, seasons: z.array(librarySeason) });
export type LibraryLeague = z.infer<typeof libraryLeague>;

/** The tables of a season, the latest stage first. */
export const seasonTables = standings.omit({ brackets: true });
export type SeasonTables = z.infer<typeof seasonTables>;

/** Its knock-out stages, the latest first. */
export const seasonTree = standings.omit({ groups: true });
export type SeasonTree = z.infer<typeof seasonTree>;

/** A part of a season's schedule: a round, or a month where its source has no rounds. */
export const schedulePart = z.object({
  /** Its place in the season, from 1. */
  place: z.int(),
  stage: z.string().nullable(),
  round: z.string().nullable(),
  /** YYYY-MM; null of a round, and of what has no day. */
  month: z.string().nullable(),
  matches: z.int(),
});
export type SchedulePart = z.infer<typeof schedulePart>;

/** A match of a schedule, without what only its own page shows. */
export const scheduledMatch = pageMatch
  .pick({ id: true, homeId: true, awayId: true, startsAt: true, timeKnown: true, date: true })
  .extend({
    stage: z.string().nullable(),
    round: z.string().nullable(),
    group: z.string().nullable(),
    status: matchStatus,
    score: scorePair.nullable(),
    winner: z.enum(['home', 'away', 'draw']).nullable(),
    /** What was played after the regular time. */
    late: z.array(periodScore.pick({ key: true, home: true, away: true })),
  });
export type ScheduledMatch = z.infer<typeof scheduledMatch>;

export const seasonSchedule = z.object({
  league: leagueShape,
  parts: z.array(schedulePart),
  /** Place of the part whose matches these are; null of those of one side, which are of all. */
  part: z.int().nullable(),
  matches: z.array(scheduledMatch),
  total: z.int(),
  /** Who plays in the season, by id. */
  teams: z.record(z.string(), teamShape),
});
export type SeasonSchedule = z.infer<typeof seasonSchedule>;
