import { writingAppealResource } from '@xiongmao/api/posts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { decideAppeal } from '../moderation/removals.ts';
import { allWritings } from '../moderation/writings.ts';

type Row = ResourceRow<typeof writingAppealResource>;

const tables = sql`writing_appeal p join writing_removal r on r.id = p.removal_id
  join ${allWritings} w on w.kind = r.kind and w.id = r.writing_id
  join identity.account u on u.id = p.account_id join identity.account b on b.id = r.by_id
  left join identity.account d on d.id = p.decided_by`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    writingAppealResource.row.shape,
    sql`select p.id, r.id as "removalId", r.kind, r.writing_id as "writingId", u.id as "userId", u.username,
        w.text as said, r.rule, r.reason, b.username as "removedBy", p.text, p.state, p.answer, p.at,
        p.decided_at as "decidedAt", d.username as "decidedBy"
      from ${tables} ${rest}`,
  );

/** Appeals, until somebody who did not remove it decides. */
export function serveAppeals(app: FastifyInstance, context: ModuleContext): void {
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where p.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, writingAppealResource, {
    waiting: sql`writing_appeal where state = 'open'`,
    async list(db, { filter: { state, userId, after }, sort, start, count }, { uid }) {
      const where = every(
        state !== undefined && sql`p.state = ${state}`,
        userId !== undefined && sql`p.account_id = ${userId}`,
        after !== undefined &&
          sql`p.id > ${after} and p.account_id <> ${uid} and r.by_id <> ${uid}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    // Who appeals, and who removed it.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { fan: int, by: int },
        sql`select p.account_id as fan, r.by_id as by
          from writing_appeal p join writing_removal r on r.id = p.removal_id where p.id = ${id}`,
      );
      return found.flatMap(({ fan, by }) => [fan, by]);
    },
    async update(tx, { id }, { state, answer }, { uid: by }) {
      const given = { id, state, answer, by, now: context.clock.now() };
      await decideAppeal(tx, context.jobs, given);
    },
  });
}
