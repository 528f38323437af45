import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { locales, type Shot, widths } from './shoot.ts';

/**
 * All pictures of a state on one page, `<state>.html`, a row for each route; and the same as pictures, one
 * for each language, so that a person can look over them quickly.
 */
export async function contactSheet(
  browser: Browser,
  folder: string,
  state: string,
  shots: readonly Shot[],
): Promise<void> {
  const sheet = path.join(folder, `${state}.html`);
  await writeFile(sheet, pageOf(folder, state, shots));
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
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
  const cell = (locale: string, route: string, width: number) => {
    const shot = shots.find(
      (one) => one.locale === locale && one.route === route && one.width === width,
    );
    if (!shot) return '<td></td>';
    const source = path.relative(folder, shot.file);
    return `<td><a href="${source}"><img src="${source}" alt="${route}, ${width}"></a></td>`;
  };
  const row = (locale: string, route: string) =>
    `<tr><th>${route}</th>${widths.map((width) => cell(locale, route, width)).join('')}</tr>`;
  const section = (locale: string) => `<section id="${locale}"><h2>${state}, ${locale}</h2>
<table>${routes.map((route) => row(locale, route)).join('\n')}</table></section>`;
  return `<!doctype html><meta charset="utf-8"><title>${state}</title>
<style>
body { margin: 0; background: #444; color: #fff; font: 12px sans-serif }
section { padding: 8px }
th { width: 130px; text-align: start; vertical-align: top }
td { vertical-align: top }
img { display: block; max-height: 360px; max-width: 400px }
</style>
${locales.map(section).join('\n')}`;
}
