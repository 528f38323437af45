import type { Platform } from '@xiongmao/api/fields/platforms';

/** The platform of a browser, as it names itself; null for one that there is never an app for. */
export function platformOf(
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): Platform | null {
  const { userAgent, maxTouchPoints } = browser;
  if (/Android/i.test(userAgent)) return 'android';
  // A tablet of Apple's calls itself a Mac; no Mac can be touched.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (isTablet || /iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Windows/.test(userAgent)) return 'windows';
  return /Macintosh/.test(userAgent) ? 'mac' : null;
}
