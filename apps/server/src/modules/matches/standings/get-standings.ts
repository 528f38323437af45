import type { Standings } from '@xiongmao/api/matches/shapes';
import type { Database } from '#platform/db/database.ts';
import { findMatch } from '../detail/get-match.ts';
import { bracketsOf } from './bracket.ts';
import { favouredBy, rulesOf } from './rules/rules.ts';
import { findSeason } from './season.ts';
import { standings } from './standings.ts';

/** The tables and brackets of a match's season, from its results and those of running matches as they stand. */
export async function getStandings(db: Database, matchId: number): Promise<Standings> {
  const season = await findSeason(db, await findMatch(db, matchId));
  const { competition, matches, decided, teams } = season;
  const tables = standings(decided, competition, rulesOf(competition));
  return {
    league: season.league,
    season: season.name,
    groups: tables.map(({ rows, ...table }) => ({
      ...table,
      rows: rows.map(({ teamId, ...row }) => ({ ...row, team: teams.get(teamId)! })),
    })),
    brackets: bracketsOf(matches, competition, teams, favouredBy(competition, tables)),
  };
}
