import { defineEvent } from '#platform/jobs.ts';

/** A change of an address was undone by the link in its letter. */
export interface AddressRestored {
  accountId: number;
  at: string;
}

export const addressRestored = defineEvent<AddressRestored>('address-restored');
