import { createECDH } from 'node:crypto';
import { isZone } from '@xiongmao/api/fields/is-zone';
import type { pushSubscription } from '@xiongmao/api/users/push/shapes';
import { mostPushDevices } from '@xiongmao/api/users/rules';
import type { Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countAttempt, deviceOf, lockAccounts } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isPushService } from './push-services.ts';

const hour = 3_600;
const mostInHour = 60;

/**
 * Notices are pushed to this browser from now on, until its session is over. Who was told of by the same endpoint
 * before is told no more: it is one browser. Throws `unknownPushService`, `invalidInput`, `tooManyRequests`.
 */
export async function subscribePush(
  { db, clock, env }: ModuleContext,
  { uid, sessionId }: Principal,
  given: z.output<typeof pushSubscription> & {
    zone?: string | undefined;
    language: Locale;
    userAgent: string;
  },
): Promise<{ id: number }> {
  const { endpoint, keys, language, userAgent } = given;
  if (!isPushService(endpoint, env.pushServices)) throw new CodedError('unknownPushService');
  if (!isPoint(keys.p256dh)) throw new CodedError('invalidInput');
  const limit = { name: `push:${uid}`, most: mostInHour, seconds: hour };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyRequests');
  const zone = given.zone && isZone(given.zone) ? given.zone : null;
  const at = instant(clock.now());
  return db.transaction(async (tx) => {
    // One's own take turns, so that the limit holds.
    await lockAccounts(tx, [uid]);
    const [subscribed] = await rows(
      tx,
      { id: int },
      sql`insert into push_subscription (account_id, session_id, endpoint, p256dh, auth, language,
          zone, device, at, seen_at)
        values (${uid}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language}, ${zone},
          ${deviceOf(userAgent)}, ${at}, ${at})
        on conflict (endpoint) do update set account_id = excluded.account_id,
          session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
          language = excluded.language, zone = excluded.zone, device = excluded.device,
          seen_at = excluded.seen_at
        returning id`,
    );
    // A session is one browser, which has one subscription: an endpoint of before is no longer its own.
    await tx.execute(sql`
      delete from push_subscription where account_id = ${uid} and id <> ${subscribed!.id}
        and (session_id = ${sessionId} or id in (
          select id from push_subscription where account_id = ${uid}
          order by seen_at desc, id desc offset ${mostPushDevices}))`);
    return subscribed!;
  });
}

/** Whether it is a point of P-256: for another nothing can be encrypted. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
