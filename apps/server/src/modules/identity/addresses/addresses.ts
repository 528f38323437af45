import { email, isMobile, longestEmail } from '@xiongmao/api/identity/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CodedError } from '#platform/http/errors.ts';
import { areaCodeIn } from './countries.ts';
import { mailboxOf } from './mailboxes.ts';

/** Where a code can be sent to. */
export type Address =
  | { kind: 'mail'; email: string }
  | { kind: 'sms'; areaCode: string; mobile: string };

/** Raised when the rules of this file or of `mailboxes.ts` change: accounts of before are then read anew. */
export const addressRules = 2;

/** Signs that mean something in a mail's header, or that nobody sees. */
const foreignSigns = /[<>()[\],;:\\"\p{C}\p{Z}]/u;

/**
 * What a text names; null for what is neither a phone number of an offered country nor an e-mail address.
 * One phone has one form, whichever way it is dialled, and one mailbox however wide its letters are.
 */
export function addressIn(given: string, areaCode: string): Address | null {
  // Letters and digits of other widths are the same ones.
  const text = given.normalize('NFKC');
  if (email.test(text)) {
    const isPlain = text.length <= longestEmail && !foreignSigns.test(text);
    return isPlain ? { kind: 'mail', email: text.toLowerCase() } : null;
  }
  const code = areaCodeIn(areaCode);
  const digits = text.replace(/[\s-]/g, '');
  if (code === null || !/^\d+$/.test(digits)) return null;
  const phone = parsePhoneNumberFromString(`+${code}${digits}`);
  // Of a short code the number's first digits could make a longer one.
  if (!phone?.isPossible() || phone.countryCallingCode !== code) return null;
  const mobile: string = phone.nationalNumber;
  return isMobile(code, mobile) ? { kind: 'sms', areaCode: code, mobile } : null;
}

/** As `addressIn`; throws `invalidAddress` or `countryNotOffered` in place of null. */
export function addressOf(text: string, areaCode: string): Address {
  const address = addressIn(text, areaCode);
  if (address) return address;
  const isElsewhere = areaCode !== '' && areaCodeIn(areaCode) === null && !text.includes('@');
  throw new CodedError(isElsewhere ? 'countryNotOffered' : 'invalidAddress');
}

/** As it is kept and sent to: `+86 13812345678`, or the e-mail address. */
export const written = (address: Address): string =>
  address.kind === 'mail' ? address.email : `+${address.areaCode} ${address.mobile}`;

/** Whose it is, the same for all addresses of one mailbox: what is had once, is had once for each. */
export const ownerKey = (address: Address): string =>
  address.kind === 'mail' ? mailboxOf(address.email) : written(address);

/** Reads what `written` wrote. */
export function readAddress(text: string): Address {
  const [area, mobile] = text.split(' ');
  return mobile ? addressOf(mobile, area!.slice(1)) : addressOf(text, '');
}

/** Shortened for who may see that it is there, not what it is: `138******78`, `s***@example.org`. */
export function shortened(text: string): string {
  const at = text.indexOf('@');
  if (at >= 0) return `${text.slice(0, 1)}***${text.slice(at)}`;
  return `${text.slice(0, 3)}******${text.slice(-2)}`;
}
