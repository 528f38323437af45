import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../server-code.ts';

export const people = 100_000;

/**
 * Accounts as a product has them after some years: names of their own and names that were given,
 * addresses and phone numbers, a few with a role, banned, or gone. Every run has the same.
 */
export async function registerPeople({ $client }: Database, count = people): Promise<void> {
  await $client.query(`
    insert into account (username, email, area_code, mobile, roles, created_at, last_seen_at, deleted_at)
    select
      case when n % 3 = 0 then 'user' || n
        else (array['panda', 'tiger', 'goal', 'fan', 'star', 'bear', 'dragon', 'lucky'])[1 + n % 8]
          || substr(md5(n::text), 1, 12) end,
      case when n % 2 = 0 then substr(md5('mail' || n), 1, 12) || '@'
        || (array['example.org', 'mail.test', 'post.example'])[1 + n % 3] end,
      case when n % 2 = 1 then '86' end,
      case when n % 2 = 1 then '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0') end,
      case when n % 500 = 0 then array['user', 'expert']
        when n % 2000 = 1 then array['user', 'manager'] else array['user'] end,
      now() - n * interval '10 minutes',
      case when n % 50 <> 0 then now() - (n::bigint * 7919 % ${count}) * interval '9 minutes' end,
      case when n % 100 = 7 then now() end
    from generate_series(1, ${count}) n`);
  await $client.query(`
    insert into profile (account_id, invite_code) select id, 'CODE' || id from account`);
  await $client.query(`
    insert into ban (account_id, reason, "from", until, banned_by)
    select id, 'Advertising', now() - interval '1 day',
      case when id % 2 = 0 then now() + interval '30 days' end, (select min(id) from account)
    from account where id % 100 = 3`);
  // They have had their welcome: the server would give it to them in the background otherwise.
  await $client.query(`
    insert into transfer (key, kind, debit_id, credit_id, amount, reference, at)
    select 'welcome:' || a.id, 'welcome', b.id, h.id, 200, 'welcome', now()
    from account a, ledger_account b, ledger_account h where b.kind = 'bonus' and h.kind = 'house'`);
  await $client.query('vacuum analyze account, profile, ban, transfer');
}

/** A session of a new administrator; answers its token. */
export async function signInAdmin({ $client }: Database): Promise<string> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  await $client.query(
    `with made as (
      insert into account (username, roles, created_at)
      values ('benchadmin', array['user', 'admin'], now()) returning id
    )
    insert into session (id, token_hash, account_id, created_at, last_seen_at, proven_at, ip, user_agent)
    select gen_random_uuid(), $1, id, now(), now(), now(), '', '' from made`,
    [hash],
  );
  return token;
}
