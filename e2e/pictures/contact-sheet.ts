import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { locales, type Shot, widths } from './shoot.ts';

/**
 * All pictures of a state on one page, `<state>.html`, and the same as pictures, one for
 * each language, so that a person can look over them quickly.
 */
export async function contactSheet(
  browser: Browser,
  folder: string,
  state: string,
  shots: readonly Shot[],
): Promise<void> {
  const sheet = path.join(folder, `${state}.html`);
  await writeFile(sheet, pageOf(folder, state, shots));
  const page = await browser.newPage({ viewport: { width: 2060, height: 900 } });
  for (const locale of locales) {
    await page.goto(`${pathToFileURL(sheet)}#${locale}`);
    await page.waitForLoadState('load');
    await page
      .locator(`#${locale}`)
      .screenshot({ path: path.join(folder, `${state}-${locale}.png`) });
  }
  await page.close();
}

function pageOf(folder: string, state: string, shots: readonly Shot[]): string {
  const routes = [...new Set(shots.map(({ route }) => route))];
  const picture = (locale: string, route: string, width: number) => {
    const shot = shots.find(
      (one) => one.locale === locale && one.route === route && one.width === width,
    );
    if (!shot) return '';
    const source = path.relative(folder, shot.file);
    return `<a href="${source}"><img src="${source}" alt="${width}"></a>`;
  };
  const figure = (locale: string, route: string) =>
    `<figure><figcaption>${route}</figcaption>${widths.map((width) => picture(locale, route, width)).join('')}</figure>`;
  const section = (locale: string) => `<section id="${locale}"><h2>${state}, ${locale}</h2>
${routes.map((route) => figure(locale, route)).join('\n')}</section>`;
  return `<!doctype html><meta charset="utf-8"><title>${state}</title>
<style>
body { margin: 0; background: #444; color: #fff; font: 12px sans-serif }
body > * { padding: 8px }
section { display: flex; flex-wrap: wrap; gap: 12px }
h2 { width: 100%; margin: 0 }
figure { margin: 0; display: grid; grid-template-columns: 111px 167px 384px; gap: 2px 4px }
figcaption { grid-column: 1 / -1 }
img { display: block; height: 240px; width: 100%; object-fit: cover; object-position: top }
</style>
${locales.map(section).join('\n')}`;
}
