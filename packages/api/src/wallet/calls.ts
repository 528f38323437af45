import { z } from 'zod';
import { defineCall } from '../call.ts';
import { month } from '../fields/dates.ts';
import { page } from '../fields/pages.ts';
import { rowIdText } from '../fields/row-id.ts';
import {
  balance,
  coinEntry,
  coinPage,
  payMethod,
  payment,
  rechargeOffer,
  transferKind,
} from './shapes.ts';

const mine = { effect: 'read', permission: 'account' } as const;
const own = { effect: 'write', permission: 'account' } as const;

export const getGold = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/userGold',
  summary: "One's gold, level and what is held",
  result: balance,
});

export const getCoinEntries = defineCall({
  ...mine,
  method: 'GET',
  path: '/orderpay/gold/list',
  summary: 'Coin details, newest first',
  query: z.object({ page, kind: transferKind.optional() }),
  result: coinPage,
});

/** A month of the brand's zone, oldest first; `before` and `after` are what one had at its ends. */
export const getCoinStatement = defineCall({
  ...mine,
  method: 'GET',
  path: '/orderpay/gold/statement',
  summary: 'Coin details of a month, to download',
  query: z.object({ month }),
  result: z.object({ before: z.int(), after: z.int(), entries: z.array(coinEntry) }),
});

/** What this brand offers to recharge with, and what gold costs. */
export const getPayMethods = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/system/payButton',
  summary: 'Ways to pay, and what can be bought',
  result: z.object({
    methods: z.array(z.object({ method: payMethod, sandbox: z.boolean() })),
    offers: z.array(rechargeOffer),
  }),
});

const order = z.object({ fen: z.int().min(1).max(100_000_00) });
/** Where the browser goes to pay. */
const begun = z.object({ payment, url: z.string() });

/** The header `idempotency-key` makes a repeated request one payment. */
export const payByAlipay = defineCall({
  ...own,
  method: 'POST',
  path: '/orderpay/payByAlipay',
  keyed: true,
  summary: 'Begins a recharge by Alipay',
  body: order,
  result: begun,
  errors: ['paymentRefused', 'keyReused', 'gatewaySilent'],
});

export const payByHuiYuan = defineCall({
  ...own,
  method: 'POST',
  path: '/orderpay/payByHuiYuan',
  keyed: true,
  summary: 'Begins a recharge by Huiyuan',
  body: order,
  result: begun,
  errors: ['paymentRefused', 'keyReused', 'gatewaySilent'],
});

export const getPayment = defineCall({
  ...mine,
  method: 'GET',
  path: '/orderpay/payment',
  summary: "One of one's own recharges",
  query: z.object({ id: rowIdText }),
  result: payment,
  errors: ['unknownPayment'],
});
