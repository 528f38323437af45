import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { CodedError } from '#platform/http/errors.ts';

/** What is to be paid. */
export interface PaymentOrder {
  /** Ours, and what the gateway knows it by. */
  orderNo: string;
  paymentId: number;
  fen: number;
  /** What the payer reads. */
  subject: string;
  /** Where the browser is led back to. That it comes back proves nothing. */
  returnTo: string;
}

/** What a gateway says of an order. */
export interface Trade {
  orderNo: string;
  /** The gateway's own number of it. */
  tradeNo: string;
  fen: number;
  state: 'open' | 'paid' | 'closed';
}

/** One way to pay; the rest of the product knows no gateway by name. */
export interface Gateway {
  method: PayMethod;
  /** Nothing real is paid here. */
  sandbox: boolean;
  /** Where the browser pays. Throws GatewaySilent. */
  begin(order: PaymentOrder): Promise<string>;
  /** Reads a notification; null for one that is not the gateway's, or not for us. */
  read(form: Form): Trade | null;
  /** What the gateway knows of an order; null when nobody came to pay it. Throws GatewaySilent. */
  ask(orderNo: string): Promise<Trade | null>;
}

/** The fields of a form. */
export type Form = Record<string, string>;

/** The gateway does not answer, or not in a way that can be trusted. */
export class GatewaySilent extends CodedError {
  constructor(cause: unknown) {
    super('gatewaySilent');
    this.cause = cause;
  }
}
