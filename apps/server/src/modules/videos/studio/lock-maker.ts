import { banOf, requireAnchor } from '#modules/anchors/index.ts';
import { lockActiveExpert } from '#modules/experts/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';

/**
 * Whether somebody may make something now: as an anchor who is not banned, or else as an active expert. Throws
 * `notAnchor`, `anchorBanned`, `expertSuspended`, `expertEnded`.
 */
export async function lockMaker(tx: Tx, { uid, roles }: Principal, now: Date): Promise<void> {
  if (roles.includes('anchor')) {
    const ban = await banOf(tx, uid, now);
    if (!ban) return requireAnchor(tx, uid);
    if (!roles.includes('expert')) throw new CodedError('anchorBanned');
  }
  await lockActiveExpert(tx, uid);
}
