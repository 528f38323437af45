import type { Locale } from '@xiongmao/i18n/locales';
import type { Tx } from '#platform/db/database.ts';
import { defineEvent, type Jobs } from '#platform/jobs.ts';
import { written } from '../addresses/addresses.ts';
import { providerLinkedLetter } from '../codes/letter-types.ts';
import { sendLetter } from '../codes/letters.ts';
import { type Account, addressesOf } from '../repository.ts';

/** A third party's account signs in to a person's from now on. */
export interface ProviderLinked {
  accountId: number;
  at: string;
}

export const providerLinked = defineEvent<ProviderLinked>('provider-linked');

/** Tells a person, in the product and at all their addresses, that there is one way in more. */
export async function tellOfLink(
  tx: Tx,
  jobs: Jobs,
  account: Account,
  { language, now }: { language: Locale; now: Date },
): Promise<void> {
  await jobs.publish(tx, providerLinked, { accountId: account.id, at: now.toISOString() });
  for (const to of addressesOf(account).map(written)) {
    await sendLetter(tx, jobs, { to, type: providerLinkedLetter, language, changeId: null, now });
  }
}
