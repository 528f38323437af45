import { z } from 'zod';
import { defineCall } from '../call.ts';
import { numberText } from '../fields/number-text.ts';
import { page, pageOf } from '../fields/pages.ts';
import { afterRow, rowId, rowIdText } from '../fields/row-id.ts';
import { lines } from '../fields/visible.ts';
import { boxPrice, disputeReasons, goodsPrice, goodsSorts, orderRules } from './rules.ts';
import {
  address,
  card,
  draw,
  edition,
  goods,
  goodsCategory,
  goodsDetails,
  goodsKind,
  order,
  orderDetails,
  orderState,
  prize,
  recipient,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const mine = { effect: 'read', permission: 'account' } as const;
const own = { effect: 'write', permission: 'account', method: 'POST' } as const;
const id = rowId;

export const getGoods = defineCall({
  ...open,
  method: 'GET',
  path: '/goods/list',
  summary: 'Goods on sale',
  query: z.object({
    sort: z.enum(goodsSorts).default('recommended'),
    categoryId: rowIdText.optional(),
    kind: goodsKind.optional(),
    /** Only what costs no more. */
    upTo: numberText(z.int().min(0).max(1_000_000_000)).optional(),
    q: z.string().trim().max(60).optional(),
    page,
  }),
  result: pageOf(goods).extend({ categories: z.array(goodsCategory) }),
});

export const getGoodsDetails = defineCall({
  ...open,
  method: 'GET',
  path: '/goods/details',
  summary: 'Goods in full, and whether the caller may redeem them',
  query: z.object({ id: rowIdText }),
  result: goodsDetails,
  errors: ['unknownGoods'],
});

/** First of two steps: nothing is paid. */
export const createOrder = defineCall({
  ...own,
  path: '/orderpay/goodsOrder',
  keyed: true,
  summary: 'Reserves goods for a while, at the price that was shown',
  body: z.object({
    goodsId: id,
    count: z.int().min(1).max(orderRules.mostOfOne),
    price: z.int().min(goodsPrice.min).max(goodsPrice.max),
    /** Physical goods need it (product spec §5). */
    recipient: recipient.optional(),
    remarks: lines(300).optional(),
  }),
  result: order,
  errors: [
    'unknownGoods',
    'goodsOffSale',
    'goodsPriceChanged',
    'outOfStock',
    'goodsLimit',
    'goodsNeedPhone',
    'goodsLevel',
    'tooManyUnpaid',
    'reservedInVain',
    'scarceGoods',
    'notEnoughGold',
    'recipientNeeded',
    'badPhone',
    'unknownCountry',
    'keyReused',
  ],
});

/** Second step. What has a card number is redeemed by it. */
export const payOrder = defineCall({
  ...own,
  path: '/orderpay/payGoodsOrder',
  keyed: true,
  summary: 'Pays a reserved order; the gold is held until it is shipped',
  body: z.object({ id }),
  result: orderDetails,
  errors: ['unknownOrder', 'orderMoved', 'notEnoughGold', 'redemptionFailed'],
});

export const getGoodsOrders = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/order/list',
  summary: 'My redemptions, newest first',
  query: z.object({
    state: z.enum(['inProgress', 'underReview', 'redeemed', 'refunded', 'cancelled']).optional(),
    page,
  }),
  result: pageOf(order),
});

export const getGoodsOrder = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/order/details',
  summary: 'A redemption with its steps and messages',
  query: z.object({ id: rowIdText }),
  result: orderDetails,
  errors: ['unknownOrder'],
});

export const cancelOrder = defineCall({
  ...own,
  path: '/user/order/cancel',
  summary: 'Cancels an order that nobody works on yet; held gold comes back',
  body: z.object({ id }),
  result: orderDetails,
  errors: ['unknownOrder', 'orderMoved', 'orderAtDesk'],
});

/** Each look is kept. */
export const revealCards = defineCall({
  ...own,
  path: '/user/order/cards',
  summary: 'The card numbers of a redeemed order',
  body: z.object({ id }),
  result: z.object({ cards: z.array(card) }),
  errors: ['unknownOrder', 'orderMoved'],
});

export const writeToDesk = defineCall({
  ...own,
  path: '/user/order/message',
  summary: 'Writes to support about an order',
  body: z.object({ id, text: z.string().trim().min(1).max(1000) }),
  result: orderDetails,
  errors: ['unknownOrder'],
});

export const disputeOrder = defineCall({
  ...own,
  path: '/user/order/dispute',
  summary: 'Says that what was shipped did not come, or not as it should',
  body: z.object({
    id,
    reason: z.enum(disputeReasons),
    text: z.string().trim().min(1).max(1000),
  }),
  result: orderDetails,
  errors: ['unknownOrder', 'orderMoved'],
});

