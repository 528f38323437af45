import { anchorApplicationResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { deleteDocuments, isUnseen } from '../applications/documents.ts';
import { review } from '../applications/review.ts';

type Row = ResourceRow<typeof anchorApplicationResource>;

const tables = sql`anchor c join identity.account a on a.id = c.account_id`;
/** Those of who left, and of anchors from before there were any, have none. */
const known = sql`c.age is not null`;

/** As somebody sees them, who has looked at their documents, or not. */
async function select(db: Database | Tx, by: number, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    anchorApplicationResource.row.shape,
    sql`select a.id, a.username, c.introduction, c.age, (
          select count(*) from anchor_document where account_id = a.id) as documents, (
          select count(*) from anchor_document d where d.account_id = a.id and ${isUnseen(by)}) as unseen,
        c.agreed_rules as "agreedRules", c.state, c.reason, c.applied_at as "appliedAt",
        c.recommended_at as "recommendedAt",
        (select username from identity.account where id = c.recommended_by) as "recommendedBy",
        c.reviewed_at as "reviewedAt",
        (select username from identity.account where id = c.reviewed_by) as "reviewedBy"
      from ${tables} where ${known} and ${rest}`,
  );
}

/** Applications of anchors: recommended, or refused with a reason. Giving the role approves one. */
export function serveApplications(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;

  serveResource(app, context, anchorApplicationResource, {
    waiting: sql`anchor c where ${known} and c.state = 'underReview'`,
    async list(db, { filter: { state, q }, sort, start, count }, { uid: by }) {
      const where = every(
        state !== undefined && sql`c.state = ${state}`,
        q !== undefined && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
      );
      const total = await countRows(db, sql`${tables} where ${known} and ${where}`);
      const order = orderBy({ id: sql`a.id`, appliedAt: sql`c.applied_at` }, sort);
      const page = sql`${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, by, page), total };
    },
    async get(db, id, { uid: by }) {
      const [row] = await select(db, by, sql`a.id = ${id}`);
      return row ?? null;
    },
    concerns: async (_tx, uid) => [uid],
    async update(tx, { id: uid }, { decision, reason }, { uid: by }) {
      const now = clock.now();
      if (decision === 'recommended') await review.recommend(tx, { uid, by, now });
      else if (!reason) throw new CodedError('invalidInput');
      else {
        await review.refuse(tx, jobs, { uid, by, reason, now });
        await deleteDocuments(tx, uid);
      }
    },
  });
}
