import { studioPlanResource } from '@xiongmao/api/experts/resources';
import type { PlanState } from '@xiongmao/api/experts/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type PlanRow, selectPlans, toMatch, toPrediction } from '../plans/plan-rows.ts';
import { transition } from '../plans/states.ts';
import { postPlan, revisePlan } from '../plans/write-plan.ts';
import { findRevisions } from '../versions/find-versions.ts';
import { revisePublished } from '../versions/revise-published.ts';

type Row = ResourceRow<typeof studioPlanResource>;

/** Plans as their expert, and who reviews them, sees them. */
export async function toOwnPlans(db: Database | Tx, found: readonly PlanRow[]): Promise<Row[]> {
  const revisions = await findRevisions(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({ ...toOwnPlan(row), revision: revisions.get(row.id) ?? null }));
}

const toOwnPlan = (row: PlanRow): Omit<Row, 'revision'> => ({
  id: row.id,
  matchId: row.matchId,
  match: toMatch(row),
  title: row.title,
  content: row.content,
  label: row.label,
  ...toPrediction(row),
  price: row.price,
  refund: row.refund,
  viewing: row.viewing,
  state: row.state,
  setAside: row.setAside,
  reason: row.reason,
  result: row.result,
  sales: row.sales,
  revenue: row.revenue,
  createdAt: row.createdAt,
  releasedAt: row.releasedAt,
});

export const planColumns = {
  id: sql`p.id`,
  price: sql`p.price`,
  startsAt: sql`m.starts_at`,
  sales: sql`(select count(*) from purchase b where b.plan_id = p.id)`,
  revenue: sql`coalesce((select expert_share from settlement s where s.plan_id = p.id
    order by revision desc limit 1), 0)`,
  releasedAt: sql`coalesce(p.released_at, '-infinity')`,
};

/** Of a plan on sale a revision may be under review, too. */
export const inState = (state: PlanState): SQL =>
  state === 'underReview'
    ? sql`(p.state = 'underReview'
        or p.id in (select plan_id from plan_version where state = 'underReview'))`
    : sql`p.state = ${state}`;

export function countPlans(db: Database, where: SQL): Promise<number> {
  return rows(
    db,
    { total: int },
    sql`select count(*) as total from plan p join identity.account a on a.id = p.expert_id where ${where}`,
  ).then(([counted]) => counted!.total);
}

/** An expert's own plans. Of what is published, words and price can be revised. */
export function serveOwnPlans(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;

  async function ownRow(db: Database | Tx, id: number, { uid }: Principal): Promise<Row | null> {
    const viewing = { viewerId: uid, now: clock.now() };
    const [row] = await selectPlans(db, viewing, sql`where p.id = ${id} and p.expert_id = ${uid}`);
    return row ? (await toOwnPlans(db, [row]))[0]! : null;
  }

  /** An own plan; throws `notFound` for others' too, which are none of their business. */
  async function own(tx: Tx, id: number, principal: Principal): Promise<Row> {
    const row = await ownRow(tx, id, principal);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  serveResource(app, context, studioPlanResource, {
    async list(db, { filter: { q, state, matchId }, sort, start, count }, { uid }) {
      const where = every(
        sql`p.expert_id = ${uid}`,
        state === undefined ? sql`p.state <> 'deleted'` : inState(state),
        matchId !== undefined && sql`p.match_id = any(${rowsOf(matchId)})`,
        q !== undefined && sql`p.title ilike ${containing(q)}`,
      );
      const page = sql`where ${where} order by ${orderBy(planColumns, sort)}
        limit ${count} offset ${start}`;
      const found = await selectPlans(db, { viewerId: uid, now: clock.now() }, page);
      return { rows: await toOwnPlans(db, found), total: await countPlans(db, where) };
    },
    get: ownRow,
    async create(tx, { matchId, ...written }, principal) {
      const { uid: expertId } = principal;
      const id = await postPlan(tx, { expertId, matchId, written, now: clock.now() });
      return own(tx, id, principal);
    },
    async update(tx, before, { state, ...given }, principal) {
      const { id } = before;
      const { uid } = principal;
      const now = clock.now();
      if (state === 'takenDown' && before.state !== 'takenDown') {
        await transition(tx, id, { to: state, by: uid, reason: null, at: now });
      } else {
        const written = Object.fromEntries(
          Object.entries(given).filter(([, value]) => value !== undefined),
        );
        const revise = before.releasedAt === null ? revisePlan : revisePublished;
        await revise(tx, { expertId: uid, planId: id, written, now });
      }
    },
    async remove(tx, id, principal) {
      const before = await own(tx, id, principal);
      await transition(tx, id, { to: 'deleted', by: principal.uid, reason: null, at: clock.now() });
      return before;
    },
  });
}
