import type { Occasion } from '@xiongmao/api/users/rules';
import { occasionList } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { usualFor } from '#modules/users/index.ts';
import { orNull } from '#platform/db/columns.ts';
import { affected, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { requireMatch } from '../detail/get-match.ts';
import { rowsOf } from '../rows-of.ts';

/** What one is told of a match, or would be if it were a favourite. Throws `unknownMatch`. */
export async function getMatchOccasions(
  db: Database,
  accountId: number,
  matchId: number,
): Promise<Occasion[]> {
  const [found] = await rows(
    db,
    { chosen: orNull(occasionList) },
    sql`select occasions as chosen from match_favourite
      where account_id = ${accountId} and match_id = any(${rowsOf(matchId)}) order by at limit 1`,
  );
  if (!found) await requireMatch(db, matchId);
  return found?.chosen ?? usualFor(db, accountId, 'match');
}

/** Throws `notFollowed`. */
export async function setMatchOccasions(
  tx: Tx,
  accountId: number,
  { matchId, occasions }: { matchId: number; occasions: Occasion[] },
): Promise<void> {
  const set = await affected(
    tx,
    sql`update match_favourite set occasions = ${sql.param(occasions)}::text[]
      where account_id = ${accountId} and match_id = any(${rowsOf(matchId)})`,
  );
  if (set === 0) throw new CodedError('notFollowed');
}
