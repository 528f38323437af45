import { studioReservationResource } from '@xiongmao/api/anchors/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import {
  reservationTables,
  selectReservations,
  stateColumn,
} from '../reservations/reservation-rows.ts';

/** One's own reservations. */
export function serveReservations(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  serveResource(app, context, studioReservationResource, {
    async list(db, { filter: { state }, sort, start, count }, { uid }) {
      const now = clock.now();
      const where = every(
        sql`r.anchor_id = ${uid}`,
        state !== undefined && sql`${stateColumn(now)} = ${state}`,
      );
      const order = orderBy({ id: sql`r.id`, startsAt: sql`m.starts_at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      const total = await countRows(db, sql`${reservationTables} where ${where}`);
      return { rows: await selectReservations(db, now, page), total };
    },
    async get(db, id, { uid }) {
      const which = sql`where r.id = ${id} and r.anchor_id = ${uid}`;
      const [row] = await selectReservations(db, clock.now(), which);
      return row ?? null;
    },
  });
}
