import { sentGiftResource } from '@xiongmao/api/gifts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

const select = (db: Database | Tx, rest: SQL): Promise<ResourceRow<typeof sentGiftResource>[]> =>
  rows(
    db,
    sentGiftResource.row.shape,
    sql`select s.id, g.id as "giftId", g.names, s.count, s.gold, s.earned, u.id as "userId", u.username,
        a.id as "anchorId", a.username as anchor, s.broadcast_id as "broadcastId", s.at
      from gift_sent s join gift g on g.id = s.gift_id join identity.account u on u.id = s.account_id
        join identity.account a on a.id = s.anchor_id ${rest}`,
  );

/** What was given to whom. */
export function serveSentGifts(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, sentGiftResource, {
    async list(db, { filter: { userId, anchorId, broadcastId, giftId }, sort, start, count }) {
      const where = every(
        userId !== undefined && sql`s.account_id = ${userId}`,
        anchorId !== undefined && sql`s.anchor_id = ${anchorId}`,
        broadcastId !== undefined && sql`s.broadcast_id = ${broadcastId}`,
        giftId !== undefined && sql`s.gift_id = ${giftId}`,
      );
      const order = orderBy({ id: sql`s.id`, gold: sql`s.gold` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`gift_sent s where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where s.id = ${id}`);
      return row ?? null;
    },
  });
}
