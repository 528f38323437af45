import { broadcastNeeds } from '@xiongmao/api/anchors/rules';
import type { Broadcast } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { broadcastBegan } from '../events.ts';
import { lockAnchor, refuseBanned } from '../policy.ts';
import { findStreamable } from '../room-match.ts';
import { findSettings, needsOf, refuseWithoutRight } from '../settings/room-settings.ts';
import { openBroadcastOf } from './broadcast-rows.ts';

/**
 * Goes live with what the settings say. Throws `notAnchor`, `anchorBanned`, `liveOff`, `rulesNotAgreed`, what
 * is missing (`broadcastNeeds`), `matchNotStreamable`, `rightMissing`, `alreadyBroadcasting`.
 */
export async function beginBroadcast(
  tx: Tx,
  { env, jobs }: Pick<ModuleContext, 'env' | 'jobs'>,
  { uid, now }: { uid: number; now: Date },
): Promise<Broadcast> {
  const { rights, agrees } = await lockAnchor(tx, uid);
  await refuseBanned(tx, uid, now);
  if (!env.BRAND_LIVE) throw new CodedError('liveOff');
  if (await openBroadcastOf(tx, uid)) throw new CodedError('alreadyBroadcasting');
  if (!agrees) throw new CodedError('rulesNotAgreed');
  const settings = await findSettings(tx, uid);
  const missing = needsOf(settings);
  for (const need of broadcastNeeds) if (missing.includes(need)) throw new CodedError(need);
  refuseWithoutRight(settings, rights);
  if (settings.matchId !== null && !(await findStreamable(tx, settings.matchId, now))) {
    throw new CodedError('matchNotStreamable');
  }
  const [begun] = await rows(
    tx,
    { id: int },
    sql`insert into broadcast (anchor_id, title, cover, match_id, label, language, source, price,
        preview_seconds, began_at)
      select a.account_id, a.title, a.cover, a.match_id, case when a.match_id is null then a.label end,
        a.language, k.name, case when a.paid then a.price end, a.preview_seconds, ${instant(now)}
      from anchor a left join live_link k on k.id = a.link_id where a.account_id = ${uid}
      returning id`,
  );
  await jobs.publish(tx, broadcastBegan, { broadcastId: begun!.id, anchorId: uid });
  return (await openBroadcastOf(tx, uid))!;
}
