import { chatReportResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notify } from '#modules/users/index.ts';
import { int, orNull } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { reportClosed, reportDismissed } from '../moderation/notice-types.ts';
import { namedRoomColumn } from '../rooms/named-room.ts';

type Row = ResourceRow<typeof chatReportResource>;

const isOpen = sql`p.closed_at is null`;
const tables = sql`chat_report p join chat_room r on r.id = p.room_id
  join identity.account f on f.id = p.reporter_id left join identity.account u on u.id = p.account_id
  left join chat_message m on m.id = p.message_id left join identity.account c on c.id = p.closed_by`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    chatReportResource.row.shape,
    sql`select p.id, p.about, r.name as room, ${namedRoomColumn(sql`r`)} as "where", u.id as "userId", u.username, p.message_id as "messageId", m.text as said,
        p.reason, p.text, f.username as reporter,
        (select count(*)::int from chat_report o where o.id <> p.id and o.closed_at is null
          and o.about = p.about and o.room_id = p.room_id and o.account_id is not distinct from p.account_id
          and o.message_id is not distinct from p.message_id) as others,
        case when ${isOpen} then 'open' else 'closed' end as state, nullif(p.answer, '') as answer,
        c.username as "closedBy", p.at
      from ${tables} ${rest}`,
  );

/** Reports, until somebody says what was done about them: the answer is for all of the same thing. */
export function serveReports(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where p.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, chatReportResource, {
    waiting: sql`chat_report p where ${isOpen}`,
    async list(db, { filter, sort, start, count }, { uid }) {
      const where = every(
        filter.state !== undefined && (filter.state === 'open' ? isOpen : sql`not ${isOpen}`),
        filter.about !== undefined && sql`p.about = ${filter.about}`,
        filter.room !== undefined && sql`r.name = ${filter.room}`,
        filter.userId !== undefined && sql`p.account_id = ${filter.userId}`,
        filter.after !== undefined &&
          sql`p.id > ${filter.after} and p.reporter_id <> ${uid} and p.account_id is distinct from ${uid}
            and r.anchor_id is distinct from ${uid}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    // Who is reported, whose room it is, and who reports.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { reporter: int, uid: orNull(int), anchor: orNull(int) },
        sql`select p.reporter_id as reporter, p.account_id as uid, r.anchor_id as anchor
          from chat_report p join chat_room r on r.id = p.room_id where p.id = ${id}`,
      );
      return found.flatMap(({ reporter, uid, anchor }) =>
        [reporter, uid, anchor].filter((one) => one !== null),
      );
    },
    async update(tx, { id }, { answer }, { uid }) {
      const at = clock.now();
      const closed = await rows(
        tx,
        { id: int, reporter: int },
        sql`update chat_report o set answer = ${answer ?? ''}, closed_by = ${uid}, closed_at = ${instant(at)}
          from chat_report p
          where p.id = ${id} and o.closed_at is null and o.about = p.about and o.room_id = p.room_id
            and o.account_id is not distinct from p.account_id and o.message_id is not distinct from p.message_id
          returning o.id, o.reporter_id as reporter`,
      );
      // Another report of the same was decided meanwhile, and this one with it.
      if (closed.every(({ id: of }) => of !== id)) throw new CodedError('stale');
      for (const { id: of, reporter } of closed) {
        const when = { cause: `chat-report:${of}`, at };
        await (answer
          ? notify(tx, jobs, reporter, { type: reportClosed, values: { answer }, ...when })
          : notify(tx, jobs, reporter, { type: reportDismissed, values: {}, ...when }));
      }
    },
  });
}
