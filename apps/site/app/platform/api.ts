import { type Client, createClient } from '@xiongmao/api/client';
import { pageOrigin } from '@xiongmao/api/http/page-origin';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { type Locale, withLocale } from '@xiongmao/i18n/locales';
import { homePath } from '#app/paths.ts';
import { activity } from './session/activity.ts';
import { fetchAnswer } from './start/kept-answers.ts';
import type { Viewer } from './viewer.ts';

/** Where the site's server finds the product's, and on whose behalf it asks. */
export interface Backend {
  origin: string;
  /** The caller's cookies; empty for a page that every guest shares. */
  cookie: string;
  /** Headers that tell on whose behalf: that caller's, or that of all who share the page. */
  behalf: Record<string, string>;
}

/** ms after which a page no longer waits for the server. */
const timeout = 8000;

/** Answers in the reader's language. Sources tell names in English: those who read it need nothing else. */
const tongue = (locale: Locale) => ({
  language: () => locale,
  ...(locale !== 'en_US' && {
    async onResult(result: unknown) {
      try {
        await (await import('./start/reader-names.ts')).tellNames(locale, result);
      } catch (error) {
        // Without them the names are their sources'.
        console.warn(error);
      }
    },
  }),
});

/** The client of one request that the site's server renders. */
export function serverClient({ origin, cookie, behalf }: Backend, locale: Locale): Client {
  return createClient({
    origin: () => origin,
    ...tongue(locale),
    fetch: (url, init) =>
      fetchAnswer(url, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          ...(cookie && { cookie }),
          ...behalf,
        },
        signal: AbortSignal.any([
          AbortSignal.timeout(timeout),
          ...(init?.signal ? [init.signal] : []),
        ]),
      }),
  });
}

/**
 * The browser's client: it feeds the loading bar, asks a guest to sign in where that is needed, and goes
 * home when the session is over (product spec §8).
 */
export function browserClient({ locale, prefix }: Viewer): Client {
  const client = createClient({
    origin: pageOrigin,
    ...tongue(locale),
    onActivity: activity.report,
    onSignInNeeded() {
      signedIn().deny();
      openSignIn();
    },
    async onSessionEnd() {
      const { endSession } = await import('@xiongmao/auth/session/end-session');
      await endSession(client, withLocale(homePath, prefix));
    },
  });
  return client;
}
