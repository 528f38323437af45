import type { AnchorInfo, RoomSettings } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { openBroadcastOf } from '../broadcasts/broadcast-rows.ts';
import { lockAnchor } from '../policy.ts';
import { findStreamable } from '../room-match.ts';
import { findInfo, findSettings, refuseWithoutRight } from './room-settings.ts';
import { showSettings } from './show-settings.ts';

/** What viewers paid for. */
const fixed = ['paid', 'price', 'previewSeconds'] as const;

/** One line, whatever came in it. */
const line = (given: string): string => given.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * Changes what an anchor says of themselves and of the next broadcast, and with it the one that is on. What is
 * not named stays. Throws `notAnchor`, `matchNotStreamable`, `rightMissing`, `unknownLiveLink`, `broadcastFixed`.
 */
export async function updateSettings(
  tx: Tx,
  jobs: Jobs,
  { uid, changes, now }: { uid: number; changes: Partial<RoomSettings>; now: Date },
): Promise<AnchorInfo> {
  const { rights } = await lockAnchor(tx, uid);
  const before = await findSettings(tx, uid);
  const next = { ...before, ...changes };
  if (fixed.some((field) => next[field] !== before[field]) && (await openBroadcastOf(tx, uid))) {
    throw new CodedError('broadcastFixed');
  }
  if (next.matchId !== before.matchId) {
    if (next.matchId !== null && !(await findStreamable(tx, next.matchId, now))) {
      throw new CodedError('matchNotStreamable');
    }
    // A link is of one match.
    if (changes.linkId === undefined) next.linkId = null;
  }
  next.pro = next.linkId === null ? null : await isPro(tx, next.linkId, next.matchId);
  refuseWithoutRight(next, rights);
  await tx.execute(sql`
    update anchor set introduction = ${line(next.introduction)}, detail = ${next.detail},
      title = ${line(next.title)}, match_id = ${next.matchId}, label = ${line(next.label)},
      language = ${next.language}, link_id = ${next.linkId}, paid = ${next.paid},
      price = ${next.price}, preview_seconds = ${next.previewSeconds}
    where account_id = ${uid}`);
  await showSettings(tx, jobs, uid);
  return findInfo(tx, uid);
}

/** Whether a link of a match is for who has the right; throws `unknownLiveLink` for one of another match, or none. */
async function isPro(tx: Tx, linkId: number, matchId: number | null): Promise<boolean> {
  const [found] = await rows(
    tx,
    { pro: bool, matchId: int },
    sql`select pro, match_id as "matchId" from live_link where id = ${linkId}`,
  );
  if (!found || found.matchId !== matchId) throw new CodedError('unknownLiveLink');
  return found.pro;
}