export const getAddresses = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/address/list',
  summary: 'My address book',
  result: z.object({ items: z.array(address) }),
});

export const saveAddress = defineCall({
  ...own,
  path: '/user/address/save',
  summary: 'Adds an address, or changes one',
  body: recipient.extend({ id: id.optional(), isDefault: z.boolean().default(false) }),
  result: z.object({ items: z.array(address) }),
  errors: ['unknownAddress', 'tooManyAddresses', 'badPhone', 'unknownCountry'],
});

export const deleteAddress = defineCall({
  ...own,
  path: '/user/address/delete',
  summary: 'Takes an address out of my book',
  body: z.object({ id }),
  result: z.object({ items: z.array(address) }),
  errors: ['unknownAddress'],
});

export const getEditions = defineCall({
  ...open,
  method: 'GET',
  path: '/blindBox/list',
  summary: 'Blind boxes: open ones first, then those that ended',
  query: z.object({ page }),
  result: pageOf(edition),
});

export const getEdition = defineCall({
  ...open,
  method: 'GET',
  path: '/blindBox/details',
  summary: 'A blind box with what is left in it',
  query: z.object({ id: rowIdText }),
  result: edition,
  errors: ['unknownEdition'],
});

export const getDraws = defineCall({
  ...open,
  method: 'GET',
  path: '/blindBox/draws',
  summary: 'Draws of an edition in their order, a thousand at a time',
  query: z.object({
    id: rowIdText,
    after: afterRow.default(0),
    /** The caller's own alone: none of a guest. */
    mine: z.literal('1').optional(),
  }),
  result: z.object({ items: z.array(draw), total: z.int() }),
  errors: ['unknownEdition'],
});

/** Nothing before the end. */
export const getDeck = defineCall({
  ...open,
  method: 'GET',
  path: '/blindBox/deck',
  summary: 'Deck and seed of an edition that has ended, to check its draws by',
  query: z.object({ id: rowIdText }),
  result: z.object({
    editionId: z.int(),
    commitment: z.string(),
    serverSeed: z.string(),
    /** Prize ids by position. */
    deck: z.array(z.int()),
    prizes: z.array(prize),
  }),
  errors: ['unknownEdition', 'editionOpen'],
});

/** Who says that they are younger is held to it for a while (`orderRules.ageSaidFor`). */
export const confirmAge = defineCall({
  ...own,
  path: '/blindBox/age',
  summary: 'Says whether one is as old as a blind box asks for',
  body: z.object({ age: z.int().min(1).max(99), isOldEnough: z.boolean().default(true) }),
  result: z.object({}),
  errors: ['ageSaid'],
});

/** One key, one draw. The prize becomes an order: it is sent, or its card is given. */
export const drawBox = defineCall({
  ...own,
  path: '/blindBox/draw',
  keyed: true,
  summary: 'Draws from a blind box at the price that was shown',
  body: z.object({
    id,
    price: z.int().min(boxPrice.min).max(boxPrice.max),
    /** Of the browser's own choice: it moves the draw, and nobody can know it before. */
    clientSeed: z.string().regex(/^[0-9a-f]{16,64}$/),
    /** Where a physical prize is sent to; it can be told later, too. */
    recipient: recipient.optional(),
  }),
  result: z.object({ draw, prize, order }),
  errors: [
    'unknownEdition',
    'editionClosed',
    'goodsPriceChanged',
    'notEnoughGold',
    'drawsToday',
    'drawTooSoon',
    'ageNotConfirmed',
    'noDrawsForStaff',
    'badPhone',
    'unknownCountry',
    'keyReused',
  ],
});

/** Of a prize whose address was not told when it was drawn. */
export const setRecipient = defineCall({
  ...own,
  path: '/user/order/recipient',
  summary: 'Says where an order is sent to, as long as nobody works on it',
  body: z.object({ id, recipient }),
  result: orderDetails,
  errors: ['unknownOrder', 'orderMoved', 'orderAtDesk', 'badPhone', 'unknownCountry'],
});

/** For goods and editions, which are then given its address. */
export const setMallPicture = defineCall({
  effect: 'write',
  permission: 'manageMall',
  method: 'POST',
  path: '/goods/picture',
  summary: 'Keeps a picture for goods or a blind box',
  body: z.object({ content: z.base64().max(2_900_000) }),
  result: z.object({ address: z.string() }),
  errors: ['badImage', 'imageTooLarge'],
});

const desk = { effect: 'write', permission: 'workOrders', method: 'POST' } as const;

/** Of all orders, by what becomes of them, and of those to be done; `orderRules.counted` + 1 of any that are more. */
export const getDeskCounts = defineCall({
  effect: 'read',
  permission: 'workOrders',
  method: 'GET',
  path: '/goods/desk/counts',
  summary: 'How many orders there are in each state, to be done, late, and claimed by the caller',
  result: z.object({
    states: z.record(orderState, z.int()),
    open: z.int(),
    late: z.int(),
    mine: z.int(),
  }),
});

