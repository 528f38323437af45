import { z } from 'zod';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { texts } from '../fields/texts.ts';
import { defineResource } from '../resource.ts';
import {
  boxPrice,
  carriers,
  deckSize,
  goodsPrice,
  orderStates,
  trackingLength,
  trackingPattern,
} from './rules.ts';
import {
  editionState,
  goodsConditions,
  goodsKind,
  orderDispute,
  orderMessage,
  orderState,
  orderStep,
} from './shapes.ts';

const work = { permission: 'workOrders' } as const;
const manage = { permission: 'manageMall' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const q = z.string().max(100).optional();
const reason = z.string().trim().min(1).max(500);

const names = texts(60);
const picture = z.string().regex(/^\/uploads\/(mall\/[a-z0-9-]+|[0-9a-f]{2}\/[0-9a-f]{64})\.webp$/);

const editableCategory = z.strictObject({ names, order: z.int().min(0).max(1_000) });
export const goodsCategoryResource = defineResource({
  office: 'console',
  name: 'goods-categories',
  summary: 'Categories of the shop',
  row: editableCategory.extend({ id: z.int(), goods: z.int() }),
  actions: { list: work, get: work, create: manage, update: manage, remove: manage },
  sortable: ['order', 'id'],
  volatile: ['goods'],
  create: editableCategory,
  update: editableCategory.partial(),
});

const editableGoods = z.strictObject({
  names,
  descriptions: texts(4_000),
  categoryId: rowId.nullable(),
  price: z.int().min(goodsPrice.min).max(goodsPrice.max),
  pictures: z.array(picture).max(8),
  conditions: goodsConditions,
  onSale: z.boolean(),
  publishAt: at,
  offAt: at.nullable(),
  order: z.int().min(0).max(10_000),
  /** Stock below it raises an alarm. */
  lowStock: z.int().min(0).max(100_000),
});
/** Stock changes through `stock-changes`, that of virtual goods by their cards. */
export const goodsResource = defineResource({
  office: 'console',
  name: 'goods',
  summary: 'What the shop has',
  row: editableGoods.extend({
    id: z.int(),
    kind: goodsKind,
    received: z.int(),
    reserved: z.int(),
    sold: z.int(),
    free: z.int(),
    isLow: z.boolean(),
  }),
  actions: {
    list: work,
    get: work,
    create: { ...manage, proof: true },
    update: { ...manage, proof: true },
  },
  filters: z.object({
    q,
    kind: goodsKind.optional(),
    categoryId: id,
    onSale: z.stringbool().optional(),
    low: z.stringbool().optional(),
  }),
  sortable: ['order', 'id', 'price', 'free', 'sold', 'isLow'],
  volatile: ['received', 'reserved', 'sold', 'free', 'isLow'],
  create: editableGoods.extend({ kind: goodsKind }),
  update: editableGoods.partial(),
});

const stockChange = z.strictObject({
  goodsId: rowId,
  /** Received, or taken out where negative. */
  count: z.int().min(-1_000_000).max(1_000_000),
  reason,
});
export const stockChangeResource = defineResource({
  office: 'console',
  name: 'stock-changes',
  summary: 'What came into stock and went out of it by hand, and why',
  row: stockChange.extend({
    id: z.int(),
    /** Of the goods. */
    names: z.record(z.string(), z.string()),
    by: z.string().nullable(),
    at,
  }),
  actions: { list: work, create: { ...manage, proof: true } },
  filters: z.object({ goodsId: id }),
  sortable: ['-id', 'id'],
  create: stockChange,
});

/** The queue. What happens to an order is its `update`; claiming, messages and addresses are calls. */
export const goodsOrderResource = defineResource({
  office: 'console',
  name: 'goods-orders',
  summary: 'Redemptions: the queue of the order desk',
  row: z.object({
    id: z.int(),
    number: z.string(),
    goodsId: z.int(),
    /** Of the goods. */
    names: z.record(z.string(), z.string()),
    kind: goodsKind,
    count: z.int(),
    gold: z.int(),
    state: orderState,
    userId: z.int(),
    username: z.string(),
    remarks: z.string().nullable(),
    /** Two letters; who may ship reads the rest (`readRecipient`). */
    country: z.string().nullable(),
    hasRecipient: z.boolean(),
    carrier: z.string().nullable(),
    tracking: z.string().nullable(),
    /** Other orders that went under the same number. */
    together: z.array(z.object({ id: z.int(), number: z.string() })),
    editionId: z.int().nullable(),
    createdAt: at,
    paidAt: at.nullable(),
    shippedAt: at.nullable(),
    /** By when it is to be shipped, or the dispute answered; null where nothing is to be done. */
    dueAt: at.nullable(),
    late: z.boolean(),
    claimedBy: z.string().nullable(),
    claimedUntil: at.nullable(),
    mine: z.boolean(),
    dispute: orderDispute.nullable(),
    unread: z.int(),
    steps: z.array(orderStep.extend({ staff: z.string().nullable() })),
    messages: z.array(orderMessage.extend({ staff: z.string().nullable() })),
    notes: z.array(z.object({ text: z.string(), by: z.string().nullable(), at })),
    /** Of the same person: orders by state, disputes, gold redeemed. */
    customer: z.object({
      orders: z.int(),
      refunded: z.int(),
      disputes: z.int(),
      gold: z.int(),
      since: at,
    }),
  }),
  actions: {
    list: work,
    get: work,
    update: { permission: 'workOrders', byOthers: true },
  },
  filters: z.object({
    q,
    /** `open`: to be done, paid or under review. */
    state: z.enum(['open', ...orderStates]).optional(),
    late: z.stringbool().optional(),
    claim: z.enum(['mine', 'others', 'nobody']).optional(),
    disputed: z.stringbool().optional(),
    goodsId: id,
    userId: id,
    kind: goodsKind.optional(),
  }),
  sortable: ['dueAt', '-id', 'id', '-gold'],
  volatile: [
    'late',
    'together',
    'claimedBy',
    'claimedUntil',
    'mine',
    'customer',
    'unread',
    'messages',
    'notes',
  ],
  /** One of them: shipped with its number or with another one, given back, lost or put under review with a reason, a note. */
  update: z.strictObject({
    event: z
      .enum(['ship', 'correct', 'refund', 'review', 'resume', 'close', 'lose', 'reship'])
      .optional(),
    carrier: z.enum(Object.keys(carriers) as [keyof typeof carriers]).optional(),
    tracking: z
      .string()
      .trim()
      .min(trackingLength.min)
      .max(trackingLength.max)
      .regex(trackingPattern)
      .optional(),
    reason: reason.optional(),
    note: z.string().trim().min(1).max(1000).optional(),
  }),
});

/** The deck holds each as often as it counts. */
const prizes = z
  .array(z.strictObject({ goodsId: rowId, count: z.int().min(1).max(deckSize.max) }))
  .min(1)
  .max(60)
  .refine((all) => new Set(all.map(({ goodsId }) => goodsId)).size === all.length)
  .refine((all) => {
    const size = all.reduce((sum, { count }) => sum + count, 0);
    return size >= deckSize.min && size <= deckSize.max;
  });
const editableEdition = z.strictObject({
  names,
  descriptions: texts(2_000),
  picture: picture.nullable(),
  price: z.int().min(boxPrice.min).max(boxPrice.max),
  daily: z.int().min(1).max(1_000),
  coolDown: z.int().min(0).max(86_400),
  age: z.int().min(14).max(30),
  closesAt: at.nullable(),
  prizes,
});
/** Its deck is fixed when it opens: from then on nothing of it changes, and it stays. */
export const editionResource = defineResource({
  office: 'console',
  name: 'blind-boxes',
  summary: 'Blind boxes',
  row: editableEdition.extend({
    id: z.int(),
    state: editionState,
    size: z.int(),
    drawn: z.int(),
    gold: z.int(),
    commitment: z.string().nullable(),
    openedAt: at.nullable(),
    endedAt: at.nullable(),
    closeReason: z.string().nullable(),
    /** Its prizes with their goods as they are now; `free`: what the shop has of them beside. */
    contents: z.array(
      z.object({
        goodsId: z.int(),
        kind: goodsKind,
        names: z.record(z.string(), z.string()),
        picture: z.string().nullable(),
        worth: z.int(),
        count: z.int(),
        left: z.int(),
        free: z.int(),
      }),
    ),
  }),
  actions: {
    list: work,
    get: work,
    create: { ...manage, proof: true },
    update: { ...manage, proof: true },
    remove: { ...manage, proof: true },
  },
  filters: z.object({ q, state: editionState.optional() }),
  sortable: ['-id', 'id'],
  volatile: ['drawn', 'gold', 'contents'],
  create: editableEdition,
  update: editableEdition.partial(),
});

/** Who drew what. Its place in the deck is told to everyone (`getDraws`). */
export const blindDrawResource = defineResource({
  office: 'console',
  name: 'blind-draws',
  summary: 'Draws of blind boxes',
  row: z.object({
    /** Of its order. */
    id: z.int(),
    editionId: z.int(),
    number: z.int(),
    goodsId: z.int(),
    names: z.record(z.string(), z.string()),
    userId: z.int(),
    username: z.string(),
    at,
  }),
  actions: { list: work },
  filters: z.object({ editionId: id, userId: id }),
  sortable: ['-number', 'number'],
});
