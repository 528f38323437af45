import { z } from 'zod';
import { day, instant } from '../fields/dates.ts';
import {
  absence,
  action,
  incident,
  lineup,
  lobbyResult,
  lobbyRound,
  lobbyRules,
  matchLink,
  matchState,
  statistic,
} from '../matches/shapes.ts';
import { sheet } from '../matches/sheets/sheet.ts';
import { toldOdds } from '../odds/shapes.ts';

/** The formats of files that `npm run feed` reads (interfaces: commands). */
export const feedFormats = [
  'openfootball',
  'worldcup',
  'wyscout',
  'nba',
  'nfl',
  'retrosheet',
  'tennis',
  'cricsheet',
  'cs',
  'opendota',
  'badminton',
  'volleyball',
] as const;
export type FeedFormat = (typeof feedFormats)[number];

const sourceId = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(160);

/** Versions order what is said about the same thing: an older one never overwrites a newer one. */
const versioned = {
  /** The source's id of the match. */
  match: sourceId,
  version: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
};

const teamRef = z.object({
  id: sourceId,
  /** Null where the source knows the id alone. */
  name: name.nullable(),
  /** Stands for a side that is still to be found: it takes no one's place. */
  undecided: z.boolean().optional(),
  abbr: z.string().max(12).optional(),
  country: z.string().max(12).optional(),
  /** Id of the same club under another name of the source. */
  sameAs: sourceId.optional(),
});
export type TeamRef = z.infer<typeof teamRef>;

/**
 * What is null or left out is not known: what was known of it before stays. A match of which nobody ever told
 * the day stands on no day's board.
 */
export const fixtureMessage = z.object({
  type: z.literal('fixture'),
  ...versioned,
  gameId: z.int(),
  league: z
    .object({
      id: sourceId,
      name: name.nullable(),
      country: z.string().max(12).optional(),
    })
    .nullable(),
  season: z.string().min(1).max(40).nullable(),
  /** Both null of a lobby: a `lobby` message tells who takes part. */
  home: teamRef.nullable(),
  away: teamRef.nullable(),
  /** Nothing tells who is at home; where it is known, all that comes with this is turned to it. */
  sidesGuessed: z.boolean().optional(),
  /** Instant with offset; null when only the day is known. */
  startsAt: instant.nullable(),
  /** Calendar day at the venue. */
  date: day.nullable(),
  round: z.string().max(120).optional(),
  stage: z.string().max(120).optional(),
  group: z.string().max(60).optional(),
  venue: z.string().max(160).optional(),
  bestOf: z.int().min(1).max(99).optional(),
  /** Periods that are planned, where they are not as many as the sport's: seven innings of baseball. */
  regularPeriods: z.int().min(1).max(9).optional(),
});

/** Status, clock and score, whole: what it leaves out is not so. */
export const stateMessage = z.object({
  type: z.literal('state'),
  ...versioned,
  state: matchState,
});

/** Entries of the timeline, by key. `complete` says there are no others: the rest are withdrawn. */
export const incidentsMessage = z.object({
  type: z.literal('incidents'),
  ...versioned,
  items: z
    .array(
      incident.extend({
        /** Taken back, and why. */
        withdrawn: z.boolean().optional(),
        reason: z.string().max(300).nullable().optional(),
      }),
    )
    .max(5000)
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length, {
      error: 'a key stands twice',
    }),
  complete: z.boolean().optional(),
});

export const lineupMessage = z.object({ type: z.literal('lineup'), ...versioned, lineup });

export const statisticsMessage = z.object({
  type: z.literal('statistics'),
  ...versioned,
  statistics: z.array(statistic).max(400),
});

/** Positions, appended by their order; an order that is there already is left as it is. */
export const actionsMessage = z.object({
  type: z.literal('actions'),
  ...versioned,
  items: z.array(action).max(10_000),
});

/** Who takes part in a lobby, by what rules, and each round as it stands, whole. */
export const lobbyMessage = z.object({
  type: z.literal('lobby'),
  ...versioned,
  lobby: z.object({
    ...lobbyRules,
    teams: z.array(teamRef.extend({ players: z.array(name).max(20).default([]) })).max(100),
    /** Rounds that have begun, in order; teams by their ids. */
    played: z
      .array(
        z.object({
          ...lobbyRound,
          results: z.array(z.object({ teamId: sourceId, ...lobbyResult })).max(100),
        }),
      )
      .max(30),
  }),
});

/** What the sport's scorer writes down, whole. */
export const sheetMessage = z.object({ type: z.literal('sheet'), ...versioned, sheet });

/** Who is missing on either side, whole: who is left out is back. */
export const absencesMessage = z.object({
  type: z.literal('absences'),
  ...versioned,
  absences: z.array(absence).max(100),
});

/** Highlights and playback elsewhere, whole. */
export const linksMessage = z.object({
  type: z.literal('links'),
  ...versioned,
  links: z.array(matchLink).max(100),
});

/** How a bookmaker's market of a match stands; each market has versions of its own. */
export const oddsMessage = z.object({ type: z.literal('odds'), ...versioned, odds: toldOdds });

/** Nothing new, but the source is alive: for one match, or all its live ones. */
export const heartbeatMessage = z.object({
  type: z.literal('heartbeat'),
  match: sourceId.optional(),
});

/** What every source is turned into, and what an operator's own feed pushes. */
export const feedMessage = z.discriminatedUnion('type', [
  fixtureMessage,
  stateMessage,
  incidentsMessage,
  lineupMessage,
  statisticsMessage,
  actionsMessage,
  lobbyMessage,
  sheetMessage,
  absencesMessage,
  linksMessage,
  oddsMessage,
  heartbeatMessage,
]);
export type FeedMessage = z.infer<typeof feedMessage>;
export type FixtureMessage = z.infer<typeof fixtureMessage>;
export type StateMessage = z.infer<typeof stateMessage>;
export type IncidentsMessage = z.infer<typeof incidentsMessage>;
export type IncidentItem = IncidentsMessage['items'][number];
export type LineupMessage = z.infer<typeof lineupMessage>;
export type StatisticsMessage = z.infer<typeof statisticsMessage>;
export type ActionsMessage = z.infer<typeof actionsMessage>;
export type LobbyMessage = z.infer<typeof lobbyMessage>;
export type AbsencesMessage = z.infer<typeof absencesMessage>;
export type LinksMessage = z.infer<typeof linksMessage>;
export type OddsMessage = z.infer<typeof oddsMessage>;
export type SheetMessage = z.infer<typeof sheetMessage>;
