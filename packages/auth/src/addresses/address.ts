import { email, isMobile, longestMobile, mainland } from '@xiongmao/api/identity/rules';

/** Where a code goes to, and whom it signs in. */
export type Address =
  | { kind: 'phone'; areaCode: string; number: string }
  | { kind: 'email'; email: string };

export const mainlandPhone = (number: string): Address => ({
  kind: 'phone',
  areaCode: mainland,
  number,
});

/** An address as the calls of `identity` take it. */
export function fieldsOf(address: Address): { mobileOrEmail: string; areaCode?: string } {
  return address.kind === 'email'
    ? { mobileOrEmail: address.email.trim() }
    : { mobileOrEmail: address.number, areaCode: address.areaCode };
}

export type AddressFault = 'mobileEmpty' | 'mobileFormat' | 'emailEmpty' | 'emailFormat';

/**
 * What is wrong with an address (product spec §5); null for nothing. Where e-mail addresses are taken,
 * too, an empty phone number gets the same words as an empty e-mail address.
 */
export function addressFault(address: Address, takesEmail: boolean): AddressFault | null {
  if (address.kind === 'email') {
    const text = address.email.trim();
    if (text === '') return 'emailEmpty';
    return email.test(text) ? null : 'emailFormat';
  }
  if (address.number === '') return takesEmail ? 'emailEmpty' : 'mobileEmpty';
  if (isMobile(address.areaCode, address.number)) return null;
  return takesEmail ? 'emailFormat' : 'mobileFormat';
}

/** Digits of any script that a keyboard may write, as 0 to 9, and nothing else. */
export function digitsOf(text: string): string {
  return [...text.normalize('NFKC')]
    .map((character) => {
      const code = character.codePointAt(0)!;
      if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
      if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
      return /\d/.test(character) ? character : '';
    })
    .join('');
}

/** A number of the mainland as it is entered or pasted: `+86 138-0013-8000` is `13800138000`. */
export function mainlandDigits(text: string): string {
  const digits = digitsOf(text);
  const bare = digits.length > longestMobile ? digits.replace(/^(00)?86/, '') : digits;
  return bare.slice(0, longestMobile);
}

/** A code as it is entered or pasted: `123 456` is `123456`. */
export const codeDigits = (text: string): string => digitsOf(text).slice(0, 6);
