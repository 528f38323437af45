import { defineEvent } from '#platform/jobs.ts';

export interface AccountBanned {
  accountId: number;
  by: number;
}

/** An account is kept out from now on. */
export const accountBanned = defineEvent<AccountBanned>('account-banned');
