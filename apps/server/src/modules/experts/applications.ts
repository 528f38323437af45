import type { CallResult } from '@xiongmao/api/call';
import { gameById } from '@xiongmao/api/catalogue/games';
import type { startApplication } from '@xiongmao/api/experts/calls';
import { sql } from 'drizzle-orm';
import { addRole, notify } from '#modules/users/index.ts';
import { type Database, instant, iso, rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';

export type Application = CallResult<typeof startApplication>;

/** Where a person stands on the way to become an expert. */
export async function findApplication(db: Database | Tx, uid: number): Promise<Application> {
  const [found] = await rows<Application>(
    db,
    sql`select coalesce(e.state, 'none') as state, e.reason,
        coalesce(e.introduction, '') as introduction,
        coalesce(to_jsonb(e.game_ids), '[]') as "gameIds", e.applied_at as "appliedAt",
        (a.email is not null or a.mobile is not null) as bound
      from account a left join expert e on e.account_id = a.id where a.id = ${uid}`,
  );
  return { ...found!, appliedAt: found!.appliedAt && iso(found!.appliedAt) };
}

/** Applies, or once more after a refusal. Throws `noAddressBound`, `alreadyApplied`, `invalidInput`. */
export async function apply(
  tx: Tx,
  given: { uid: number; introduction: string; gameIds: readonly number[]; now: Date },
): Promise<Application> {
  const { uid, introduction, now } = given;
  const gameIds = [...new Set(given.gameIds)];
  if (!gameIds.every((id) => gameById(id))) throw new CatalogueError('invalidInput');
  const { bound } = await findApplication(tx, uid);
  if (!bound) throw new CatalogueError('noAddressBound');
  const at = instant(now);
  const applied = await rows(
    tx,
    sql`insert into expert (account_id, state, introduction, game_ids, applied_at)
      values (${uid}, 'underReview', ${introduction}, ${sql.param(gameIds)}::int[], ${at})
      on conflict (account_id) do update set state = 'underReview', reason = null,
        introduction = excluded.introduction, game_ids = excluded.game_ids,
        applied_at = excluded.applied_at
      where expert.state = 'refused' returning account_id`,
  );
  if (applied.length === 0) throw new CatalogueError('alreadyApplied');
  return findApplication(tx, uid);
}

/** Approves or refuses an application; throws `planMoved` for one that is not under review. */
export async function review(
  tx: Tx,
  jobs: Jobs,
  given: {
    uid: number;
    state: 'approved' | 'refused';
    by: number;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  const { uid, state, by, reason, now } = given;
  const at = instant(now);
  if (state === 'refused' && !reason) throw new CatalogueError('invalidInput');
  const reviewed = await rows(
    tx,
    sql`update expert set state = ${state}, reason = ${state === 'refused' ? reason : null},
        reviewed_at = ${at}, reviewed_by = ${by},
        approved_at = case when ${state} = 'approved' then ${at} end
      where account_id = ${uid} and state = 'underReview' returning account_id`,
  );
  if (reviewed.length === 0) throw new CatalogueError('planMoved');
  if (state === 'approved') await addRole(tx, jobs, { to: uid, role: 'expert', now });
  else {
    const values = { reason: reason! };
    await notify(tx, jobs, uid, { name: 'expertRefused', values, cause: null, at: now });
  }
}

/** Suspends an expert, or lets them go on: their plans leave the sale and come back to it. */
export async function suspend(
  tx: Tx,
  given: { uid: number; state: 'approved' | 'suspended'; reason: string | null },
): Promise<void> {
  const { uid, state, reason } = given;
  if (state === 'suspended' && !reason) throw new CatalogueError('invalidInput');
  const moved = await rows(
    tx,
    sql`update expert set state = ${state}, reason = ${state === 'suspended' ? reason : null}
      where account_id = ${uid} and state in ('approved', 'suspended') returning account_id`,
  );
  if (moved.length === 0) throw new CatalogueError('notFound');
}

/** Of an expert who leaves: what they wrote about themselves goes, their record and its seals stay. */
export async function eraseExpert(tx: Tx, accountId: number, now: Date): Promise<void> {
  const at = instant(now);
  await tx.execute(sql`
    update expert set state = case when state = 'underReview' then 'refused' else 'suspended' end,
      introduction = '', reason = null
    where account_id = ${accountId}`);
  await tx.execute(sql`
    with gone as (
      update plan set state = 'deleted', content = case when released_at is null then '' else content end
      where expert_id = ${accountId} and state <> 'deleted' returning id, old.state as was)
    insert into plan_change (plan_id, "from", "to", by, at)
    select id, was, 'deleted', ${accountId}, ${at} from gone`);
}
