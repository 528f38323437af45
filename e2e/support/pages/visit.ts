import { expect, type Page, type Request } from '@playwright/test';
import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { textOf } from '../../pictures/texts.ts';
import type { State } from './pages.ts';

/** A page as somebody meets it. */
export interface Meeting {
  site: string;
  address: string;
  state: State;
  direction: 'ltr' | 'rtl';
  scheme: 'dark' | 'light';
  who: 'guest' | 'member';
  width: 390 | 1440;
}

type Cookies = readonly { name: string; value: string }[];

/** Without script, and of the same process as pages are: an empty page would cost a browser's process each time. */
const still = '/robots.txt';
/** Where nothing is asked of the server. */
const quiet = '/unsubscribe';
const calls = '**/java/**';
/** ms without a script on its way after which what has asked is a page that is there, and one that hasn't never will. */
const patience = { asked: 500, silent: 2_000 };

export const localeOf = ({ direction }: Pick<Meeting, 'direction'>) =>
  direction === 'rtl' ? 'ar' : 'en_US';

/** Brings a page into a state; `leave` ends what holds it there. */
export async function visit(page: Page, meeting: Meeting, member: Cookies): Promise<void> {
  const { site, address, state, scheme, who, width } = meeting;
  const locale = localeOf(meeting);
  const context = page.context();
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  // The page before would see whose session begins or ends, and go home by itself.
  await page.goto(site + still);
  await context.clearCookies({ name: /^(token|uid|xsrf)/ });
  if (who === 'member') {
    await context.addCookies(member.map((cookie) => ({ ...cookie, url: site })));
  }
  const prefix = `${site}/${locale}`;
  const isBefore = state === 'loading' || state === 'error';
  await page.goto(prefix + (isBefore ? quiet : address));
  await page.waitForLoadState('networkidle');
  // A back office that it leads to comes by script, and may be between two of its calls.
  await page.locator('main').first().waitFor();
  if (state === 'offline') {
    await context.setOffline(true);
    const spoken = await languageOf(page);
    await page
      .getByText(textOf(spoken, 'common', 'state.offline'))
      .first()
      .waitFor();
  }
  if (!isBefore) return;
  let asked = false;
  await page.route(calls, (route) => {
    asked = true;
    return state === 'error' ? route.fulfill({ status: 500, json: { status: 'fail' } }) : undefined;
  });
  const scripts = watchScripts(page);
  // As a link does, wherever it leads.
  const stages = await page.evaluateHandle((path) => {
    const seen = new Set<string>();
    new MutationObserver(([change]) =>
      seen.add((change!.target as HTMLElement).dataset.stage!),
    ).observe(document.querySelector('[data-stage]')!, { attributeFilter: ['data-stage'] });
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    return seen;
  }, `/${locale}${address}`);
  const stage = state === 'error' ? 'failed' : 'running';
  // It may be over before one looks, and never comes on a page that holds all that it shows.
  await expect(async () => {
    expect(scripts.quietMs()).toBeGreaterThan(asked ? patience.asked : patience.silent);
    if (asked) expect(await stages.evaluate((seen, wanted) => seen.has(wanted), stage)).toBe(true);
  }).toPass();
  scripts.forget();
}

/** Until its scripts have come, a page stands in the place of the one before it and asks for nothing. */
function watchScripts(page: Page) {
  const coming = new Set<Request>();
  let latest = Date.now();
  const begins = (request: Request) => {
    if (request.resourceType() === 'script') coming.add(request);
  };
  const ends = (request: Request) => {
    if (coming.delete(request)) latest = Date.now();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  return {
    /** For how long none has been on its way. */
    quietMs: () => (coming.size > 0 ? 0 : Date.now() - latest),
    forget() {
      page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
    },
  };
}

/** A back office that a page leads to is in fewer languages than the page. */
async function languageOf(page: Page): Promise<Locale> {
  const tag = await page.locator('html').getAttribute('lang');
  return locales.find((locale) => localeFacts[locale].tag === tag)!;
}

/** What still waits for an answer goes with its page, when the next one is visited. */
export async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
