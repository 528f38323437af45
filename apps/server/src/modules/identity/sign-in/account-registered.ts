import { defineEvent } from '#platform/jobs.ts';

/** A person has an account now. What the browser brought tells others where they came from. */
export interface AccountRegistered {
  accountId: number;
  at: string;
  /** The visitor's id that the server set in its browser, if it did. */
  visitorId: string | null;
  /** What a channel's link left in the browser, signed: its reader checks it. */
  channelMark: string | null;
  /** What the browser claims; the server's id wins. */
  promotionChannelId: string | null;
  inviteCode: string | null;
  ip: string;
  userAgent: string;
}

export const accountRegistered = defineEvent<AccountRegistered>('account-registered');
