import { isContrary } from '@xiongmao/api/experts/contrary';
import { mostPlans } from '@xiongmao/api/experts/rules';
import { prediction } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { bool, int, type RowOf } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isToCome } from './plan-rows.ts';

const heldRow = {
  ...prediction.shape,
  id: int,
  expertId: int,
  matchId: int,
  setAside: bool,
};
type Held = RowOf<typeof heldRow>;

/**
 * Sets aside, of an expert's plans on rows of a match that are one by now, those beyond three and those that stand
 * against an earlier one: nobody can buy them. Who bought one keeps it, and where the rows are two again it is sold
 * again. Looked for each minute: rows become one by links, by rule and by what sources correct.
 */
export async function setAside({ db, clock }: Pick<ModuleContext, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await findHeld(tx, clock.now());
    const groups = Map.groupBy(held, ({ expertId, matchId }) => `${expertId} ${matchId}`);
    const aside = new Set([...groups.values()].flatMap(tooManyOf));
    const moved = held.filter((plan) => plan.setAside !== aside.has(plan));
    if (moved.length === 0) return;
    await tx.execute(sql`
      update plan set set_aside = not set_aside
      where id = any(${sql.param(moved.map(({ id }) => id))}::int[])`);
  });
}

/** Of an expert's plans on one match, the first first: those that could not have been posted after the ones before. */
function tooManyOf(plans: readonly Held[]): Held[] {
  const kept: Held[] = [];
  return plans.filter((plan) => {
    const isAside = kept.length === mostPlans || kept.some((other) => isContrary(plan, other));
    if (!isAside) kept.push(plan);
    return isAside;
  });
}

/** Plans to come whose expert has others on another row of their match, and those that are set aside. */
const findHeld = (tx: Tx, now: Date): Promise<Held[]> =>
  rows(
    tx,
    heldRow,
    sql`select p.id, p.expert_id as "expertId", m.shown_id as "matchId", p.set_aside as "setAside",
        p.play_type as "playType", p.level, p.pick, p.line, p.odds
      from plan p join matches.shown_match m on m.id = p.match_id
      where p.result is null and (p.released_at is not null or p.state = 'underReview')
        and ${isToCome(now)}
        and (p.set_aside or exists (
          select from plan o where o.expert_id = p.expert_id and o.match_id <> p.match_id
            and o.match_id = any(${rowsOf(sql`p.match_id`)})))
      order by p.released_at nulls last, p.id for no key update of p`,
  );
