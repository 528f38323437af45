import { z } from 'zod';
import { link } from '../fields/links/link.ts';
import { pageOf } from '../fields/pages.ts';
import { payMethods, paymentStates } from './rules.ts';

/** One of `transferKinds`, or one that the server knows and who reads it does not yet. */
export const transferKind = z.string().max(40);

/** One's gold now. */
export const balance = z.object({
  /** What can be spent. */
  gold: z.int(),
  /** What is held until it is settled what becomes of it. */
  held: z.int(),
  /** Of what is held, welcome gold that is being checked. */
  checking: z.int(),
  /** 0 to 5. */
  level: z.int(),
  /** All that was ever recharged, in fen. */
  rechargedFen: z.int(),
  /** What is missing to the next level, in fen; null at the highest. */
  toNextLevelFen: z.int().nullable(),
});
export type Balance = z.infer<typeof balance>;

/** One line of the coin details: positive came, negative went. */
export const coinEntry = z.object({
  id: z.int(),
  kind: transferKind,
  amount: z.int(),
  before: z.int(),
  after: z.int(),
  /** What it was for, `<type>:<id>`: `recharge:7`; `welcome`. */
  reference: z.string(),
  /** What that is called, where it has a name. */
  subject: z.string().nullable(),
  link: link.nullable(),
  at: z.iso.datetime(),
});
export type CoinEntry = z.infer<typeof coinEntry>;
export const coinPage = pageOf(coinEntry);

export const payMethod = z.enum(payMethods);

/** What can be bought: gold for CNY. */
export const rechargeOffer = z.object({ fen: z.int(), gold: z.int() });
export type RechargeOffer = z.infer<typeof rechargeOffer>;

export const paymentState = z.enum(paymentStates);

/** A recharge that was begun. It is credited by the gateway's notification alone. */
export const payment = z.object({
  id: z.int(),
  method: payMethod,
  fen: z.int(),
  gold: z.int(),
  state: paymentState,
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof payment>;
