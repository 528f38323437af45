import { banOf, requireAnchor } from '#modules/anchors/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { ownerOfKey } from '../keys/stream-key.ts';

export type PublishRefusal = 'unknownKey' | 'notAnchor' | 'banned' | 'liveOff';

/** Why a key may not publish now; null where it may. */
export async function refusalOfPublisher(
  { db, clock, env, secret }: Pick<ModuleContext, 'db' | 'clock' | 'env' | 'secret'>,
  key: { stream: string; secret: string },
): Promise<PublishRefusal | null> {
  const uid = await ownerOfKey(db, secret, key);
  if (uid === null) return 'unknownKey';
  if (!env.BRAND_LIVE) return 'liveOff';
  if (await banOf(db, uid, clock.now())) return 'banned';
  try {
    await requireAnchor(db, uid);
    return null;
  } catch (error) {
    if (error instanceof CodedError) return 'notAnchor';
    throw error;
  }
}
