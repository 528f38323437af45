/** What is redeemed: sent to an address, or a card number that is shown. */
export const goodsKinds = ['physical', 'virtual'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

export const goodsSorts = ['recommended', 'newest', 'popular', 'cheapest', 'dearest'] as const;

/** Product spec §4; `unpaid` and `paid` are its "in progress". */
export const orderStates = [
  'unpaid',
  'paid',
  'underReview',
  'redeemed',
  'refunded',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Whether an order came to nothing: no gold is held for it, and nothing more is sent. */
export const isCalledOff = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'refunded';

/** What happens to an order. */
export const orderEvents = [
  'pay',
  'expire',
  'cancel',
  'ship',
  'refund',
  'review',
  'resume',
  'dispute',
  'close',
  'correct',
  'lose',
  'reship',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Who may cause it: whose order it is, who works at the desk, and the clock. */
export const orderActors = ['fan', 'desk', 'clock'] as const;
export type OrderActor = (typeof orderActors)[number];

export interface Transition {
  from: OrderState;
  event: OrderEvent;
  to: OrderState;
  by: OrderActor;
  /** Of goods of one kind alone. */
  kind?: GoodsKind;
  /** Of what was shipped, or of what was not, alone. */
  shipped?: boolean;
  /** What becomes of the gold; of what was won in a blind box `release` gives back what the draw cost. */
  gold?: 'hold' | 'pay' | 'capture' | 'release' | 'giveBack';
}

/**
 * All that can become of an order (product spec §4). Its gold is held exactly while it is `paid`, or `underReview`
 * without having been shipped; its stock is reserved from `unpaid` on and is free again when it is cancelled or
 * refunded unshipped.
 */
export const transitions = [
  // What has a card number is had at once.
  { from: 'unpaid', event: 'pay', to: 'paid', by: 'fan', kind: 'physical', gold: 'hold' },
  { from: 'unpaid', event: 'pay', to: 'redeemed', by: 'fan', kind: 'virtual', gold: 'pay' },
  { from: 'unpaid', event: 'cancel', to: 'cancelled', by: 'fan' },
  { from: 'unpaid', event: 'expire', to: 'cancelled', by: 'clock' },
  // Not once somebody packs it, nor what was won.
  { from: 'paid', event: 'cancel', to: 'cancelled', by: 'fan', gold: 'release' },
  { from: 'paid', event: 'ship', to: 'redeemed', by: 'desk', gold: 'capture' },
  { from: 'paid', event: 'refund', to: 'refunded', by: 'desk', gold: 'release' },
  { from: 'paid', event: 'review', to: 'underReview', by: 'desk' },
  { from: 'underReview', event: 'resume', to: 'paid', by: 'desk', shipped: false },
  {
    from: 'underReview',
    event: 'ship',
    to: 'redeemed',
    by: 'desk',
    shipped: false,
    gold: 'capture',
  },
  {
    from: 'underReview',
    event: 'refund',
    to: 'refunded',
    by: 'desk',
    shipped: false,
    gold: 'release',
  },
  // Of who left: there is nobody to send it to.
  { from: 'unpaid', event: 'cancel', to: 'cancelled', by: 'clock' },
  { from: 'paid', event: 'cancel', to: 'cancelled', by: 'clock', gold: 'release' },
  {
    from: 'underReview',
    event: 'cancel',
    to: 'cancelled',
    by: 'clock',
    shipped: false,
    gold: 'release',
  },
  // The carrier or the number was wrong.
  { from: 'redeemed', event: 'correct', to: 'redeemed', by: 'desk', kind: 'physical' },
  {
    from: 'underReview',
    event: 'correct',
    to: 'underReview',
    by: 'desk',
    kind: 'physical',
    shipped: true,
  },
  // After it was shipped: it never came, or came broken. The desk may know first, of its carrier.
  { from: 'redeemed', event: 'dispute', to: 'underReview', by: 'fan' },
  { from: 'redeemed', event: 'lose', to: 'underReview', by: 'desk', kind: 'physical' },
  { from: 'underReview', event: 'close', to: 'redeemed', by: 'desk', shipped: true },
  {
    from: 'underReview',
    event: 'refund',
    to: 'refunded',
    by: 'desk',
    shipped: true,
    gold: 'giveBack',
  },
  // Another of the same goods, for what was paid already.
  {
    from: 'underReview',
    event: 'reship',
    to: 'redeemed',
    by: 'desk',
    kind: 'physical',
    shipped: true,
  },
] as const satisfies readonly Transition[];

/** What an event makes of an order; undefined where that can't happen to it. */
export const transitionOf = (
  order: { state: OrderState; kind: GoodsKind; shippedAt: string | null },
  event: OrderEvent,
  by: OrderActor,
): Transition | undefined =>
  (transitions as readonly Transition[]).find(
    (each) =>
      each.from === order.state &&
      each.event === event &&
      each.by === by &&
      (each.kind ?? order.kind) === order.kind &&
      (each.shipped === undefined || each.shipped === (order.shippedAt !== null)),
  );

/** As people name an order to each other. */
export const orderNumber = (id: number): string => `R${String(id).padStart(7, '0')}`;

export const disputeReasons = ['notArrived', 'broken', 'wrongItem', 'badCard'] as const;

/** Carriers whose pages of a parcel are linked; `other` has a number alone. */
export const carriers = {
  sf: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  ems: 'https://www.ems.com.cn/queryList?mailNum={number}',
  jd: 'https://www.jdl.com/orderSearch?waybillCodes={number}',
  dhl: 'https://www.dhl.com/track?tracking-id={number}',
  ups: 'https://www.ups.com/track?tracknum={number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  aramex: 'https://www.aramex.com/track/results?ShipmentNumber={number}',
  other: null,
} as const;
export type Carrier = keyof typeof carriers;

/** Letters and digits in groups, as carriers number parcels; never a formula to a spreadsheet. */
export const trackingPattern = /^[0-9A-Za-z]+(?:(?: |-)[0-9A-Za-z]+)*$/;
export const trackingLength = { min: 6, max: 60 } as const;

export const orderRules = {
  /** Seconds for which stock is reserved for who has not paid. */
  payWithin: 900,
  /** Orders of one person that are unpaid at once. */
  mostUnpaid: 3,
  mostOfOne: 99,
  /**
   * Reservations of one person that came to nothing within a day, of one goods and in all, from which on the next has
   * to wait: so many seconds from the last, twice as long with each more.
   */
  inVain: { ofOne: 3, inAll: 12, wait: 1_800 },
  /** Hours in which the desk is to ship, and to answer a dispute. */
  shipWithin: 72,
  answerWithin: 48,
  /** Days after shipping in which a dispute can be opened. */
  disputeWithin: 30,
  /** Minutes for which who claims an order has it alone. */
  claimedFor: 30,
  addresses: 10,
  /** Orders of a state that the desk counts; of more it knows that they are more. */
  counted: 10_000,
  /** Recipients that one of the desk may look at in an hour. */
  looks: 100,
  /** Hours for which who said how old they are can't say that they are older. */
  ageSaidFor: 24,
  /** Lines of a CSV. */
  shipAtOnce: 500,
  messages: 50,
} as const;

export const goodsPrice = { min: 1, max: 10_000_000 } as const;
export const boxPrice = { min: 1, max: 100_000 } as const;
/** Prizes of a deck. */
export const deckSize = { min: 2, max: 20_000 } as const;

export const editionStates = ['draft', 'open', 'soldOut', 'closed'] as const;

/** Why gold moves. `goodsRefund`: back from the house after it was captured. */
export const mallTransferKinds = ['goods', 'goodsRefund', 'blindBox'] as const;
