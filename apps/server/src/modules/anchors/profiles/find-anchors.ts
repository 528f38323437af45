import type { getAnchors } from '@xiongmao/api/anchors/calls';
import {
  type AnchorCard,
  type AnchorProfile,
  anchorCard,
  anchorProfile,
} from '@xiongmao/api/anchors/shapes';
import type { CallResult } from '@xiongmao/api/call';
import { type SQL, sql } from 'drizzle-orm';
import { isFollowing } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';
import { containing, every } from '#platform/http/listing.ts';
import { isStillReserved, selectReservations } from '../reservations/reservation-rows.ts';
import { joinMatch, matchColumn } from '../room-match.ts';

const fans = sql`(select count(*) from users.follow where kind = 'user' and target_id = a.account_id)`;

/** `a` the anchor, `u` their account, `b` the broadcast that fans can see now. */
const tables = sql`anchor a join identity.account u on u.id = a.account_id and u.deleted_at is null
  left join broadcast b on b.anchor_id = a.account_id and b.ended_at is null and b.on_air_at is not null`;

const columns = sql`a.account_id as id, u.username, f.avatar, a.introduction, ${fans} as fans,
  case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title, 'cover', b.cover,
    'label', b.label, 'match', ${matchColumn}) end as "onAir"`;
const shownTables = sql`${tables} left join users.profile f on f.account_id = a.account_id
  ${joinMatch(sql`b.match_id`)}`;

const isActive = sql`a.state = 'approved'`;
const mayStream = (now: Date): SQL =>
  sql`not exists (select from anchors.bans_in_force(${instant(now)}) n
    where n.account_id = a.account_id)`;

/** Anchors who may stream: those on air first, then those with most fans. */
export async function listAnchors(
  db: Database,
  now: Date,
  { q, start, count }: { q: string | undefined; start: number; count: number },
): Promise<CallResult<typeof getAnchors>> {
  const where = every(
    isActive,
    mayStream(now),
    q !== undefined && q !== '' && sql`lower(u.username) like ${containing(q.toLowerCase())}`,
  );
  const total = await countRows(db, sql`${tables} where ${where}`);
  const items = await rows(
    db,
    anchorCard.shape,
    sql`select ${columns} from ${shownTables} where ${where}
      order by (b.id is null), fans desc, a.account_id limit ${count} offset ${start}`,
  );
  return { items, total };
}

/** Of these accounts the anchors who may stream, in their order. */
export async function findAnchorCards(
  db: Database,
  now: Date,
  ids: readonly number[],
): Promise<AnchorCard[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::int[]`;
  return rows(
    db,
    anchorCard.shape,
    sql`select ${columns} from ${shownTables}
      where a.account_id = any(${given}) and ${isActive} and ${mayStream(now)}
      order by array_position(${given}, a.account_id)`,
  );
}

const pageRow = {
  ...anchorCard.shape,
  ...anchorProfile.pick({ detail: true, detailPictures: true, since: true }).shape,
};

/** An anchor's page; null for who is none. */
export async function findAnchor(
  db: Database,
  { viewerId, now }: { viewerId: number | null; now: Date },
  uid: number,
): Promise<AnchorProfile | null> {
  const [found] = await rows(
    db,
    pageRow,
    sql`select ${columns}, a.detail, to_jsonb(a.detail_pictures) as "detailPictures",
        a.approved_at as since
      from ${shownTables} where ${isActive} and a.account_id = ${uid}`,
  );
  if (!found) return null;
  const reservations = await selectReservations(
    db,
    now,
    sql`where r.anchor_id = ${uid} and ${isStillReserved(now)} order by m.starts_at, r.id`,
  );
  const reminded = await rows(
    db,
    { id: int },
    sql`select m.reservation_id as id from reservation_reminder m
      join reservation r on r.id = m.reservation_id
      where r.anchor_id = ${uid} and m.account_id = ${viewerId}::int`,
  );
  const ids = new Set(reminded.map(({ id }) => id));
  return {
    ...found,
    following: viewerId !== null && (await isFollowing(db, viewerId, { kind: 'user', id: uid })),
    reservations: reservations.map((each) => ({ ...each, reminded: ids.has(each.id) })),
  };
}

/** Whether somebody was an anchor, and has deleted their account. */
export const hasLeft = async (db: Database, uid: number): Promise<boolean> =>
  (await countRows(
    db,
    sql`anchor a join identity.account u on u.id = a.account_id
      where a.account_id = ${uid} and a.approved_at is not null and u.deleted_at is not null`,
  )) > 0;
