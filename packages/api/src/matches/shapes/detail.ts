import { z } from 'zod';
import { leagueShape, type Team, teamShape } from '../../catalogue/shapes.ts';
import { sheet } from '../sheets/sheet.ts';
import { statistic } from './figures.ts';
import { shownIncident } from './incidents.ts';
import { absence, lineup } from './lineups.ts';
import { shownLink } from './links.ts';
import { lobby } from './lobby.ts';
import { pageMatch } from './match.ts';

/** Which tabs a match's data carries. */
export const coverage = z.object({
  incidents: z.boolean(),
  statistics: z.boolean(),
  playerStatistics: z.boolean(),
  lineups: z.boolean(),
  actions: z.boolean(),
  sheet: z.boolean(),
  standings: z.boolean(),
});

export const matchDetail = z.object({
  version: z.int(),
  /** By the server's clock: nothing in it was known later. */
  at: z.iso.datetime(),
  match: pageMatch,
  league: leagueShape,
  season: z.string(),
  /** Both null of a lobby. */
  home: teamShape.nullable(),
  away: teamShape.nullable(),
  /** Null where two sides meet, and as long as nobody knows who takes part. */
  lobby: lobby.nullable(),
  venue: z.string().nullable(),
  coverage,
  incidents: z.array(shownIncident),
  lineups: z.array(lineup),
  statistics: z.array(statistic),
  /** Null where the sport has none, or no source tells it. */
  sheet: sheet.nullable(),
  absences: z.array(absence),
  links: z.array(shownLink),
});
export type AnyMatchDetail = z.infer<typeof matchDetail>;
/** Of two sides. */
export type MatchDetail = AnyMatchDetail & { home: Team; away: Team };
