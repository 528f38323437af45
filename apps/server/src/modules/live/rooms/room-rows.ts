import { roomCard } from '@xiongmao/api/live/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { broadcastTables, matchColumn } from '#modules/anchors/index.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** The anchor of the broadcast `b`: `u` the account, `f` the profile. */
export const joinAnchor = sql`join identity.account u on u.id = b.anchor_id
  left join users.profile f on f.account_id = u.id`;
export const anchorColumn = sql`jsonb_build_object('id', u.id, 'username', u.username, 'avatar', f.avatar)`;

/** Broadcasts that are on air, each the room `r` of its anchor. */
export const onAirTables = sql`${broadcastTables}
  join room r on r.account_id = b.anchor_id and r.broadcast_id = b.id and r.state in ('live', 'interrupted')
  ${joinAnchor}`;

/** Rooms that are on air; `rest` begins with `where`. */
export const selectRooms = (db: Database, rest: SQL) =>
  rows(
    db,
    roomCard.shape,
    sql`select u.id, b.id as "broadcastId", r.state, ${anchorColumn} as anchor, r.viewers, b.title,
        b.cover, ${matchColumn} as match, b.label, b.language, b.source, b.price,
        b.on_air_at as "onAirAt"
      from ${onAirTables} ${rest}`,
  );

/** Those with most viewers first. */
export const byViewers = sql`order by r.viewers desc, b.id desc`;