/** The first that is late, then the oldest; the caller has it alone for a while. */
export const claimOrder = defineCall({
  ...desk,
  path: '/goods/desk/claim',
  summary: 'Takes an order to work on: one, or the next of the queue',
  body: z.object({
    id: id.optional(),
    /** Where it is the next: of those alone, and behind an order that the caller leaves to others. */
    next: z
      .object({
        state: z.enum(['paid', 'underReview']).optional(),
        kind: goodsKind.optional(),
        after: id.optional(),
      })
      .optional(),
  }),
  result: z.object({ id: z.int().nullable() }),
  errors: ['unknownOrder', 'orderClaimed', 'orderMoved', 'ownMatter'],
});

export const releaseOrder = defineCall({
  ...desk,
  path: '/goods/desk/release',
  summary: 'Gives an order back to the queue',
  body: z.object({ id }),
  result: z.object({ id: z.int() }),
  errors: ['unknownOrder', 'orderClaimed'],
});

/** Of an order that the caller has claimed, and that is to be shipped. Written to the audit log. */
export const readRecipient = defineCall({
  ...desk,
  permission: 'shipOrders',
  path: '/goods/desk/recipient',
  summary: 'Where an order is sent to',
  body: z.object({ id }),
  result: z.object({ recipient: recipient.nullable() }),
  errors: ['unknownOrder', 'ownMatter', 'claimFirst', 'orderMoved'],
});

export const answerFan = defineCall({
  ...desk,
  path: '/goods/desk/message',
  summary: 'Writes to the person whose order it is',
  body: z.object({ id, text: z.string().trim().min(1).max(1000) }),
  result: z.object({ id: z.int() }),
  errors: ['unknownOrder', 'ownMatter'],
});

/** Each line by itself: what can't be shipped is told, the rest is. A preview ships none. */
export const shipMany = defineCall({
  ...desk,
  permission: 'shipOrders',
  path: '/goods/desk/shipMany',
  summary: 'Ships orders by the lines of a CSV: number, carrier, tracking number',
  body: z.object({ csv: z.string().max(200_000), preview: z.boolean().default(false) }),
  result: z.object({
    lines: z.array(
      z.object({
        line: z.int(),
        /** As it stands there. */
        order: z.string(),
        carrier: z.string(),
        tracking: z.string(),
        /** Null where there is no such order. */
        known: z
          .object({
            names: z.record(z.string(), z.string()),
            count: z.int(),
            username: z.string(),
          })
          .nullable(),
        /** Whether another order, or a line above, has its number, too. */
        twice: z.boolean(),
        /** Why it is not shipped; null where it is. */
        refused: z.object({ error: z.string(), text: z.string() }).nullable(),
      }),
    ),
  }),
});

const manage = { permission: 'manageMall', method: 'POST' } as const;
const cardLines = z.object({ goodsId: id, lines: z.string().min(1).max(1_000_000) });

/** Of what is in the pool it tells no more than that. */
export const checkCards = defineCall({
  ...manage,
  effect: 'read',
  path: '/goods/cards/check',
  summary: 'What of an upload of cards would be taken, before anything is kept',
  body: cardLines,
  result: z.object({
    cards: z.int(),
    /** Lines, from 1, of what this upload or the pool has already, and of numbers that are too long. */
    refused: z.array(
      z.object({ line: z.int(), because: z.enum(['upload', 'pool', 'tooLong', 'unclear']) }),
    ),
  }),
  errors: ['unknownGoods'],
});

export const uploadCards = defineCall({
  ...manage,
  effect: 'write',
  path: '/goods/cards',
  summary: "Adds card numbers to a virtual good's pool: a line each, number and code",
  body: cardLines,
  result: z.object({ added: z.int(), stock: z.int() }),
  errors: ['unknownGoods', 'cardsTwice', 'proofRequired'],
});

export const openEdition = defineCall({
  ...manage,
  effect: 'write',
  path: '/blindBox/open',
  summary: 'Fixes the deck of a draft, publishes its commitment, and opens it',
  body: z.object({ id }),
  result: z.object({ id: z.int(), commitment: z.string() }),
  errors: ['unknownEdition', 'deckFixed', 'closesInPast', 'prizesShort', 'proofRequired'],
});

export const closeEdition = defineCall({
  ...manage,
  effect: 'write',
  path: '/blindBox/close',
  summary: 'Ends an edition early: draws stand, what is left is free, deck and seed are shown',
  body: z.object({ id, reason: z.string().trim().min(1).max(500) }),
  result: z.object({ id: z.int() }),
  errors: ['unknownEdition', 'editionClosed', 'proofRequired'],
});
