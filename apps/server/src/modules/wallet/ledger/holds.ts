import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { move, ownAccount, rethrowRefused } from './ledger.ts';

/** Gold that may still be given back lies in escrow: `held → captured | released`, and back for a correction. */
export type HoldState = 'held' | 'captured' | 'released';

/** What a hold of welcome gold that is being checked is for. */
export const welcomeCheck = 'welcome-check';

/** Who gets what of captured holds. */
export interface Share {
  /** Ledger account. */
  to: number;
  amount: number;
}

/**
 * Puts a person's gold into escrow and answers the hold's id; the same key, the same hold. Throws
 * NotEnoughGold, KeyReused.
 */
export async function holdGold(
  tx: Tx,
  given: { key: string; ownerId: number; amount: number; reference: string; at: Date },
): Promise<number> {
  const { key, ownerId, amount, reference, at } = given;
  const [held] = await rows(
    tx,
    { id: int },
    sql`select wallet.hold_gold(${key}, ${ownerId}, ${amount}, ${reference},
      ${instant(at)}) as id`,
  ).catch(rethrowRefused);
  return held!.id;
}

/** How captured gold is shared, and what the transfers are called by. */
export interface Sharing {
  ids: readonly number[];
  /** Who gets what of these amounts, one of each hold. */
  split: (amounts: readonly number[]) => readonly Share[];
  /** Begins the transfers' keys. */
  key: string;
  reference: string;
  at: Date;
}

/** Gives what of these holds is held to those who earned it, in one transfer each; answers how much. */
export async function captureHolds(tx: Tx, sharing: Sharing): Promise<number> {
  const { ids, at } = sharing;
  const captured = await rows(
    tx,
    { amount: int },
    sql`update hold set state = 'captured', settled_at = ${instant(at)}
      where id = any(${sql.param([...ids])}::bigint[]) and state = 'held' returning amount`,
  );
  const from = await ownAccount(tx, 'escrow');
  for (const { to, amount, key } of sharesOf(captured, sharing)) {
    const { reference } = sharing;
    await move(tx, { key, kind: 'share', from, to, amount, reference, at });
  }
  return sumOf(captured);
}

/** Takes what of these holds was captured back into escrow, from those who got it; answers how much. */
export async function uncaptureHolds(tx: Tx, sharing: Sharing): Promise<number> {
  const { ids, at } = sharing;
  const held = await rows(
    tx,
    { amount: int },
    sql`update hold set state = 'held', settled_at = null, round = round + 1
      where id = any(${sql.param([...ids])}::bigint[]) and state = 'captured' returning amount`,
  );
  const to = await ownAccount(tx, 'escrow');
  for (const { to: from, amount, key } of sharesOf(held, sharing)) {
    const { reference } = sharing;
    await move(tx, { key, kind: 'reverse', from, to, amount, reference, at });
  }
  return sumOf(held);
}

const sumOf = (holds: readonly { amount: number }[]) =>
  holds.reduce((sum, { amount }) => sum + amount, 0);

function sharesOf(
  holds: readonly { amount: number }[],
  { split, key, reference }: Sharing,
): (Share & { key: string })[] {
  const shares = split(holds.map(({ amount }) => amount));
  const [sum, total] = [sumOf(shares), sumOf(holds)];
  if (sum !== total) throw new Error(`${reference}: shares of ${sum} for ${total}`);
  return shares.flatMap((share, place) =>
    share.amount > 0 ? [{ ...share, key: `${key}:${place}` }] : [],
  );
}

/** Gives these holds back to whom they came from, those that are still held; answers how much. */
export async function releaseHolds(tx: Tx, ids: readonly number[], at: Date): Promise<number> {
  const [released] = await rows(
    tx,
    { total: int },
    sql`select release_holds(${sql.param([...ids])}::bigint[], ${instant(at)})
      as total`,
  );
  return released!.total;
}

/**
 * Takes released gold back into escrow where the wallet still covers it: a correction may need it
 * again. What was spent meanwhile is not claimed; those holds stay released.
 */
export async function recollectHolds(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.execute(sql`
    select recollect_holds(${sql.param([...ids])}::bigint[], ${instant(at)})`);
}
