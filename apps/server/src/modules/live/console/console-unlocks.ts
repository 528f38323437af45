import { unlockResource } from '@xiongmao/api/live/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { refundUnlock } from '../unlocks/settle-unlocks.ts';

type Row = ResourceRow<typeof unlockResource>;

const tables = sql`live_unlock k join anchors.broadcast b on b.id = k.broadcast_id
  join wallet.hold h on h.id = k.hold_id join identity.account u on u.id = k.account_id`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    unlockResource.row.shape,
    sql`select k.id, b.id as "broadcastId", b.title, u.id as "userId", u.username, k.price, h.state,
        k.refunded as reason, k.at
      from ${tables} ${rest}`,
  );

/** Unlocks of paid rooms, whose gold can be given back. */
export function serveUnlocks(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;
  serveResource(app, context, unlockResource, {
    async list(db, { filter: { broadcastId, userId, state }, sort, start, count }) {
      const where = every(
        broadcastId !== undefined && sql`b.id = ${broadcastId}`,
        userId !== undefined && sql`k.account_id = ${userId}`,
        state !== undefined && sql`h.state = ${state}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`k.id`, price: sql`k.price` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where k.id = ${id}`);
      return row ?? null;
    },
    // Whose gold it was, and who may have earned it.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { fan: int, anchor: int },
        sql`select k.account_id as fan, b.anchor_id as anchor from ${tables} where k.id = ${id}`,
      );
      return found.flatMap(({ fan, anchor }) => [fan, anchor]);
    },
    async update(tx, { id }, { reason }, { uid: by }) {
      const terms = { anchorShare: env.ANCHOR_SHARE };
      await refundUnlock(tx, terms, { id, by, reason, now: clock.now() });
    },
  });
}
