import type { CallResult } from '@xiongmao/api/call';
import { gameById } from '@xiongmao/api/catalogue/games';
import { startApplication } from '@xiongmao/api/experts/calls';
import { sql } from 'drizzle-orm';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

export type Application = CallResult<typeof startApplication>;

/** Where a person stands on the way to become an expert. */
export async function findApplication(db: Database | Tx, uid: number): Promise<Application> {
  const [found] = await rows(
    db,
    startApplication.result.shape,
    sql`select coalesce(e.state, 'none') as state, e.reason,
        coalesce(e.introduction, '') as introduction,
        coalesce(to_jsonb(e.game_ids), '[]') as "gameIds", e.applied_at as "appliedAt",
        (a.email is not null or a.mobile is not null) as bound
      from identity.contact a left join expert e on e.account_id = a.id where a.id = ${uid}`,
  );
  return found!;
}

/** Applies, or once more after a refusal or when the role was taken. Throws `noAddressBound`, `alreadyApplied`, `invalidInput`. */
export async function apply(
  tx: Tx,
  given: { uid: number; introduction: string; gameIds: readonly number[]; now: Date },
): Promise<Application> {
  const { uid, introduction, now } = given;
  const gameIds = [...new Set(given.gameIds)];
  if (!gameIds.every((id) => gameById(id))) throw new CodedError('invalidInput');
  const { bound } = await findApplication(tx, uid);
  if (!bound) throw new CodedError('noAddressBound');
  const at = instant(now);
  const applied = await affected(
    tx,
    sql`insert into expert (account_id, state, introduction, game_ids, applied_at)
      values (${uid}, 'underReview', ${introduction}, ${sql.param(gameIds)}::int[], ${at})
      on conflict (account_id) do update set state = 'underReview', reason = null,
        introduction = excluded.introduction, game_ids = excluded.game_ids,
        applied_at = excluded.applied_at, recommended_at = null, recommended_by = null
      where expert.state in ('refused', 'ended')`,
  );
  if (applied === 0) throw new CodedError('alreadyApplied');
  return findApplication(tx, uid);
}
