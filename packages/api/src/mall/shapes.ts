import { z } from 'zod';
import { disputeReasons, editionStates, goodsKinds, orderEvents, orderStates } from './rules.ts';

const at = z.iso.datetime();

export const goodsKind = z.enum(goodsKinds);
export const orderState = z.enum(orderStates);

/** Who may redeem it. */
export const goodsConditions = z.object({
  /** Level of the account (product spec §3). */
  level: z.int().min(0).max(5),
  /** As many in as many days; null days: ever. Null: any number. */
  limit: z
    .object({ count: z.int().min(1).max(1000), days: z.int().min(1).max(366).nullable() })
    .nullable(),
  phone: z.boolean(),
});
export type GoodsConditions = z.infer<typeof goodsConditions>;

export const goodsCategory = z.object({ id: z.int(), name: z.string() });

/** Goods in a list. */
export const goods = z.object({
  id: z.int(),
  kind: goodsKind,
  name: z.string(),
  categoryId: z.int().nullable(),
  price: z.int(),
  /** What can be had now. */
  stock: z.int(),
  redeemed: z.int(),
  publishedAt: at,
  /** The first picture; null where there is none. */
  picture: z.string().nullable(),
  conditions: goodsConditions,
});
export type Goods = z.infer<typeof goods>;

export const goodsDetails = goods.extend({
  /** Paragraphs of plain text. */
  description: z.string(),
  pictures: z.array(z.string()),
  /** When it leaves the shop; null: not known. */
  offAt: at.nullable(),
  /** What the caller could have of it now, by its conditions; null for a guest. */
  allowed: z
    .object({
      count: z.int(),
      /** `unpaid`: too many orders wait to be paid; `wait`: too many came to nothing; `share`: few are left for others. */
      missing: z.array(z.enum(['level', 'limit', 'phone', 'gold', 'unpaid', 'wait', 'share'])),
      /** What the caller has reserved and not paid yet, of all goods, and the oldest of these orders. */
      unpaid: z.object({ gold: z.int(), orderId: z.int() }).nullable(),
      /** Until when they wait. */
      waitsUntil: at.nullable(),
    })
    .nullable(),
});
export type GoodsDetails = z.infer<typeof goodsDetails>;

const line = z
  .string()
  .trim()
  // Nothing that breaks a line or turns its direction: it is printed on a label.
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u);
/** Where something is sent to. */
export const recipient = z.object({
  name: line.min(1).max(60),
  /** Region in E.164 form. */
  phone: line.min(5).max(24),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  region: line.max(80),
  city: line.min(1).max(80),
  street: line.min(1).max(200),
  postcode: line.max(16),
});
export type Recipient = z.infer<typeof recipient>;

export const address = recipient.extend({ id: z.int(), isDefault: z.boolean() });
export type Address = z.infer<typeof address>;

/** A step of an order, as its person sees it: which member of staff it was is not told. */
export const orderStep = z.object({
  event: z.enum(['create', ...orderEvents]),
  state: orderState,
  by: z.enum(['fan', 'desk', 'clock']),
  reason: z.string().nullable(),
  at,
});

export const orderMessage = z.object({
  id: z.int(),
  from: z.enum(['fan', 'desk']),
  text: z.string(),
  at,
});

export const orderDispute = z.object({ reason: z.enum(disputeReasons), text: z.string(), at });

export const order = z.object({
  id: z.int(),
  /** As people name it to each other. */
  number: z.string(),
  goodsId: z.int(),
  kind: goodsKind,
  name: z.string(),
  picture: z.string().nullable(),
  count: z.int(),
  gold: z.int(),
  state: orderState,
  createdAt: at,
  /** Until when it is to be paid; null once it is. */
  payBefore: at.nullable(),
  shippedAt: at.nullable(),
  tracking: z
    .object({ carrier: z.string(), number: z.string(), href: z.string().nullable() })
    .nullable(),
  /** Won in a blind box: nothing was paid for it by itself. */
  editionId: z.int().nullable(),
  canCancel: z.boolean(),
  canDispute: z.boolean(),
  /** A prize that waits for its address (`setRecipient`). */
  needsRecipient: z.boolean(),
  unread: z.int(),
});
export type Order = z.infer<typeof order>;

export const orderDetails = order.extend({
  remarks: z.string().nullable(),
  recipient: recipient.nullable(),
  /** Given cards whose numbers can be asked for (`revealCards`). */
  cards: z.int(),
  steps: z.array(orderStep),
  messages: z.array(orderMessage),
  dispute: orderDispute.nullable(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

export const card = z.object({ number: z.string(), code: z.string().nullable() });

/** A prize of an edition: how many are in the deck, and how many of them are left. */
export const prize = z.object({
  id: z.int(),
  goodsId: z.int(),
  kind: goodsKind,
  name: z.string(),
  picture: z.string().nullable(),
  worth: z.int(),
  count: z.int(),
  left: z.int(),
});
export type Prize = z.infer<typeof prize>;

export const editionState = z.enum(editionStates);

/** A blind box: a finite deck, fixed before the first draw. */
export const edition = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  price: z.int(),
  state: editionState,
  size: z.int(),
  left: z.int(),
  openedAt: at.nullable(),
  closesAt: at.nullable(),
  /** When its last box was drawn, or it was closed, and then why; null while it is open. */
  endedAt: at.nullable(),
  closeReason: z.string().nullable(),
  prizes: z.array(prize),
  /** SHA-256 in hex over the deck and the server's seed (`deck.ts`): published before the first draw. */
  commitment: z.string(),
  rules: z.object({
    /** Draws of one person a day; seconds between two. */
    daily: z.int(),
    coolDown: z.int(),
    /** Years of age that one confirms. */
    age: z.int(),
  }),
  /** Of the caller; null for a guest. */
  mine: z
    .object({
      today: z.int(),
      nextAt: at.nullable(),
      ageConfirmed: z.boolean(),
      /** Until when it is heard that they are younger than that. */
      youngerUntil: at.nullable(),
    })
    .nullable(),
});
export type Edition = z.infer<typeof edition>;

/** A draw, as everyone can see it. */
export const draw = z.object({
  /** 1 for the first of its edition. */
  number: z.int(),
  /** Its place in the deck. */
  position: z.int(),
  clientSeed: z.string(),
  prizeId: z.int(),
  /** What became of the prize: of the caller's own draws alone. */
  orderId: z.int().nullable(),
  at,
});
export type Draw = z.infer<typeof draw>;
