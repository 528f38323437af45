import { defineEvent } from '#platform/jobs.ts';

/** A person bound another phone or e-mail address, or their first. */
export interface AddressChanged {
  accountId: number;
  at: string;
  /** The new one, shortened. */
  address: string;
}

export const addressChanged = defineEvent<AddressChanged>('address-changed');
