import { holdResource } from '@xiongmao/api/wallet/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, rows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Gold that may still be given back, and what became of it. */
export function serveHolds(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, holdResource, {
    async list(db, { filter: { state, userId, reference }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`h.state = ${state}`,
        userId !== undefined && sql`a.owner_id = ${userId}`,
        reference !== undefined && sql`h.reference = ${reference}`,
      );
      const joined = sql`hold h join ledger_account a on a.id = h.account_id
        left join identity.account u on u.id = a.owner_id where ${where}`;
      const total = await countRows(db, sql`${joined}`);
      const order = orderBy({ id: sql`h.id`, amount: sql`h.amount` }, sort);
      const found = await rows(
        db,
        holdResource.row.shape,
        sql`select h.id, a.owner_id as "userId", u.username, h.amount, h.state, h.reference,
            h.held_at as "heldAt", h.settled_at as "settledAt"
          from ${joined} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: found, total };
    },
  });
}
