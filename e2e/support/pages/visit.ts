import { expect, type Page } from '@playwright/test';
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

/** Where nothing is asked of the server. */
const quiet = '/unsubscribe';
const calls = '**/java/**';
/** ms after which a page that has asked for nothing asks for nothing. */
const patience = 2_000;

export const localeOf = ({ direction }: Pick<Meeting, 'direction'>) =>
  direction === 'rtl' ? 'ar' : 'en_US';

/** Brings a page into a state; `leave` ends what holds it there. */
export async function visit(page: Page, meeting: Meeting, member: Cookies): Promise<void> {
  const { site, address, state, scheme, who, width } = meeting;
  const locale = localeOf(meeting);
  const context = page.context();
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await context.clearCookies({ name: /^(token|uid|xsrf)/ });
  if (who === 'member') {
    await context.addCookies(member.map((cookie) => ({ ...cookie, url: site })));
  }
  const prefix = `${site}/${locale}`;
  const isBefore = state === 'loading' || state === 'error';
  await page.goto(prefix + (isBefore ? quiet : address));
  await page.waitForLoadState('networkidle');
  if (state === 'offline') {
    await context.setOffline(true);
    await page
      .getByText(textOf(locale, 'common', 'state.offline'))
      .first()
      .waitFor();
  }
  if (!isBefore) return;
  let asked = false;
  await page.route(calls, (route) => {
    asked = true;
    return state === 'error' ? route.fulfill({ status: 500, json: { status: 'fail' } }) : undefined;
  });
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
  const patientUntil = Date.now() + patience;
  await expect(async () => {
    if (asked || Date.now() < patientUntil) {
      expect(await stages.evaluate((seen, wanted) => seen.has(wanted), stage)).toBe(true);
    }
  }).toPass({ timeout: 8_000 });
}

export async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false);
  // What still waits for an answer goes with its page.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
