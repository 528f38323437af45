import type { Recipient } from '@xiongmao/api/mall/shapes';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CodedError } from '#platform/http/errors.ts';
import type { Sealing } from '../sealing/sealing.ts';

/** Of one person: what is sealed can't be passed off as another's. */
export const recipientsOf = (uid: number) => `recipient:${uid}`;

/** With the phone in its one form. Throws `unknownCountry`, `badPhone`. */
export function checkRecipient<R extends Recipient>(recipient: R): R {
  const { country } = recipient;
  if (!isSupportedCountry(country)) throw new CodedError('unknownCountry');
  const phone = parsePhoneNumberFromString(recipient.phone, country);
  if (!phone?.isPossible()) throw new CodedError('badPhone');
  return { ...recipient, phone: phone.number };
}

export const sealRecipient = (sealing: Sealing, uid: number, recipient: Recipient): string =>
  sealing.seal(recipientsOf(uid), JSON.stringify(recipient));

export const openRecipient = (sealing: Sealing, uid: number, sealed: string): Recipient =>
  JSON.parse(sealing.open(recipientsOf(uid), sealed));

/** As an order keeps it. */
export function keptRecipient(
  sealing: Sealing,
  uid: number,
  recipient: Recipient | undefined,
): { recipient: string | null; country: string | null } {
  if (!recipient) return { recipient: null, country: null };
  return {
    recipient: sealRecipient(sealing, uid, checkRecipient(recipient)),
    country: recipient.country,
  };
}
