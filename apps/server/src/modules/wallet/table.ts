import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import type {
  LedgerKind,
  PayMethod,
  WelcomeReason,
  WelcomeState,
} from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const gold = (name: string) => bigint(name, { mode: 'number' });

/**
 * What holds gold. `user` wallets are debited under a lock on their row and never go below zero. The
 * others are busy: their entries are appended and their balance rolled up, so that no row holds up
 * buyers.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<LedgerKind>().notNull(),
    /** Whose; null for the product's own. No foreign key: it would lock a row that many use. */
    ownerId: integer('owner_id'),
    balance: gold('balance').notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_account_owner')
      .on(table.kind, table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    uniqueIndex('ledger_account_own').on(table.kind).where(sql`${table.ownerId} is null`),
    check(
      'ledger_account_not_negative',
      sql`${table.balance} >= 0 or ${table.kind} in ('bonus', 'recharge')`,
    ),
  ],
);

/** One movement of gold from one account to another; append-only. */
export const transfer = pgTable(
  'transfer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What makes a repeated request one transfer. */
    key: text().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    debitId: integer('debit_id').notNull(),
    creditId: integer('credit_id').notNull(),
    amount: gold('amount').notNull(),
    /** What it was for, `<type>:<id>`: `recharge:7`. */
    reference: text().notNull(),
    reversesId: gold('reverses_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('transfer_key').on(table.key),
    uniqueIndex('transfer_reverses')
      .on(table.reversesId)
      .where(sql`${table.reversesId} is not null`),
    index('transfer_reference').on(table.reference),
    // Rows lie in the order of time: a few bytes for many pages, which no write waits for.
    index('transfer_at').using('brin', table.at),
    check('transfer_amount', sql`${table.amount} > 0 and ${table.debitId} <> ${table.creditId}`),
  ],
);

/** The two sides of a transfer; append-only. Busy accounts' entries carry no balance. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    transferId: gold('transfer_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Positive is a credit. */
    amount: gold('amount').notNull(),
    before: gold('before'),
    after: gold('after'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** What busy accounts' entries sum to that is not yet in their balance. Without an index: it is soon empty. */
export const ledgerPending = pgTable('ledger_pending', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  amount: gold('amount').notNull(),
});

/** Gold that may still be given back: it lies in escrow until it is captured or released. */
export const hold = pgTable(
  'hold',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transfer that put it into escrow. */
    transferId: gold('transfer_id').notNull(),
    /** Where it came from, and goes back to. */
    accountId: integer('account_id').notNull(),
    amount: gold('amount').notNull(),
    state: text().$type<'held' | 'captured' | 'released'>().notNull().default('held'),
    reference: text().notNull(),
    /** How often it was settled and opened again: corrections have keys of their own. */
    round: integer().notNull().default(0),
    heldAt: instant('held_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('hold_transfer').on(table.transferId),
    index('hold_reference').on(table.reference),
    // Over all states: settling then leaves the indexes alone.
    index('hold_account').on(table.accountId),
    index('hold_held_at').using('brin', table.heldAt),
  ],
);

/**
 * What became of an account's welcome gold, and from where the account came: keyed hashes of its first day,
 * null for accounts that are older. A reason says why it was held.
 */
export const welcome = pgTable(
  'welcome',
  {
    /** No foreign key: it would lock a row that many use. */
    accountId: integer('account_id').primaryKey(),
    state: text().$type<WelcomeState>().notNull().default('none'),
    visitor: text(),
    device: text(),
    host: text(),
    network: text(),
    reason: text().$type<WelcomeReason>(),
    holdId: gold('hold_id'),
    at: instant('at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('welcome_visitor').on(table.visitor),
    index('welcome_device').on(table.device),
    index('welcome_host').on(table.host),
    index('welcome_network').on(table.network),
    index('welcome_reason').on(table.state, table.at).where(sql`${table.reason} is not null`),
  ],
);

/** A recharge: begun here, paid at a gateway, credited by its notification. */
export const payment = pgTable(
  'payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** The client's idempotency key. */
    key: text().notNull(),
    method: text().$type<PayMethod>().notNull(),
    /** What the gateway knows it by. */
    orderNo: text('order_no').notNull(),
    fen: integer().notNull(),
    gold: integer().notNull(),
    state: text().$type<'open' | 'paid' | 'closed'>().notNull().default('open'),
    /** The gateway's own number of the trade. */
    tradeNo: text('trade_no'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the gateway was last asked about it. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    uniqueIndex('payment_key').on(table.accountId, table.key),
    uniqueIndex('payment_order').on(table.orderNo),
    uniqueIndex('payment_trade').on(table.method, table.tradeNo),
    index('payment_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
    index('payment_account').on(table.accountId, table.id),
    index('payment_paid_at').using('brin', table.paidAt),
  ],
);

/** What a proof of the ledger found, and when. */
export const ledgerProof = pgTable('ledger_proof', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  transfers: gold('transfers').notNull(),
  violations: jsonb().$type<{ rule: string; what: string }[]>().notNull(),
});
