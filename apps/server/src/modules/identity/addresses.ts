import { email, isMobile, longestEmail } from '@xiongmao/api/identity/rules';
import { CatalogueError } from '#platform/http/errors.ts';

/** Where a code can be sent to. */
export type Address =
  | { kind: 'mail'; email: string }
  | { kind: 'sms'; areaCode: string; mobile: string };

/** Signs that mean something in a mail's header, or that nobody sees. */
const foreignSigns = /[<>()[\],;:\\"\p{C}\p{Z}]/u;

/** What a text names; null for what is neither a phone number of that country nor an e-mail address. */
export function addressIn(text: string, areaCode: string): Address | null {
  if (email.test(text)) {
    const isPlain = text.length <= longestEmail && !foreignSigns.test(text);
    return isPlain ? { kind: 'mail', email: text.toLowerCase() } : null;
  }
  const mobile = text.replace(/[\s-]/g, '');
  return isMobile(areaCode, mobile) ? { kind: 'sms', areaCode, mobile } : null;
}

/** As `addressIn`; throws `invalidAddress` in place of null. */
export function addressOf(text: string, areaCode: string): Address {
  const address = addressIn(text, areaCode);
  if (!address) throw new CatalogueError('invalidAddress');
  return address;
}

/** As it is kept and sent to: `+86 13812345678`, or the e-mail address. */
export const written = (address: Address): string =>
  address.kind === 'mail' ? address.email : `+${address.areaCode} ${address.mobile}`;

/** Reads what `written` wrote. */
export function readAddress(text: string): Address {
  const [area, mobile] = text.split(' ');
  return mobile ? addressOf(mobile, area!.slice(1)) : addressOf(text, '');
}

/** Shortened for who may see that it is there, not what it is: `138****5678`, `s***@example.org`. */
export function shortened(text: string): string {
  const at = text.indexOf('@');
  if (at >= 0) return `${text.slice(0, 1)}***${text.slice(at)}`;
  return `${text.slice(0, 3)}****${text.slice(-4)}`;
}
