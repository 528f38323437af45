import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Look, Shot } from './shoot.ts';

/**
 * All pictures of a state in a language on one page, `<state>-<locale>.html`, and the same as one picture, so that a
 * person can look over them quickly.
 */
export async function contactSheets(
  browser: Browser,
  folder: string,
  state: string,
  shots: readonly Shot[],
  { locales, widths }: Look,
): Promise<void> {
  for (const locale of locales) {
    const name = `${state}-${locale}`;
    const sheet = path.join(folder, `${name}.html`);
    const own = shots.filter((shot) => shot.locale === locale);
    await writeFile(sheet, pageOf(folder, name, own, widths));
    const page = await browser.newPage({ viewport: { width: 2060, height: 900 } });
    await page.goto(pathToFileURL(sheet).href);
    await page.waitForLoadState('load');
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
}

/** px in which a screen of any width stands on a sheet. */
const height = 240;
const thumbnail = (width: number) => Math.round(width < 600 ? width * 0.285 : width * 0.267);

function pageOf(
  folder: string,
  name: string,
  shots: readonly Shot[],
  widths: readonly number[],
): string {
  const routes = [...new Set(shots.map(({ route }) => route))];
  const picture = (route: string, width: number) => {
    const shot = shots.find((one) => one.route === route && one.width === width);
    if (!shot) return '';
    const source = path.relative(folder, shot.file);
    return `<a href="${source}"><img src="${source}" alt="${width}"></a>`;
  };
  const figure = (route: string) =>
    `<figure><figcaption>${route}</figcaption>${widths.map((width) => picture(route, width)).join('')}</figure>`;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>
body { margin: 0; padding: 8px; background: #444; color: #fff; font: 12px sans-serif; display: flex; flex-wrap: wrap; gap: 12px }
h1 { width: 100%; margin: 0; font-size: 16px }
figure { margin: 0; display: grid; grid-template-columns: ${widths.map((width) => `${thumbnail(width)}px`).join(' ')}; gap: 2px 4px }
figcaption { grid-column: 1 / -1; white-space: nowrap; overflow: hidden }
img { display: block; height: ${height}px; width: 100%; object-fit: cover; object-position: top }
</style>
<h1>${name}</h1>
${routes.map(figure).join('\n')}`;
}
