import { roomReportResource } from '@xiongmao/api/live/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notify } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { roomReportClosed, roomReportDismissed } from '../notice-types.ts';

type Row = ResourceRow<typeof roomReportResource>;

const isOpen = sql`p.closed_at is null`;
const tables = sql`room_report p join anchors.broadcast b on b.id = p.broadcast_id
  join identity.account a on a.id = b.anchor_id join identity.account u on u.id = p.account_id`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    roomReportResource.row.shape,
    sql`select p.id, b.id as "broadcastId", b.title, a.id as "anchorId", a.username as anchor,
        u.username as reporter, p.kind, p.text, case when ${isOpen} then 'open' else 'closed' end as state,
        nullif(p.answer, '') as answer,
        (select username from identity.account where id = p.closed_by) as "closedBy", p.at
      from ${tables} ${rest}`,
  );

/** Reports of rooms, until somebody says what was done about them: the answer is for all of the same broadcast. */
export function serveRoomReports(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  serveResource(app, context, roomReportResource, {
    waiting: sql`room_report p where ${isOpen}`,
    async list(db, { filter, sort, start, count }, { uid }) {
      const where = every(
        filter.state !== undefined && (filter.state === 'open' ? isOpen : sql`not ${isOpen}`),
        filter.kind !== undefined && sql`p.kind = ${filter.kind}`,
        filter.anchorId !== undefined && sql`b.anchor_id = ${filter.anchorId}`,
        filter.broadcastId !== undefined && sql`b.id = ${filter.broadcastId}`,
        filter.after !== undefined &&
          sql`p.id > ${filter.after} and b.anchor_id <> ${uid} and p.account_id <> ${uid}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)}
        limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where p.id = ${id}`);
      return row ?? null;
    },
    // Who is reported, and who reports.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { anchor: int, reporter: int },
        sql`select b.anchor_id as anchor, p.account_id as reporter from ${tables} where p.id = ${id}`,
      );
      return found.flatMap(({ anchor, reporter }) => [anchor, reporter]);
    },
    async update(tx, before, { answer }, { uid }) {
      const { id } = before;
      const at = clock.now();
      const closed = await rows(
        tx,
        { id: int, reporter: int },
        sql`update room_report set answer = ${answer ?? ''}, closed_by = ${uid}, closed_at = ${instant(at)}
          where broadcast_id = ${before.broadcastId} and closed_at is null
          returning id, account_id as reporter`,
      );
      // Another report of the same was decided meanwhile, and this one with it.
      if (closed.every(({ id: of }) => of !== id)) throw new CodedError('stale');
      for (const { id: of, reporter } of closed) {
        const when = { cause: `room-report:${of}`, at };
        await (answer
          ? notify(tx, jobs, reporter, { type: roomReportClosed, values: { answer }, ...when })
          : notify(tx, jobs, reporter, { type: roomReportDismissed, values: {}, ...when }));
      }
    },
  });
}
