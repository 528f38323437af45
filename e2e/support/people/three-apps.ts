import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { accountButton, signOut } from './people.ts';

export const apps = ['site', 'studio', 'console'] as const;
export type App = (typeof apps)[number];
/** A tab of one browser for each app. */
export type Tabs = Record<App, Page>;

/** Opens studio and console beside the site. */
export async function openBackOffices(site: Page, product: Product): Promise<Tabs> {
  const open = async (office: 'studio' | 'console') => {
    const tab = await site.context().newPage();
    await tab.goto(product[office]);
    return tab;
  };
  const [studio, console] = await Promise.all([open('studio'), open('console')]);
  return { site, studio, console };
}

/** Each app shows whose account it is; the back offices, what a fan finds there. */
export async function expectFan({ site, studio, console }: Tabs, username: string): Promise<void> {
  await site.bringToFront();
  await accountButton(site).click();
  await expect(site.getByRole('banner').getByText(username, { exact: true })).toBeVisible();
  await site.keyboard.press('Escape');
  const own = { name: `Account ${username}`, exact: true };
  await expect(studio.getByRole('button', own)).toBeVisible();
  await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(console.getByRole('button', own)).toBeVisible();
  await expect(console.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to access this page',
  );
}

/** Signs out in one of the apps. */
export async function signOutIn(app: App, tabs: Tabs): Promise<void> {
  // Behind others a tab hardly draws.
  await tabs[app].bringToFront();
  await ways[app](tabs);
}

const ways: Record<App, (tabs: Tabs) => Promise<void>> = {
  site: ({ site }) => signOut(site),
  async studio({ studio }) {
    await studio.getByRole('button', { name: /^Account / }).click();
    await studio.getByRole('menuitem', { name: 'Sign out' }).click();
  },
  async console({ console }) {
    await console.getByRole('button', { name: /^Account / }).click();
    await console.getByRole('button', { name: 'Sign out' }).click();
  },
};

/** ms in which the end of a session reaches every tab, and what a page takes to show it on a busy machine. */
const end = { told: 5_000, shown: 20_000 };

/** Each app asks to sign in, without having been touched. */
export async function expectGuest({ site, studio, console }: Tabs): Promise<void> {
  const timeout = end.told + end.shown;
  const asked = (tab: Page) => tab.getByRole('heading', { name: 'Please sign in' });
  await Promise.all([
    // Behind the dialog of whom the site tells why.
    expect(
      site
        .getByRole('banner', { includeHidden: true })
        .getByRole('button', { name: 'Sign in', includeHidden: true }),
    ).toBeVisible({ timeout }),
    expect(asked(studio)).toBeVisible({ timeout }),
    expect(asked(console)).toBeVisible({ timeout }),
  ]);
}

/** What the tabs of a browser hear on their sockets. */
export interface Hearing {
  /** Every app's tab has a socket that stands. */
  expectOpen(): Promise<void>;
  /** Every one of them is closed because its session is over. */
  expectEnd(): Promise<void>;
}

/** Listens in on the sockets of a browser's tabs, those that are not opened yet included. */
export function hearSockets(context: BrowserContext, product: Product): Hearing {
  const opened = new Set<string>();
  const ended = new Set<string>();
  const listen = (tab: Page) =>
    tab.on('websocket', (socket) => {
      const { host } = new URL(socket.url());
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) opened.add(host);
      });
      // Who stays on the page loses the socket only by the server's word.
      socket.on('close', () => ended.add(host));
    });
  for (const tab of context.pages()) listen(tab);
  context.on('page', listen);

  const hosts = apps.map((app) => new URL(product[app]).host).sort();
  const expectAll = (heard: Set<string>, timeout: number) =>
    expect.poll(() => [...heard].sort(), { timeout }).toEqual(hosts);
  return {
    expectOpen: () => expectAll(opened, 10_000),
    expectEnd: () => expectAll(ended, end.told),
  };
}
