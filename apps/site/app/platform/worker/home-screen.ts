type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/** Whether it is Apple's on a phone or a tablet, which calls itself a Mac; no Mac can be touched. */
const isTouched = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Whether its user can have the site on the home screen, which no page can ask for, and has not. */
export const canAddToHome = (browser: Browser = navigator): boolean =>
  isTouched(browser) && browser.standalone !== true;
