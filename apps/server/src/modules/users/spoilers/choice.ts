import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bool, int, listOf, real } from '#platform/db/columns.ts';
import { type Database, preparedRows, rows, type Tx } from '#platform/db/database.ts';

/** Of each account, of what it wants no results; null where it never chose. */
export async function findSpoilers(
  db: Database,
  accountIds: readonly number[],
): Promise<(Spoilers | null)[]> {
  const found = await preparedRows(
    db,
    'spoilers',
    { accountId: int, all: bool, games: listOf(z.int()), leagues: listOf(z.int()) },
    sql`select account_id as "accountId", everything as all, to_jsonb(games) as games,
        to_jsonb(leagues) as leagues
      from spoilers where account_id = any(${sql.param(accountIds)}::int[])`,
  );
  const chosen = new Map(found.map(({ accountId, ...spoilers }) => [accountId, spoilers]));
  return accountIds.map((id) => chosen.get(id) ?? null);
}

export async function keepSpoilers(
  tx: Tx,
  accountId: number,
  { all, games, leagues }: Spoilers,
): Promise<void> {
  await tx.execute(sql`
    insert into spoilers (account_id, everything, games, leagues)
    values (${accountId}, ${all}, ${sql.param(games)}::int[], ${sql.param(leagues)}::int[])
    on conflict (account_id) do update
      set everything = excluded.everything, games = excluded.games, leagues = excluded.leagues,
        changed_at = now()`);
}

/** Accounts that chose within so many ms, and how long ago (ms). */
export const findChosen = (
  db: Database,
  within: number,
): Promise<{ accountId: number; ago: number }[]> =>
  rows(
    db,
    { accountId: int, ago: real },
    sql`select account_id as "accountId", extract(epoch from now() - changed_at)::float8 * 1000 as ago from spoilers
      where changed_at > now() - make_interval(secs => ${within / 1_000})`,
  );

/** Whether an account hides results of what is played there. */
export const hidesThere = (
  account: SQL,
  { gameId, leagueIds }: { gameId: number; leagueIds: readonly number[] },
): SQL => sql`exists (select from spoilers s where s.account_id = ${account}
  and (s.everything or ${gameId} = any(s.games) or s.leagues && ${sql.param([...leagueIds])}::int[]))`;
