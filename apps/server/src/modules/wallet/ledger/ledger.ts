import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import type { LedgerKind } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { CodedError } from '#platform/http/errors.ts';
import { KeyReused, NotEnoughGold } from '../errors.ts';

export interface Movement {
  /** Makes a repeated request one transfer. */
  key: string;
  kind: TransferKind;
  /** Ledger accounts. */
  from: number;
  to: number;
  /** Positive, whole gold. */
  amount: number;
  /** What it is for, `<type>:<id>`. */
  reference: string;
  at: Date;
}

/**
 * Moves gold by double entry, off one account and onto another, and answers the transfer's id; of a key that came before with the same content, the id of
 * then. Throws NotEnoughGold, KeyReused.
 */
export function move(tx: Tx, movement: Movement): Promise<number> {
  return moveGold(tx, movement, null);
}

/** Gives back what a transfer moved, once; from accounts that still hold it. */
export async function reverse(
  tx: Tx,
  given: { transferId: number; key: string; at: Date },
): Promise<number> {
  const [made] = await rows(
    tx,
    { from: int, to: int, amount: int, reference: text },
    sql`select debit_id as "from", credit_id as "to", amount, reference from transfer
      where id = ${given.transferId}`,
  );
  if (!made) throw new Error(`transfer ${given.transferId} does not exist`);
  const { from, to, amount, reference } = made;
  const { key, at } = given;
  const back = { key, kind: 'reverse' as const, from: to, to: from, amount, reference, at };
  return moveGold(tx, back, given.transferId);
}

async function moveGold(tx: Tx, movement: Movement, reverses: number | null): Promise<number> {
  const { key, kind, from, to, amount, reference, at } = movement;
  const [moved] = await rows(
    tx,
    { id: int },
    sql`select move_gold(${key}, ${kind}, ${from}, ${to}, ${amount}, ${reference}, ${reverses},
      ${instant(at)}) as id`,
  ).catch(rethrowRefused);
  return moved!.id;
}

/** What the ledger's SQL refuses with a code, as an error of the catalogue; null for other codes. */
export function refusalOf(code: string | undefined): CodedError | null {
  if (code === 'GL001') return new NotEnoughGold();
  if (code === 'GL002') return new KeyReused();
  return null;
}

/** Throws what the ledger's SQL refused, as an error of the catalogue; anything else as it is. */
export function rethrowRefused(error: unknown): never {
  throw refusalOf((error as { cause?: { code?: string } }).cause?.code) ?? error;
}

/** The ledger account of a person, made when it is first asked for. */
export async function ledgerAccountOf(
  tx: Tx,
  kind: 'user' | 'earnings',
  ownerId: number,
): Promise<number> {
  const [found] = await rows(
    tx,
    { id: int },
    sql`with made as (
        insert into ledger_account (kind, owner_id) values (${kind}, ${ownerId})
        on conflict (kind, owner_id) where owner_id is not null do nothing returning id)
      select id from made
      union all
      select id from ledger_account where kind = ${kind} and owner_id = ${ownerId} limit 1`,
  );
  return found ? found.id : ledgerAccountOf(tx, kind, ownerId);
}

/** One of the product's own accounts; the migration made them. */
export async function ownAccount(
  tx: Tx,
  kind: Exclude<LedgerKind, 'user' | 'earnings'>,
): Promise<number> {
  const [found] = await rows(
    tx,
    { id: int },
    sql`select id from ledger_account where kind = ${kind} and owner_id is null`,
  );
  return found!.id;
}
