import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import type { Route } from './routes.ts';
import type { Scene } from './scene.ts';
import { textOf } from './texts.ts';

/** What is taken of each page. */
export interface Look {
  locales: readonly Locale[];
  /** px. */
  widths: readonly number[];
  colorScheme: 'dark' | 'light';
}

/** Phones are high, what is wider stands across. */
const heightOf = (width: number) => (width < 600 ? 844 : width < 1024 ? 1180 : 900);
/** The site has all languages. */
const ofOffices: readonly Locale[] = ['zh_CN', 'en_US', 'zh_tw'];
/** At most so many screens of a page are shown: the rest is more of the same. */
const screens = 3;
const atOnce = 2;

interface Size {
  width: number;
  height: number;
}

export interface Shot {
  route: string;
  width: number;
  locale: Locale;
  file: string;
}

/** Takes every route of a scene in every width and language, a few at once, each in a page of its own. */
export async function shoot(
  browser: Browser,
  scene: Scene,
  folder: string,
  { locales, widths, colorScheme }: Look,
): Promise<Shot[]> {
  await mkdir(folder, { recursive: true });
  const visits = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
  const shots: Shot[] = [];
  async function work(): Promise<void> {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      shots.push(...(await visitAll(browser, scene, folder, { ...visit, colorScheme })));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return shots;
}

interface Visit extends Pick<Look, 'colorScheme'> {
  locale: Locale;
  width: number;
}

async function visitAll(
  browser: Browser,
  { product, routes, favourites, people }: Scene,
  folder: string,
  { locale, width, colorScheme }: Visit,
): Promise<Shot[]> {
  const viewport = { width, height: heightOf(width) };
  const context = await browser.newContext({
    viewport,
    locale: localeFacts[locale].tag,
    timezoneId: product.zone,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (ids) => localStorage.setItem('favourites', JSON.stringify(ids)),
    favourites,
  );
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const route of routes) {
    const file = path.join(folder, `${route.name}-${width}-${locale}.png`);
    const whole = route.address.startsWith('http');
    if (whole && !ofOffices.includes(locale)) continue;
    await context.clearCookies({ name: /^(token|uid)$/ });
    if (route.as) {
      const { cookies } = people[route.as];
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.site })));
    }
    await page.goto(whole ? route.address : `${product.site}/${locale}${route.address}`);
    await settle(page);
    if (route.press) await press(page, route.press, locale);
    if (route.search !== undefined) await search(page, route.search);
    await capture(page, file, viewport);
    shots.push({ route: route.name, width, locale, file });
  }
  await context.close();
  return shots;
}

/** Until nothing is on its way any more, retries among them. What never comes to rest is taken as it is. */
async function settle(page: Page): Promise<void> {
  const limit = { timeout: 8_000 };
  await page
    .waitForLoadState('networkidle', limit)
    .then(() => page.locator('[data-stage="running"]').waitFor({ state: 'detached', ...limit }))
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
    });
}

/** Opens what a button opens; on wide screens it stands open, and there is no such button. */
async function press(page: Page, key: NonNullable<Route['press']>, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: textOf(locale, 'matches', key) });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('dialog').locator('[data-day], input').first().waitFor();
  await settle(page);
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await settle(page);
}

/** The page as a screen as high as it, or as several: bars that stick to the foot are at its foot. */
async function capture(page: Page, file: string, { width, height }: Size): Promise<void> {
  const modal = await page.locator('dialog[open]').count();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = modal > 0 ? height : Math.min(Math.max(whole, height), screens * height);
  await page.setViewportSize({ width, height: shown });
  await page.screenshot({ path: file });
  await page.setViewportSize({ width, height });
}
