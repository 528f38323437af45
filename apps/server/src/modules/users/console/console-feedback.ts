import { email } from '@xiongmao/api/identity/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { feedbackResource } from '@xiongmao/api/users/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bool, orNull, text } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { answerFeedback } from '../feedback/feedback.ts';

type FeedbackRow = ResourceRow<typeof feedbackResource>;
const foundRow = {
  ...feedbackResource.row.omit({ state: true, ways: true }).shape,
  ...{ done: bool, isKnown: bool, mailTo: orNull(text) },
};

const columns = { id: sql`f.id`, at: sql`f.at` };

/** What people said, for support to answer. */
export function serveFeedback(app: FastifyInstance, context: ModuleContext): void {
  async function feedbackRow(db: Database | Tx, id: number): Promise<FeedbackRow | null> {
    const [row] = await select(db, sql`where f.id = ${id}`);
    return row ?? null;
  }
  serveResource(app, context, feedbackResource, {
    waiting: sql`feedback where not done`,
    async list(db, { filter: { state, kind, userId, q }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`f.done = ${state === 'done'}`,
        kind !== undefined && sql`f.kind = ${kind}`,
        userId !== undefined && sql`f.account_id = ${userId}`,
        q !== undefined && sql`f.text ilike ${containing(q)}`,
      );
      const total = await countRows(db, sql`feedback f where ${where}`);
      const page = sql`where ${where} order by ${orderBy(columns, sort)}
        limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: feedbackRow,
    async concerns(tx, id) {
      const row = await feedbackRow(tx, id);
      return row?.userId ? [row.userId] : [];
    },
    async update(tx, { id }, { state, note, answer }) {
      await tx.execute(sql`
        update feedback set done = coalesce(${state === undefined ? null : state === 'done'}, done),
          note = coalesce(${note ?? null}, note)
        where id = ${id}`);
      if (answer) {
        await answerFeedback(tx, context.jobs, { id, answer, now: context.clock.now() });
      }
    },
  });
}

async function select(db: Database | Tx, rest: SQL): Promise<FeedbackRow[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select f.id, f.account_id as "userId", a.username, f.kind, f.text, f.contact, f.at, f.done,
        f.note, f.answer, f.answered_at as "answeredAt", a.id is not null as "isKnown",
        coalesce(a.email, f.contact) as "mailTo"
      from feedback f left join identity.contact a on a.id = f.account_id ${rest}`,
  );
  return found.map(({ done, isKnown, mailTo, ...row }) => ({
    ...row,
    state: done ? 'done' : 'open',
    ways: [
      ...(isKnown ? (['notice'] as const) : []),
      ...(mailTo !== null && email.test(mailTo) ? (['mail'] as const) : []),
    ],
  }));
}
