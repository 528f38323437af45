import type { conditionBody } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOf, type Here } from '#platform/days.ts';
import { int, listOf, orNull } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { toBoard } from '../names.ts';
import { inRange, ofGames, selectMatches } from '../repository.ts';
import { statusesOf } from '../statuses.ts';

export type Condition = z.output<typeof conditionBody>;

const pageSize = 50;
/** Of more than this a list shows the first; the others are found by day, league or team. */
const mostListed = 2_000;

/** The games a condition names, each once, or null for all. */
export function gamesOf(asked: { gameId?: number; gameIds?: number[] }): number[] | null {
  if (asked.gameId !== undefined) return [asked.gameId];
  return asked.gameIds?.length ? [...new Set(asked.gameIds)] : null;
}

/** Matches under a condition by page, of the first 2,000: past ones newest first, all others soonest first. */
export async function findMatches(db: Database, asked: Condition, here: Here, version: number) {
  const { leagueId, teamId, matchIds, status, day } = asked;
  const gameIds = gamesOf(asked);
  // All rows of the team.
  const teams = sql`array(select catalogue.teams_of(${teamId ?? null}::int))`;
  const where = every(
    sql`m.starts_at is not null and m.same_as is null`,
    gameIds !== null && ofGames(gameIds),
    teamId !== undefined &&
      sql`(m.home_id = any(${teams}) or m.away_id = any(${teams})
        or m.id = any(array(select match_id from lobby where team_ids && ${teams})))`,
    matchIds !== undefined &&
      sql`m.id = any(array(select coalesce(same_as, id) from match
        where id = any(${sql.param(matchIds)}::int[])))`,
    status !== undefined && sql`m.status in ${statusesOf[status]}`,
    day !== undefined && inRange(dayOf(asked, here), here.now),
  );
  const direction = status === 'past' ? sql`desc` : sql`asc`;
  const order = sql`order by m.starts_at ${direction}, m.id ${direction}`;
  const first = (of: SQL) => sql`select m.id, m.starts_at from ${of} ${order} limit ${mostListed}`;
  // Of several games, or rows of a league, the first of each are merged: their index gives them in order.
  const each = (of: SQL, each: SQL) =>
    first(
      sql`${of} one cross join lateral (${first(sql`match m where ${where} and ${each} = one`)}) m`,
    );
  const isByGame = gameIds !== null && !teamId && !matchIds && !day;
  const listed =
    leagueId !== undefined
      ? each(sql`catalogue.leagues_of(${leagueId})`, sql`m.league_id`)
      : isByGame
        ? each(sql`unnest(${sql.param(gameIds)}::int[])`, sql`m.game_id`)
        : first(sql`match m where ${where}`);
  const pageIndex = asked.pageIndex ?? 1;
  const size = asked.pageSize ?? pageSize;
  const [page] = await rows(
    db,
    { total: int, ids: orNull(listOf(int)) },
    sql`with listed as materialized (${listed})
      select (select count(*) from listed) as total, (
        select to_jsonb(array_agg(id)) from (
          select m.id from listed m ${order} limit ${size} offset ${(pageIndex - 1) * size}) page
      ) as ids`,
  );
  const { total, ids } = page!;
  const found = ids
    ? await selectMatches(db, sql`where m.id = any(${sql.param(ids)}::int[]) ${order}`)
    : [];
  return {
    ...(await toBoard(db, found, version)),
    total,
    pageIndex,
    pageSize: size,
  };
}
