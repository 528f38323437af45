import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/**
 * Looks how a room stands, and tells it where it is otherwise than it was told last. One's turn is that of
 * one's stream, so that versions of a room follow each other.
 */
export async function refreshRoom(
  tx: Tx,
  { accountId, viewers, offset }: { accountId: number; viewers?: number; offset?: number | null },
): Promise<void> {
  await tx.execute(sql`select from stream_key where account_id = ${accountId} for no key update`);
  await tx.execute(sql`
    with last as (
      select id, title, match_id, case when ended_at is not null then 'ended'
          when exists (select from stream_session s where s.broadcast_id = b.id and s.state = 'live')
          then 'live' else 'interrupted' end as state
      from anchors.broadcast b where anchor_id = ${accountId} and on_air_at is not null
      order by id desc limit 1
    ), told as (
      insert into room as r (account_id, state, broadcast_id, title, match_id, viewers, picture_offset, v)
      select ${accountId}::int, state, id, title, match_id, case when state = 'ended' then 0
        else coalesce(${viewers ?? null}::int, (select r.viewers from room r
          where r.account_id = ${accountId} and r.broadcast_id = last.id), 0) end,
        ${offset === undefined ? kept(accountId) : sql`${offset}::int`},
        nextval('room_version')
      from last
      on conflict (account_id) do update set state = excluded.state, title = excluded.title,
        broadcast_id = excluded.broadcast_id, match_id = excluded.match_id,
        viewers = excluded.viewers, picture_offset = excluded.picture_offset, v = excluded.v
      where (r.state, r.broadcast_id, r.title, r.match_id, r.viewers, r.picture_offset) is distinct from
        (excluded.state, excluded.broadcast_id, excluded.title, excluded.match_id, excluded.viewers,
         excluded.picture_offset)
      returning new.account_id, new.v, coalesce(old.v, 0) as p, ${contentsOf(sql`new`)} as after,
        case when old.v is not null then ${contentsOf(sql`old`)} end as before
    )
    select pg_notify('room', (jsonb_build_object('stream', 'room:' || account_id, 'v', v, 'p', p)
      || (select jsonb_object_agg(key, value) from jsonb_each(after)
        where before -> key is distinct from value))::text)
    from told`);
}

/** What is told of a room, as far as it is otherwise. */
const contentsOf = (room: SQL): SQL => sql`jsonb_build_object('state', ${room}.state,
  'broadcastId', ${room}.broadcast_id, 'title', ${room}.title, 'matchId', ${room}.match_id,
  'viewers', ${room}.viewers, 'offset', ${room}.picture_offset)`;

/** Another broadcast, or another match, has a picture of its own. */
const kept = (accountId: number): SQL => sql`(select r.picture_offset from room r
  where r.account_id = ${accountId} and r.broadcast_id = last.id and r.match_id = last.match_id)`;
