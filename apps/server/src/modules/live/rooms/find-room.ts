import { anchorCard } from '@xiongmao/api/anchors/shapes';
import { type Room, roomState } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import { selectBroadcasts } from '#modules/anchors/index.ts';
import { isFollowing } from '#modules/users/index.ts';
import { bool, int, only, orNull } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { accessOf, type Watching } from '../play/access.ts';
import { isReplayable } from './find-replays.ts';
import { findMatchRooms } from './find-rooms.ts';

const roomRow = {
  ...only(anchorCard.shape, 'id', 'username', 'avatar', 'introduction', 'fans'),
  state: orNull(roomState),
  broadcastId: orNull(int),
  viewers: orNull(int),
  offset: orNull(int),
  v: orNull(int),
  replayable: bool,
};

/** An anchor's room; null where there is no such anchor. */
export async function findRoom(db: Database, id: number, who: Watching): Promise<Room | null> {
  const [found] = await rows(
    db,
    roomRow,
    sql`select u.id, u.username, f.avatar, a.introduction, r.state, r.broadcast_id as "broadcastId",
        r.viewers, r.picture_offset as "offset", r.v,
        exists (select from anchors.broadcast b where b.id = r.broadcast_id
          and ${isReplayable(who.now)}) as replayable,
        (select count(*) from users.follow where kind = 'user' and target_id = u.id) as fans
      from anchors.anchor a join identity.account u on u.id = a.account_id
      left join users.profile f on f.account_id = u.id
      left join room r on r.account_id = u.id
      where a.account_id = ${id} and a.state = 'approved' and u.deleted_at is null`,
  );
  if (!found) return null;
  const { state, broadcastId, viewers, offset, v, replayable, ...anchor } = found;
  const [last] =
    broadcastId === null ? [] : await selectBroadcasts(db, sql`where b.id = ${broadcastId}`);
  const following = who.uid !== null && (await isFollowing(db, who.uid, { kind: 'user', id }));
  return {
    id,
    state: state ?? 'offline',
    anchor: { ...anchor, following },
    broadcast: last ?? null,
    replayable,
    viewers: viewers ?? 0,
    access: last ? (await accessOf(db, { ...last, anchorId: id }, who)).access : 'free',
    offset,
    v: v ?? 0,
    others: last?.match ? await findMatchRooms(db, last.match.id, id) : [],
  };
}
