/** The rules of section 5 of the product spec, as browser and server both check them. */

/** A mobile number of China's mainland: 11 digits, 1 first, then 3 to 9. */
export const mainlandMobile = /^1[3-9]\d{9}$/;
/** Mobile numbers elsewhere: digits without the area code. */
export const foreignMobile = /^\d{5,14}$/;
export const mainland = '86';
export const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
export const longestEmail = 190;
/** Letters and digits only. */
export const username = /^[A-Za-z\d]{3,24}$/;
export const code = /^\d{6}$/;

export const shortestPassword = 8;
export const longestPassword = 128;
export const longestMobile = 11;
/** Seconds before another code can be asked for. */
export const resendSeconds = 60;
/** Minutes that a code can be used. */
export const codeMinutes = 10;
/** Minutes that a proof of the password lasts. */
export const proofMinutes = 15;

/** Hours in which an address that was added neither resets the password nor proves who one is. */
export const addressWaitHours = 24;
/** Days in which a change of an address can be undone by the link in its letters. */
export const undoDays = 7;

export type PasswordFault = 'weakPassword' | 'shortPassword';

/** What a password lacks: letters and digits both, and 8 characters; null when nothing. */
export function passwordFault(password: string): PasswordFault | null {
  if (!/[A-Za-z]/.test(password) || !/\d/.test(password)) return 'weakPassword';
  return password.length < shortestPassword ? 'shortPassword' : null;
}

export function isMobile(areaCode: string, mobile: string): boolean {
  return (areaCode === mainland ? mainlandMobile : foreignMobile).test(mobile);
}

/** The identifier type (product spec §5): what looks like an e-mail is sent as one, else as a name. */
export function identifierOf(text: string): { mobileOrEmail: string } | { name: string } {
  return email.test(text) ? { mobileOrEmail: text } : { name: text };
}
