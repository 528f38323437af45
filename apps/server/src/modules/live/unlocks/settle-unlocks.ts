import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type LockedBroadcast, lockBroadcast, referenceOf } from '#modules/anchors/index.ts';
import {
  captureHolds,
  ledgerAccountOf,
  ownAccount,
  releaseHolds,
  type Share,
  uncaptureHolds,
} from '#modules/wallet/index.ts';
import { bool, int, orNull } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Percent of an unlock that is the anchor's. */
export interface UnlockTerms {
  anchorShare: number;
}

/** Minutes of picture that someone who unlocked must have had of a broadcast that lapsed. */
export const enoughMinutes = 10;

/**
 * Settles what is held of a broadcast that is over: earned where the anchor ended it; given back where it was
 * cut; where it lapsed, earned of those who could see enough of it, or bought it to see it again and can. What was
 * unlocked in the very moment of the end is settled alike, by whoever comes later.
 */
export async function settleUnlocks(
  tx: Tx,
  terms: UnlockTerms,
  { broadcastId, now }: { broadcastId: number; now: Date },
): Promise<void> {
  const broadcast = await lockBroadcast(tx, broadcastId);
  if (!broadcast || broadcast.endedAt === null) return;
  const { endedAt, endedBy } = broadcast;
  const held = await rows(
    tx,
    { holdId: int, earned: bool },
    sql`select u.hold_id as "holdId", case ${endedBy}::text when 'downcast' then true when 'lapsed' then
          (u.at >= ${endedAt}::timestamptz
            and exists (select from replayable(${instant(now)}) p where p.broadcast_id = u.broadcast_id))
          or coalesce((select max(coalesce(s.left_at, ${endedAt}::timestamptz))
            from stream_session s where s.broadcast_id = u.broadcast_id)
            >= u.at + make_interval(mins => ${enoughMinutes}), false)
        else false end as earned
      from live_unlock u join wallet.hold h on h.id = u.hold_id
      where u.broadcast_id = ${broadcastId} and u.refunded is null and h.state = 'held' order by u.id`,
  );
  const idsOf = (earned: boolean) =>
    held.flatMap((each) => (each.earned === earned ? [each.holdId] : []));
  const [captured, released] = [idsOf(true), idsOf(false)];
  if (captured.length > 0) {
    await captureHolds(tx, {
      ids: captured,
      split: await splitOf(tx, broadcast, terms.anchorShare),
      key: `broadcast:${broadcastId}:share:${randomUUID()}`,
      reference: referenceOf(broadcastId),
      at: now,
    });
    await tx.execute(sql`
      update live_unlock set share = ${terms.anchorShare}
      where hold_id = any(${sql.param(captured)}::bigint[])`);
  }
  if (released.length > 0) await releaseHolds(tx, released, now);
}

/** Gives one person's gold back, whatever became of the broadcast. Throws `notFound`, `alreadyRefunded`. */
export async function refundUnlock(
  tx: Tx,
  { anchorShare }: UnlockTerms,
  given: { id: number; by: number; reason: string; now: Date },
): Promise<void> {
  const { id, by, reason, now: at } = given;
  const [found] = await rows(
    tx,
    { broadcastId: int, holdId: int },
    sql`select broadcast_id as "broadcastId", hold_id as "holdId" from live_unlock where id = ${id}`,
  );
  if (!found) throw new CodedError('notFound');
  const { broadcastId, holdId } = found;
  const broadcast = await lockBroadcast(tx, broadcastId);
  const [unlock] = await rows(
    tx,
    { share: orNull(int) },
    sql`update live_unlock set refunded = ${reason}, refunded_by = ${by}, refunded_at = ${instant(at)}
      where id = ${id} and refunded is null returning share`,
  );
  if (!unlock) throw new CodedError('alreadyRefunded');
  const ids = [holdId];
  await uncaptureHolds(tx, {
    ids,
    split: await splitOf(tx, broadcast!, unlock.share ?? anchorShare),
    key: `unlock:${id}:back`,
    reference: referenceOf(broadcastId),
    at,
  });
  if ((await releaseHolds(tx, ids, at)) === 0) throw new CodedError('alreadyRefunded');
}

/** Shares of each unlock by its own price, as whoever is refunded gives them back. */
async function splitOf(
  tx: Tx,
  { anchorId }: LockedBroadcast,
  percent: number,
): Promise<(prices: readonly number[]) => Share[]> {
  const anchor = await ledgerAccountOf(tx, 'earnings', anchorId);
  const house = await ownAccount(tx, 'house');
  return (prices) => {
    const parts = prices.map((price) => Math.floor((price * percent) / 100));
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
    return [
      { to: anchor, amount: sum(parts) },
      { to: house, amount: sum(prices) - sum(parts) },
    ];
  };
}

type Context = Pick<ModuleContext, 'db' | 'clock'> & UnlockTerms;

/** Settles what was unlocked in the moment of an end, and what an end left unsettled. */
export async function settleMissed(context: Context & Pick<ModuleContext, 'log'>): Promise<void> {
  const found = await rows(
    context.db,
    { id: int },
    sql`select distinct b.id from wallet.hold h join live_unlock u on u.hold_id = h.id
      join anchors.broadcast b on b.id = u.broadcast_id
      where h.state = 'held' and h.reference like 'broadcast:%' and u.refunded is null
        and b.ended_at is not null`,
  );
  for (const { id: broadcastId } of found) {
    // What keeps one from being settled keeps no other.
    await settleBroadcast(context, broadcastId).catch((error: unknown) =>
      context.log.error({ err: error, broadcastId }, 'what is held of a broadcast was not settled'),
    );
  }
}

export const settleBroadcast = (context: Context, broadcastId: number): Promise<void> =>
  context.db.transaction((tx) =>
    settleUnlocks(tx, context, { broadcastId, now: context.clock.now() }),
  );

/** Previews that nobody needs to be told from others any more. */
export const forgetPreviews = async ({ db, clock }: Context): Promise<number> =>
  affected(
    db,
    sql`delete from live_preview p using anchors.broadcast b
      where b.id = p.broadcast_id and b.ended_at < ${instant(clock.now())} - interval '1 day'`,
  );
