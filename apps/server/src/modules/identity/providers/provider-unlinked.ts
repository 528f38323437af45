import { defineEvent } from '#platform/jobs.ts';

/** A third party's account signs in to a person's no more. */
export interface ProviderUnlinked {
  accountId: number;
  at: string;
}

export const providerUnlinked = defineEvent<ProviderUnlinked>('provider-unlinked');
