import { sql } from 'drizzle-orm';
import { closeBroadcast } from '#modules/anchors/index.ts';
import { type Claimable, claimablePictures } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { affected, instant, rows } from '#platform/db/database.ts';
import { isReplayable } from './rooms/find-replays.ts';

const room = /^room-(\d+)$/;

/** Broadcasts, by their ids, or by the rooms (`room-<uid>`) that they are on in now. */
const broadcasts: Claimable = {
  kind: 'broadcast',
  async find(db, keys, now) {
    const rooms = keys.flatMap((key) => room.exec(key)?.[1] ?? []).map(Number);
    const ids = keys.filter((key) => !room.test(key)).map(Number);
    const found = await rows(
      db,
      {
        ...{ key: text, title: text, picture: orNull(text) },
        ...{ authorId: int, isOn: bool, isShown: bool },
      },
      sql`select b.id::text as key, b.title, b.cover as picture, b.anchor_id as "authorId",
          b.ended_at is null as "isOn", b.ended_at is null or ${isReplayable(now)} as "isShown"
        from anchors.broadcast b where b.on_air_at is not null and (b.id = any(${sql.param(ids)}::int[])
          or (b.anchor_id = any(${sql.param(rooms)}::int[]) and b.ended_at is null))`,
    );
    return new Map(
      keys.flatMap((key) => {
        const uid = room.exec(key)?.[1];
        const one = found.find((each) =>
          uid === undefined ? each.key === key : each.isOn && each.authorId === Number(uid),
        );
        if (!one) return [];
        const { isOn: _, ...claimed } = one;
        return [[key, { ...claimed, text: null }] as const];
      }),
    );
  },
  /** One that is on is cut, and nothing that is kept of it is played again, or made a video of. */
  async takeDown(tx, jobs, key, { reason, now }) {
    const broadcastId = Number(key);
    const wasOn = await closeBroadcast(tx, jobs, { broadcastId, endedBy: 'cut', reason, now });
    const wasKept = await affected(
      tx,
      sql`insert into hidden_replay (broadcast_id, at)
        select distinct broadcast_id, ${instant(now)} from live.recording where broadcast_id = ${broadcastId}
        on conflict do nothing`,
    );
    return wasOn || wasKept > 0;
  },
  async restore(tx, _jobs, key) {
    await tx.execute(sql`delete from hidden_replay where broadcast_id = ${Number(key)}`);
  },
};

export const liveClaims: readonly Claimable[] = [
  broadcasts,
  claimablePictures(
    sql`select cover as key, anchor_id as author from anchors.broadcast where cover is not null`,
  ),
];
