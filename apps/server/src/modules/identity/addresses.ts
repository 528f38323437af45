import { email, isMobile } from '@xiongmao/api/identity/rules';
import { CatalogueError } from '#platform/http/errors.ts';

/** Where a code can be sent to. */
export type Address =
  | { kind: 'mail'; email: string }
  | { kind: 'sms'; areaCode: string; mobile: string };

/** Throws `invalidAddress` for what is neither a phone number of that country nor an e-mail address. */
export function addressOf(text: string, areaCode: string): Address {
  if (email.test(text)) return { kind: 'mail', email: text.toLowerCase() };
  const mobile = text.replace(/[\s-]/g, '');
  if (isMobile(areaCode, mobile)) return { kind: 'sms', areaCode, mobile };
  throw new CatalogueError('invalidAddress');
}

/** As it is kept and sent to: `+86 13812345678`, or the e-mail address. */
export const written = (address: Address): string =>
  address.kind === 'mail' ? address.email : `+${address.areaCode} ${address.mobile}`;

/** Shortened for who may see that it is there, not what it is: `138****5678`, `s***@example.org`. */
export function shortened(text: string): string {
  const at = text.indexOf('@');
  if (at >= 0) return `${text.slice(0, 1)}***${text.slice(at)}`;
  return `${text.slice(0, 3)}****${text.slice(-4)}`;
}
