import { defineEvent } from '#platform/jobs.ts';

/** A recharge was paid and its gold credited. */
export interface RechargePaid {
  paymentId: number;
  accountId: number;
  fen: number;
  at: string;
}

export const rechargePaid = defineEvent<RechargePaid>('recharge-paid');
