import { z } from 'zod';
import { day } from '../fields/dates.ts';
import { rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { ledgerKinds, welcomeReasons } from './rules.ts';
import { payMethod, paymentState, transferKind } from './shapes.ts';

const read = { permission: 'readGold' } as const;
const channels = { permission: 'channels' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const since = { at_gte: z.string().max(40).optional(), at_lte: z.string().max(40).optional() };

const ledgerKind = z.enum(ledgerKinds);

export const goldAccountResource = defineResource({
  office: 'console',
  name: 'gold-accounts',
  summary: 'Accounts of the gold ledger',
  row: z.object({
    id: z.int(),
    kind: ledgerKind,
    userId: z.int().nullable(),
    username: z.string().nullable(),
    /** With what is not yet rolled up. */
    balance: z.int(),
    held: z.int(),
    entries: z.int(),
  }),
  actions: { list: read, get: read },
  filters: z.object({ q: z.string().max(100).optional(), kind: ledgerKind.optional(), userId: id }),
  sortable: ['-balance', 'balance', 'id'],
});

export const transferResource = defineResource({
  office: 'console',
  name: 'transfers',
  summary: 'Movements of gold',
  row: z.object({
    id: z.int(),
    kind: transferKind,
    amount: z.int(),
    debitId: z.int(),
    debit: z.string(),
    creditId: z.int(),
    credit: z.string(),
    reference: z.string(),
    reversesId: z.int().nullable(),
    at,
  }),
  actions: { list: read, get: read },
  filters: z.object({
    kind: transferKind.optional(),
    accountId: id,
    reference: z.string().max(60).optional(),
    ...since,
  }),
  sortable: ['-id', 'id', 'amount'],
});

export const holdResource = defineResource({
  office: 'console',
  name: 'holds',
  summary: 'Gold that may still be given back',
  row: z.object({
    id: z.int(),
    userId: z.int(),
    username: z.string().nullable(),
    amount: z.int(),
    state: z.enum(['held', 'captured', 'released']),
    reference: z.string(),
    heldAt: at,
    settledAt: at.nullable(),
  }),
  actions: { list: read },
  filters: z.object({
    state: z.enum(['held', 'captured', 'released']).optional(),
    userId: id,
    reference: z.string().max(60).optional(),
  }),
  sortable: ['-id', 'id', 'amount'],
});

const heldWelcome = z.enum(['held', 'released', 'refused']);

/** Welcome gold that was held. `same…` count welcomes from there on that day, this one among them. */
export const welcomeResource = defineResource({
  office: 'console',
  name: 'welcomes',
  summary: 'Welcome gold that is held for review',
  row: z.object({
    /** The uid. */
    id: z.int(),
    username: z.string(),
    state: heldWelcome,
    reason: z.enum(welcomeReasons),
    sameVisitor: z.int(),
    sameDevice: z.int(),
    sameHost: z.int(),
    sameNetwork: z.int(),
    /** Held ones of the same network and day, this one among them. */
    heldAlike: z.int(),
    at,
    decidedBy: z.string().nullable(),
    decidedAt: at.nullable(),
  }),
  actions: { list: read, get: read, update: { permission: 'reviewWelcomes', byOthers: true } },
  filters: z.object({
    q: z.string().max(100).optional(),
    state: heldWelcome.optional(),
    reason: z.enum(welcomeReasons).optional(),
  }),
  sortable: ['at', '-at', 'id'],
  // How many go with it stays: all of them can be decided about at once.
  volatile: ['sameVisitor', 'sameDevice', 'sameHost', 'sameNetwork'],
  update: z.strictObject({
    state: z.enum(['released', 'refused']),
    /** Whether all that are held of the same network and day go the same way. */
    alike: z.boolean().default(false),
  }),
});

export const paymentResource = defineResource({
  office: 'console',
  name: 'payments',
  summary: 'Recharges',
  row: z.object({
    id: z.int(),
    userId: z.int(),
    username: z.string().nullable(),
    method: payMethod,
    orderNo: z.string(),
    tradeNo: z.string().nullable(),
    fen: z.int(),
    gold: z.int(),
    state: paymentState,
    createdAt: at,
    paidAt: at.nullable(),
  }),
  actions: { list: read, get: read },
  filters: z.object({
    state: paymentState.optional(),
    method: payMethod.optional(),
    userId: id,
    q: z.string().max(100).optional(),
  }),
  sortable: ['-id', 'id', 'fen'],
});

/** The proof of the ledger as it was last made. */
export const ledgerProofResource = defineResource({
  office: 'console',
  name: 'ledger-proofs',
  summary: 'Proofs of the ledger, nightly and on demand',
  row: z.object({
    id: z.int(),
    at,
    transfers: z.int(),
    /** Empty when all is right. `rule` says in English what `name` stands for. */
    violations: z.array(
      z.object({ name: z.string().optional(), rule: z.string(), what: z.string() }),
    ),
  }),
  actions: { list: read },
  sortable: ['-id', 'id'],
});

const span = z.object({
  channelId: id,
  day_gte: day.optional(),
  day_lte: day.optional(),
});

/** What the users of a channel recharged and spent, by day of the channel's zone. */
export const channelGoldResource = defineResource({
  office: 'console',
  name: 'channel-gold',
  summary: 'Gold of the users of channels by day',
  row: z.object({
    /** `<channelId>:<day>`. */
    id: z.string(),
    channelId: z.int(),
    channel: z.string(),
    day,
    /** People who recharged. */
    payers: z.int(),
    recharges: z.int(),
    rechargedFen: z.int(),
    rechargedGold: z.int(),
    welcomeGold: z.int(),
    /** Held less what was given back. */
    spentGold: z.int(),
  }),
  actions: { list: channels },
  filters: span,
  sortable: ['-day', 'day'],
});

/** Each movement of gold of a channel's users. */
export const channelWaterResource = defineResource({
  office: 'console',
  name: 'channel-water',
  summary: 'Coin details of the users of channels',
  row: z.object({
    id: z.int(),
    channelId: z.int(),
    channel: z.string(),
    userId: z.int(),
    username: z.string(),
    kind: transferKind,
    amount: z.int(),
    reference: z.string(),
    at,
    /** Its day in the zone that the channel's days were counted in then. */
    day,
    zone: z.string(),
  }),
  actions: { list: channels },
  filters: span.extend({ q: z.string().max(100).optional(), kind: transferKind.optional() }),
  sortable: ['-id', 'id'],
});
