import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Shot } from './shoot.ts';

/** A sheet is as large as a screen shows without making it smaller. */
const sheetWidth = 1560;
const gap = 6;

/** How a width stands on a sheet: phones so that they can be read, what is wider so that its layout is seen. */
const gridOf = (width: number) =>
  width < 600 ? { columns: 7, rows: 2, height: 740 } : { columns: 3, rows: 4, height: 370 };

/** A picture, or a part of a high one. */
interface Cell {
  shot: Shot;
  part: number;
}

/**
 * All pictures of a state in a language on one page, `<name>.html`, and sheet by sheet as pictures, so that a person can
 * look over them quickly.
 */
export async function contactSheets(
  browser: Browser,
  folder: string,
  name: string,
  shots: readonly Shot[],
  widths: readonly number[],
): Promise<void> {
  const file = path.join(folder, `${name}.html`);
  await writeFile(file, pageOf(folder, name, shots, widths));
  await mkdir(path.join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  await page.waitForLoadState('load');
  for (const sheet of await page.locator('section').all()) {
    const id = await sheet.getAttribute('id');
    await sheet.screenshot({ path: path.join(folder, `sheets/${id}.png`) });
  }
  await page.close();
}

function pageOf(
  folder: string,
  name: string,
  shots: readonly Shot[],
  widths: readonly number[],
): string {
  const sheets = widths.flatMap((width) => {
    const { columns, rows, height } = gridOf(width);
    const across = Math.floor((sheetWidth - gap * (columns + 1)) / columns);
    const screen = (height * width) / across;
    const cells = shots
      .filter((shot) => shot.width === width)
      .flatMap((shot): Cell[] => {
        const parts = width < 600 ? Math.ceil(shot.height / screen - 0.1) : 1;
        return Array.from({ length: Math.max(parts, 1) }, (_, part) => ({ shot, part }));
      });
    const figure = ({ shot: { route, file, misfits }, part }: Cell) => {
      const source = path.relative(folder, file);
      const offset = `top: ${-part * height}px; width: ${across}px`;
      return `<figure style="width: ${across}px"><figcaption class="${misfits.length > 0 ? 'misfits' : ''}">${route}</figcaption>
<a href="${source}" style="height: ${height}px"><img src="${source}" alt="" style="${offset}"></a></figure>`;
    };
    const perSheet = columns * rows;
    return Array.from(
      { length: Math.ceil(cells.length / perSheet) },
      (_, place) => `<section id="${name}-${width}-${String(place + 1).padStart(2, '0')}">
${cells
  .slice(place * perSheet, (place + 1) * perSheet)
  .map(figure)
  .join('\n')}</section>`,
    );
  });
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>
body { margin: 0; background: #444; color: #fff; font: 11px sans-serif }
section { display: flex; flex-wrap: wrap; gap: ${gap}px; padding: ${gap}px; width: ${sheetWidth}px; box-sizing: border-box }
figure { margin: 0 }
figcaption { white-space: nowrap; overflow: hidden; height: 14px }
.misfits { background: #b00 }
a { display: block; position: relative; overflow: hidden; background: #666 }
img { position: absolute; inset-inline-start: 0 }
</style>
${sheets.join('\n')}`;
}
