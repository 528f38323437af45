import { createHash } from 'node:crypto';
import type { Database } from '../server-code.ts';

/** What each of the plans here costs. */
export const price = 10;

/** Accounts with gold, each with a session whose token is `buyer<n>`; answers their first uid. */
export async function makeBuyers({ $client }: Database, count: number): Promise<number> {
  const { rows } = await $client.query<{ id: number }>(
    `insert into account (username, created_at) select 'buyer' || n, now() - interval '30 days'
      from generate_series(1, $1) n returning id`,
    [count],
  );
  const first = rows[0]!.id;
  const hashes = rows.map((_, n) => createHash('sha256').update(tokenOf(n)).digest('hex'));
  await $client.query(
    `insert into session (id, token_hash, account_id, created_at, last_seen_at, proven_at, ip, user_agent)
      select gen_random_uuid(), hash, $1 + n - 1, now(), now(), now(), '', ''
      from unnest($2::text[]) with ordinality as given(hash, n)`,
    [first, hashes],
  );
  await $client.query(
    `insert into ledger_account (kind, owner_id) select 'user', id from account where id >= $1`,
    [first],
  );
  await $client.query(
    `select move_gold('gift:' || a.id, 'welcome', b.id, a.id, 10000000, 'welcome', null, now())
      from ledger_account a, ledger_account b where a.owner_id >= $1 and b.kind = 'bonus'`,
    [first],
  );
  await $client.query('vacuum analyze account, session, ledger_account');
  return first;
}

export const tokenOf = (buyer: number) => `buyer${buyer}`;

/** Plans of a new expert on a match that begins in a day, all of them on sale; answers the first's id. */
export async function makePlans(
  { $client }: Database,
  { match, expert, count }: { match: string; expert: string; count: number },
): Promise<number> {
  const { rows } = await $client.query<{ id: number; expert: number }>(
    `with expert_account as (
        insert into account (username, roles, created_at) values ($2, '{user,expert}', now()) returning id
      ), expert_row as (
        insert into expert (account_id, state, introduction, applied_at, approved_at)
        select id, 'approved', '', now(), now() from expert_account returning account_id
      ), earnings as (
        insert into ledger_account (kind, owner_id) select 'earnings', account_id from expert_row
      ), played as (
        update match set starts_at = now() + interval '1 day' where source_id = $1 returning id
      )
      select played.id, account_id as expert from played, expert_row`,
    [match, expert],
  );
  const [{ id: matchId, expert: expertId }] = rows as [{ id: number; expert: number }];
  const { rows: plans } = await $client.query<{ id: number }>(
    `insert into plan (expert_id, match_id, game_id, planned_start, title, content, label, play_type,
        level, pick, odds, price, refund, viewing, state, created_at, released_at, position, salt,
        previous, seal)
      select $1, $2, 202, now() + interval '1 day', 'A plan of the benchmark', 'Nothing', '', 'winner',
        'full', 'home', 2, $3, true, 'login', 'published', now(), now(), n, '', '', ''
      from generate_series(1, $4) n returning id`,
    [expertId, matchId, price, count],
  );
  await $client.query('analyze plan');
  return plans[0]!.id;
}

/** Paid broadcasts on air, each of an anchor of its own; answers the first's id. */
export async function makeRooms({ $client }: Database, count: number): Promise<number> {
  const { rows } = await $client.query<{ id: number }>(
    `with made as (
        insert into account (username, roles, created_at)
        select 'anchor' || n, '{user,anchor}', now() from generate_series(1, $1) n returning id
      ), streaming as (
        insert into anchor (account_id, state, introduction, applied_at, approved_at)
        select id, 'approved', '', now(), now() from made returning account_id
      )
      insert into broadcast (anchor_id, title, language, price, preview_seconds, began_at, on_air_at)
      select account_id, 'A room of the benchmark', 'en', $2, 30, now(), now() from streaming
      returning id`,
    [count, price],
  );
  await $client.query('analyze broadcast');
  return Math.min(...rows.map(({ id }) => id));
}

/** An anchor whose broadcast of a match waits for its first picture; their uid. */
export async function makeBroadcast({ $client }: Database, matchId: number): Promise<number> {
  const { rows } = await $client.query<{ uid: number }>(
    `with made as (
        insert into account (username, roles, created_at) values ('anchor', '{user,anchor}', now())
        returning id
      ), streaming as (
        insert into anchor (account_id, state, introduction, applied_at, approved_at)
        select id, 'approved', '', now(), now() from made returning account_id
      )
      insert into broadcast (anchor_id, title, language, match_id, preview_seconds, began_at)
      select account_id, 'A room of the benchmark', 'en', $1, 30, now() from streaming
      returning anchor_id as uid`,
    [matchId],
  );
  return rows[0]!.uid;
}
