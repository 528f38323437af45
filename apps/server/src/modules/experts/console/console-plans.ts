import { planResource } from '@xiongmao/api/experts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { selectPlans } from '../plans/plan-rows.ts';
import { publishPlan, refusePlan } from '../plans/publish-plan.ts';
import { transition } from '../plans/states.ts';
import { countPlans, inState, planColumns, toOwnPlans } from '../studio/studio-plans.ts';
import { publishVersion, refuseVersion } from '../versions/publish-version.ts';

type Row = ResourceRow<typeof planResource>;

/** Plans of all experts, and their revisions: reviewed here, and taken down if need be. */
export function servePlans(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;

  async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
    const found = await selectPlans(db, { viewerId: null, now: clock.now() }, rest);
    const held = await heldIn(
      db,
      found.map(({ id }) => id),
    );
    const plans = await toOwnPlans(db, found);
    return found.map((row, place) => ({
      ...plans[place]!,
      expertId: row.expertId,
      expert: row.username,
      position: row.position,
      seal: row.seal,
      reviewedAt: row.reviewedAt,
      reviewedBy: row.reviewedBy,
      held: held.get(row.id) ?? 0,
    }));
  }

  serveResource(app, context, planResource, {
    waiting: sql`(
        select id from plan where state = 'underReview'
        union select plan_id from plan_version where state = 'underReview') p`,
    async list(db, { filter, sort, start, count }) {
      const { q, state, result, expertId, matchId, exceptId } = filter;
      const where = every(
        state !== undefined && inState(state),
        result !== undefined && sql`p.result = ${result}`,
        expertId !== undefined && sql`p.expert_id = ${expertId}`,
        matchId !== undefined && sql`p.match_id = any(${rowsOf(matchId)})`,
        exceptId !== undefined && sql`p.id <> ${exceptId}`,
        q !== undefined &&
          sql`(p.title ilike ${containing(q)} or lower(a.username) like ${containing(q.toLowerCase())})`,
      );
      const page = sql`where ${where} order by ${orderBy(planColumns, sort)}
        limit ${count} offset ${start}`;
      return { rows: await select(db, page), total: await countPlans(db, where) };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where p.id = ${id}`);
      return row ?? null;
    },
    concerns: (tx, id) => authorsOf(tx, id),
    async update(tx, before, { state, reason }, { uid: by }) {
      const { id: planId } = before;
      const now = clock.now();
      const [publish, refuse] = before.releasedAt
        ? [publishVersion, refuseVersion]
        : [publishPlan, refusePlan];
      if (state === 'published') await publish(tx, jobs, { planId, by, now });
      else if (!reason) throw new CodedError('invalidInput');
      else if (state === 'refused') await refuse(tx, jobs, { planId, by, reason, now });
      else await transition(tx, planId, { to: state, by, reason, at: now });
    },
  });
}

const authorsOf = async (tx: Tx, id: number): Promise<number[]> =>
  (await rows(tx, { id: int }, sql`select expert_id as id from plan where id = ${id}`)).map(
    ({ id: expertId }) => expertId,
  );

/** Gold that is held for these plans. */
async function heldIn(
  db: Database | Tx,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await rows(
    db,
    { id: int, held: int },
    sql`select b.plan_id as id, sum(h.amount)::int as held
      from purchase b join wallet.hold h on h.id = b.hold_id
      where b.plan_id = any(${sql.param([...planIds])}::int[]) and h.state = 'held'
      group by b.plan_id`,
  );
  return new Map(found.map(({ id, held }) => [id, held]));
}
