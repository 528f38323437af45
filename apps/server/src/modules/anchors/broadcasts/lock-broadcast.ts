import { broadcast } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { int, only, type RowOf } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

const lockedRow = {
  ...only(
    broadcast.shape,
    'id',
    'title',
    'price',
    'previewSeconds',
    'beganAt',
    'onAirAt',
    'endedAt',
    'endedBy',
  ),
  anchorId: int,
};
export type LockedBroadcast = RowOf<typeof lockedRow>;

/** A broadcast as it stays until the transaction ends; null where there is none. */
export async function lockBroadcast(tx: Tx, broadcastId: number): Promise<LockedBroadcast | null> {
  const [found] = await rows(
    tx,
    lockedRow,
    sql`select id, anchor_id as "anchorId", title, price, preview_seconds as "previewSeconds",
        began_at as "beganAt", on_air_at as "onAirAt", ended_at as "endedAt", ended_by as "endedBy"
      from broadcast where id = ${broadcastId} for no key update`,
  );
  return found ?? null;
}
