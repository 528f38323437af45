import { signedIn } from '@xiongmao/auth/session/signed-in';
import { withLocale } from '@xiongmao/i18n/locales';
import { homePath } from '#app/paths.ts';
import type { App } from '../app-context.ts';
import { writeCookie } from '../viewer.ts';

/** ms in which a sign-out that is under way says so itself, and after which no process believes the token. */
const gracePeriod = 2000;

/**
 * What the beginning and the end of a session mean for the visit; begun once, in the browser. `adopt`: the visit goes on
 * as one has chosen it elsewhere.
 */
export function followSession(app: App, adopt: (app: App) => Promise<void>): void {
  const session = signedIn();
  let uid = session.current();

  session.subscribe((news) => {
    const before = uid;
    uid = session.current();
    if (news === 'began') void adopt(app);
    // What the browser keeps of an account goes with its session.
    if (uid === null) navigator.serviceWorker?.controller?.postMessage({ type: 'signedOut' });
    // A page that showed someone's account is left, and what it remembers of it with it.
    if (news === 'ended') {
      for (const own of ['favourites', 'chosenZone', 'oddsForm'] as const) writeCookie(own, '');
      location.assign(withLocale(homePath, app.viewer.prefix));
    } else if (news === 'endedElsewhere' || (news === 'beganElsewhere' && before !== null)) {
      location.reload();
    } else if (news === 'doubted') {
      setTimeout(async () => (await import('./ask-session.ts')).askSession(app), gracePeriod);
    }
  });
}
