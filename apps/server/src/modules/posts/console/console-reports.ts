import { writingReportResource } from '@xiongmao/api/posts/resources';
import { subjectName } from '@xiongmao/api/posts/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Chat } from '#modules/chat/index.ts';
import { int, orNull } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Subjects } from '../discussions/discussed.ts';
import { decideReport } from '../moderation/decide-report.ts';
import { allWritings } from '../moderation/writings.ts';
import { removedOf } from '../writings/writer.ts';

type Row = ResourceRow<typeof writingReportResource>;

const isOpen = sql`p.closed_at is null`;
const tables = sql`writing_report p join ${allWritings} w on w.kind = p.kind and w.id = p.writing_id
  join identity.account u on u.id = p.account_id join identity.account f on f.id = p.reporter_id
  left join identity.account c on c.id = p.closed_by`;

/** Comments of the same thread before and behind one that belong to what it is read with. */
const beside = 4;

/** What stands around the comment `p.writing_id`: that which it is below, and what was said before and after it there. */
const context = sql`case when p.kind = 'post' then '[]' else (
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'username', v.username, 'text', n.text,
    'at', to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isShown', n.state = 'shown')
    order by n.id), '[]')
  from comment o, lateral (
    (select * from comment b where b.id in (o.id, o.parent_id))
    union
    (select * from comment b where b.id < o.id and b.kind = o.kind and b.subject_id = o.subject_id
      and (b.parent_id = coalesce(o.parent_id, o.id) or (o.parent_id is null and b.parent_id is null))
      order by b.id desc limit ${beside})
    union
    (select * from comment b where b.id > o.id and b.parent_id = coalesce(o.parent_id, o.id)
      order by b.id limit ${beside})) n
  join identity.account v on v.id = n.account_id
  where o.id = p.writing_id) end`;

/** Whether the report `o` is decided with `p`, or was. */
const isSibling = sql`o.id <> p.id and o.closed_at is not distinct from p.closed_at
  and o.kind = p.kind and o.writing_id = p.writing_id`;
const mostSiblings = 20;
const siblings = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reporter', s.username, 'reason', s.reason, 'text', s.text,
    'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id), '[]')
  from (select o.*, a.username from writing_report o join identity.account a on a.id = o.reporter_id
    where ${isSibling} order by o.id limit ${mostSiblings}) s)`;

/** Reports, until somebody decides: for all of the same text at once. */
export function serveReports(
  app: FastifyInstance,
  module: ModuleContext,
  { chat, subjects }: { chat: Chat; subjects: Subjects },
): void {
  const { clock, jobs } = module;
  const found = { ...writingReportResource.row.shape, subject: orNull(subjectName) };
  async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
    const read = await rows(
      db,
      found,
      sql`select p.id, p.kind, p.writing_id as "writingId", u.id as "userId", u.username, p.said,
          to_jsonb(w.pictures) as pictures, w.state = 'shown' as "isShown",
          w.about_kind || '-' || w.about_id as subject, ${context} as context,
          ${removedOf(sql`p.account_id`, clock.now())} as removed, p.reason, p.text, f.username as reporter,
          (select count(*)::int from writing_report o where ${isSibling}) as others, ${siblings} as siblings,
          case when ${isOpen} then 'open' else 'closed' end as state, p.decision, p.answer,
          c.username as "closedBy", p.at
        from ${tables} ${rest}`,
    );
    const names = read.flatMap(({ subject }) => subject ?? []);
    const about = await subjects.findAll(db, names);
    return read.map((row) => ({
      ...row,
      subject: row.subject && (about.get(row.subject)?.title ?? row.subject),
    }));
  }
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where p.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, module, writingReportResource, {
    waiting: sql`writing_report p where ${isOpen}`,
    async list(db, { filter, sort, start, count }, { uid }) {
      const where = every(
        filter.state !== undefined && (filter.state === 'open' ? isOpen : sql`not ${isOpen}`),
        filter.kind !== undefined && sql`p.kind = ${filter.kind}`,
        filter.userId !== undefined && sql`p.account_id = ${filter.userId}`,
        filter.after !== undefined &&
          sql`p.id > ${filter.after} and p.reporter_id <> ${uid} and p.account_id <> ${uid}`,
      );
      const total = await countRows(db, sql`writing_report p where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    // Who wrote it, and all who report it.
    async concerns(tx, id) {
      const people = await rows(
        tx,
        { author: int, reporter: int },
        sql`select p.account_id as author, o.reporter_id as reporter
          from writing_report p join writing_report o on o.kind = p.kind and o.writing_id = p.writing_id
            and (o.id = p.id or o.closed_at is null)
          where p.id = ${id}`,
      );
      return [...new Set(people.flatMap(({ author, reporter }) => [author, reporter]))];
    },
    async update(tx, before, decision, { uid, roles }) {
      const by = { uid, role: roles.includes('admin') ? 'admin' : 'support' } as const;
      await decideReport(tx, { jobs, chat }, before, { ...decision, by, now: clock.now() });
    },
  });
}
