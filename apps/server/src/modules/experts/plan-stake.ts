import { sql } from 'drizzle-orm';
import type { Stake } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';

/** Whose plans matches settle, and who has gold in them. */
export const planStake: Stake = async (tx, matchIds) => {
  const found = await rows(
    tx,
    { id: int },
    sql`with of as (select id, expert_id from plan where match_id = any(${sql.param([...matchIds])}::int[]))
      select expert_id as id from of
      union select buyer_id from purchase where plan_id in (select id from of)`,
  );
  return found.map(({ id }) => id);
};
