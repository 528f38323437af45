import type { conditionBody } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOf, type Here } from '#platform/days.ts';
import { countRows, type Database } from '#platform/db/database.ts';
import { toBoard } from './names.ts';
import { inRange, ofGames, selectMatches } from './repository.ts';

export type Condition = z.output<typeof conditionBody>;

const pageSize = 50;

/** The statuses of each of the clients' words. */
const statuses = {
  live: sql`('live', 'interrupted')`,
  upcoming: sql`('notStarted', 'postponed')`,
  past: sql`('ended', 'awarded', 'abandoned', 'cancelled', 'unknown')`,
} as const;

/** The games a condition names, or null for all. */
export function gamesOf(asked: { gameId?: number; gameIds?: number[] }): number[] | null {
  if (asked.gameId !== undefined) return [asked.gameId];
  return asked.gameIds?.length ? asked.gameIds : null;
}

/** Matches under a condition by page: past ones newest first, all others soonest first. */
export async function findMatches(db: Database, asked: Condition, here: Here, version: number) {
  const conditions: SQL[] = [ofGames(gamesOf(asked))];
  if (asked.leagueId !== undefined) conditions.push(sql`m.league_id = ${asked.leagueId}`);
  if (asked.teamId !== undefined) {
    conditions.push(sql`(m.home_id = ${asked.teamId} or m.away_id = ${asked.teamId})`);
  }
  if (asked.matchIds) conditions.push(sql`m.id = any(${sql.param(asked.matchIds)}::int[])`);
  if (asked.status) conditions.push(sql`m.status in ${statuses[asked.status]}`);
  if (asked.day) conditions.push(inRange(dayOf(asked, here), here.now));
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const newestFirst = asked.status === 'past';
  const order = newestFirst ? sql`m.starts_at desc, m.id desc` : sql`m.starts_at, m.id`;
  const pageIndex = asked.pageIndex ?? 1;
  const size = asked.pageSize ?? pageSize;

  const total = await countRows(db, sql`match m ${where}`);
  const found = await selectMatches(
    db,
    sql`${where} order by ${order} limit ${size} offset ${(pageIndex - 1) * size}`,
  );
  return {
    ...(await toBoard(db, found, version)),
    total,
    pageIndex,
    pageSize: size,
  };
}
