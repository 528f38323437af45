import type { Standings } from '@xiongmao/api/matches/shapes';
import type { TableScope } from '@xiongmao/api/matches/table-scopes';
import type { Database } from '#platform/db/database.ts';
import { findMatch } from '../detail/get-match.ts';
import { bracketsOf } from './bracket.ts';
import { favouredBy, rulesOf } from './rules/rules.ts';
import { findSeason, type Season } from './season.ts';
import { standings } from './standings.ts';
import type { Table } from './types.ts';

/** The tables and brackets of a match's season, from its results and those of running matches as they stand. */
export async function getStandings(db: Database, matchId: number): Promise<Standings> {
  const season = await findSeason(db, (await findMatch(db, matchId)).season_id);
  const tables = tablesOf(season);
  return { ...headOf(season), groups: named(tables, season), brackets: treesOf(season, tables) };
}

/** Of a few matches that are known by chance there is no table worth a page. */
const fewest = 4;

export const isWorthTables = ({ matches }: Pick<Season, 'matches'>): boolean =>
  matches.length >= fewest;

/** The tables alone of a season that has a page of them, of all matches or some of each side. */
export async function getTables(db: Database, seasonId: number, scope: TableScope) {
  const season = await findSeason(db, seasonId);
  const tables = isWorthTables(season) ? tablesOf(season, scope) : [];
  return { ...headOf(season), groups: named(tables, season) };
}

/** The brackets alone of a season. */
export async function getTrees(db: Database, seasonId: number) {
  const season = await findSeason(db, seasonId);
  return { ...headOf(season), brackets: treesOf(season, tablesOf(season)) };
}

const headOf = ({ league, name }: Season) => ({ league, season: name });

export const tablesOf = ({ decided, competition }: Season, scope?: TableScope): Table[] =>
  standings(decided, competition, rulesOf(competition), scope);

export const treesOf = ({ matches, competition, teams }: Season, tables: readonly Table[]) =>
  bracketsOf(matches, competition, teams, favouredBy(competition, tables));

const named = (tables: readonly Table[], { teams }: Season): Standings['groups'] =>
  tables.map(({ rows, ...table }) => ({
    ...table,
    rows: rows.map(({ teamId, ...row }) => ({ ...row, team: teams.get(teamId)! })),
  }));
