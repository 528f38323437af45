import type { Team } from '@xiongmao/api/catalogue/shapes';
import { isOver, isPast } from '@xiongmao/api/matches/statuses';
import type { Database } from '#platform/db/database.ts';
import { isWorthTables, tablesOf, treesOf } from './get-standings.ts';
import { findSeason, type Season } from './season.ts';
import { cup } from './stages/stages.ts';
import type { Table } from './types.ts';

/** What a season is, in short. */
export interface SeasonFacts {
  teams: number;
  hasTables: boolean;
  hasTree: boolean;
  /** Id of who won it; null while it is played, and where its matches don't tell. */
  championId: number | null;
}

/** Whether nothing is left to be played: what nobody knows the end of was played, too. */
const isPlayedOut = ({ matches }: Season): boolean => matches.every(({ status }) => isPast(status));

export async function seasonFacts(db: Database, seasonId: number): Promise<SeasonFacts> {
  const season = await findSeason(db, seasonId);
  const { teams } = season;
  const isEnough = isWorthTables(season);
  const tables = isEnough ? tablesOf(season) : [];
  const trees = isEnough ? treesOf(season, tables) : [];
  return {
    teams: teams.size,
    hasTables: tables.length > 0,
    hasTree: trees.length > 0,
    championId: isPlayedOut(season) ? championOf(season, tables, trees) : null,
  };
}

/** Leagues of these sports are won in finals, whoever is first before them. */
const wonInFinals = new Set(['basketball', 'baseball', 'americanfootball']);
/** Of two sides that met again and again a file holds some matches of many. */
const fewestSides = 3;

/**
 * Who won the final, where it is what the season is played for: after a league's table it may be for promotion alone, and
 * who came first is not among those who play for it. Else who is first in the table, if all of it was played: a file may
 * hold some matches of many.
 */
function championOf(
  { competition, decided, matches }: Season,
  tables: readonly Table[],
  trees: ReturnType<typeof treesOf>,
): number | null {
  const firsts = tables.filter(({ rows }) => rows[0]?.rank === 1);
  const [first] = firsts;
  const [tree] = trees;
  const leagueAlone = tables.filter(({ split }) => !split).length === 1;
  if (tree && (!leagueAlone || cup.test(competition.name) || isTitle(tree))) return winnerOf(tree);
  if (!first || !leagueAlone) return null;
  const [winner, second] = first.rows;
  if (tree && isIn(tree, winner!.teamId)) return winnerOf(tree);
  if (wonInFinals.has(competition.sport) || first.rows.length < fewestSides) return null;
  const isShared = second?.rank === 1;
  const isKnown = matches.every(({ status }) => isOver(status));
  return isShared || !isKnown || !isComplete(tables, decided) ? null : winner!.teamId;
}

/** Finals that are played for the title whoever was first before, as far as a file tells who that was. */
const title = /\bsuper bowl$/i;
const isTitle = ({ rounds }: ReturnType<typeof treesOf>[number]): boolean =>
  title.test(rounds.at(-1)?.name ?? '');

const isIn = ({ rounds }: ReturnType<typeof treesOf>[number], teamId: number): boolean =>
  rounds.some(({ ties }) =>
    ties.some(({ home, away }) => home.team?.id === teamId || away.team?.id === teamId),
  );

function winnerOf({ rounds }: ReturnType<typeof treesOf>[number]): number | null {
  const last = rounds.at(-1);
  const [final] = last?.ties ?? [];
  const side = last?.teams === 2 ? final?.winner : null;
  const team: Team | null | undefined = side && final?.[side].team;
  return team?.id ?? null;
}

/** Whether each of the league's sides has met each other. */
function isComplete(tables: readonly Table[], decided: Season['decided']): boolean {
  const league = tables.find(({ split }) => !split)!;
  const met = new Set(
    decided.flatMap(({ homeId, awayId, home }) =>
      home === null ? [] : [`${Math.min(homeId, awayId)}/${Math.max(homeId, awayId)}`],
    ),
  );
  const ids = league.rows.map(({ teamId }) => teamId);
  return ids.every((one) => ids.every((other) => one >= other || met.has(`${one}/${other}`)));
}
