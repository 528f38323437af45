import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { cutTexts, tooWide } from '../support/pages/fit.ts';
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
/** Pages wait more than they work. */
const atOnce = 4;

interface Size {
  width: number;
  height: number;
}

export interface Shot extends Size {
  route: string;
  locale: Locale;
  file: string;
  /** What doesn't fit: how much too wide the page is, and texts that are cut. */
  misfits: string[];
}

/** Takes every route of a scene in every width in a language, a few at once, each in a page of its own. */
export async function shoot(
  browser: Browser,
  scene: Scene,
  folder: string,
  locale: Locale,
  { widths, colorScheme }: Look,
): Promise<Shot[]> {
  await mkdir(folder, { recursive: true });
  const part = Math.ceil((scene.routes.length * widths.length) / atOnce);
  const visits = widths.flatMap((width) =>
    Array.from({ length: Math.ceil(scene.routes.length / part) }, (_, place) => ({
      width,
      routes: scene.routes.slice(place * part, (place + 1) * part),
    })),
  );
  const shots: Shot[] = [];
  async function work(): Promise<void> {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const { width, routes } = visit;
      const some = { ...scene, routes };
      shots.push(...(await visitAll(browser, some, folder, { locale, width, colorScheme })));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const order = scene.routes.map(({ name }) => name);
  return shots.sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
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
    const misfits = await misfitsOf(page);
    const height = await capture(page, file, viewport);
    const words = await page.locator('body').ariaSnapshot();
    await writeFile(file.replace(/png$/, 'txt'), words);
    shots.push({ route: route.name, width, height, locale, file, misfits });
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
  const box = page.getByRole('dialog').getByRole('combobox');
  // A key pressed before the page's scripts have come is heard by nobody.
  await expect(async () => {
    await page.keyboard.press('/');
    await box.waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await box.fill(text);
  await settle(page);
}

async function misfitsOf(page: Page): Promise<string[]> {
  const cut = (await cutTexts(page)).map((text) => text.split(' | ')[0]!);
  return [...(await tooWide(page)), ...cut];
}

/** The page as a screen as high as it, or as several: bars that stick to the foot are at its foot. */
async function capture(page: Page, file: string, { width, height }: Size): Promise<number> {
  const modal = await page.locator('dialog[open]').count();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = modal > 0 ? height : Math.min(Math.max(whole, height), screens * height);
  await page.setViewportSize({ width, height: shown });
  await page.screenshot({ path: file });
  await page.setViewportSize({ width, height });
  return shown;
}
