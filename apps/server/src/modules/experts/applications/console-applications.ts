import { applicationResource } from '@xiongmao/api/experts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { review } from './review.ts';

type Row = ResourceRow<typeof applicationResource>;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    applicationResource.row.shape,
    sql`select a.id, a.username, e.introduction, to_jsonb(e.game_ids) as "gameIds", e.state, e.reason,
        e.applied_at as "appliedAt", e.recommended_at as "recommendedAt",
        (select username from identity.account where id = e.recommended_by) as "recommendedBy",
        e.reviewed_at as "reviewedAt",
        (select username from identity.account where id = e.reviewed_by) as "reviewedBy"
      from expert e join identity.account a on a.id = e.account_id ${rest}`,
  );
}

/** Applications of experts: recommended, or refused with a reason. Giving the role approves one. */
export function serveApplications(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;

  serveResource(app, context, applicationResource, {
    waiting: sql`expert where state = 'underReview'`,
    async list(db, { filter: { state, q }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`e.state = ${state}`,
        q !== undefined && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
      );
      const total = await countRows(
        db,
        sql`expert e join identity.account a on a.id = e.account_id
          where ${where}`,
      );
      const order = orderBy({ id: sql`a.id`, appliedAt: sql`e.applied_at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where a.id = ${id}`);
      return row ?? null;
    },
    concerns: async (_tx, uid) => [uid],
    async update(tx, { id: uid }, { decision, reason }, { uid: by }) {
      const now = clock.now();
      if (decision === 'recommended') await review.recommend(tx, { uid, by, now });
      else if (!reason) throw new CodedError('invalidInput');
      else await review.refuse(tx, jobs, { uid, by, reason, now });
    },
  });
}
