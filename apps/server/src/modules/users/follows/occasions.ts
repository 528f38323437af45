import type { Occasion, OccasionSubject } from '@xiongmao/api/users/rules';
import { occasionList } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { orNull } from '#platform/db/columns.ts';
import { affected, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { getPreferences } from '../preferences.ts';
import type { FollowType } from './follow-types.ts';
import { ofTarget, refuseUnknown, type Target } from './follows.ts';

/** What one is told of one of these where one chose nothing else. */
export async function usualFor(
  db: Database | Tx,
  accountId: number,
  subject: OccasionSubject,
): Promise<Occasion[]> {
  return (await getPreferences(db, accountId)).occasions[subject];
}

/** What one is told of something, or would be if one followed it. Throws `unknownTarget`. */
export async function getOccasions(
  db: Database | Tx,
  accountId: number,
  target: FollowType & Target,
): Promise<Occasion[]> {
  const [found] = await rows(
    db,
    { chosen: orNull(occasionList) },
    sql`select occasions as chosen from follow where account_id = ${accountId} and ${ofTarget(target)}
      order by at limit 1`,
  );
  if (!found) await refuseUnknown(db, target);
  // Of people no matches are told.
  return found?.chosen ?? usualFor(db, accountId, target.kind as OccasionSubject);
}

/** Throws `notFollowed`. */
export async function setOccasions(
  tx: Tx,
  accountId: number,
  { target, occasions }: { target: Target; occasions: Occasion[] },
): Promise<void> {
  const set = await affected(
    tx,
    sql`update follow set occasions = ${sql.param(occasions)}::text[]
      where account_id = ${accountId} and ${ofTarget(target)}`,
  );
  if (set === 0) throw new CodedError('notFollowed');
}
