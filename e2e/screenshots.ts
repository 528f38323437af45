import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { isLocale, locales } from '@xiongmao/i18n/locales';
import { contactSheets } from './pictures/contact-sheet.ts';
import { emptyScene, failingScene, fullScene, type Scene } from './pictures/scene.ts';
import { type Look, shoot } from './pictures/shoot.ts';
import config from './playwright.config.ts';
import { build } from './product/build.ts';
import { root } from './product/processes.ts';

/**
 * npm run screenshots [-- --locales=ar,de --routes=home,match --widths=390,820,1440 --states=full,empty,failing
 * --recorded --light]:
 * every page in each of its languages on a phone and a desktop, with the demo's data and, if `recorded`, real matches, into
 * `screenshots/<state>/<route>-<width>-<locale>.png`, beside it in `.txt` what a screen reader finds there, and contact sheets
 * of each language as soon as it is through, `<state>-<locale>.html` and `sheets/<state>-<locale>-<width>-<number>.png`. Two
 * pictures a second on a quiet machine: an hour and a half for all.
 */
const { values } = parseArgs({
  options: {
    locales: { type: 'string', default: locales.join() },
    routes: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    states: { type: 'string', default: 'full' },
    recorded: { type: 'boolean', default: false },
    light: { type: 'boolean', default: false },
  },
});
const only = values.routes.split(',');
const states = values.states.split(',');
const look: Look = {
  locales: values.locales.split(',').map((name) => {
    if (isLocale(name)) return name;
    throw new Error(`${name} is no locale of the product: ${locales.join(', ')}`);
  }),
  widths: values.widths.split(',').map(Number),
  colorScheme: values.light ? 'light' : 'dark',
};
const folder = path.join(root, 'screenshots');

await build();
const browser = await chromium.launch(config.use?.launchOptions);
const running: Scene[] = [];
try {
  const isAll = !process.argv.slice(2).some((option) => /^--(routes|locales)/.test(option));
  if (isAll) await rm(folder, { recursive: true, force: true });
  if (states.includes('full')) await take(await begin(fullScene(values)));
  if (states.includes('empty') || states.includes('failing')) {
    const empty = await begin(emptyScene());
    if (states.includes('empty')) await take(empty);
    if (states.includes('failing')) await take(await failingScene(empty));
  }
} finally {
  await browser.close();
  for (const { product } of running) await product.stop();
}

async function begin(starting: Promise<Scene>): Promise<Scene> {
  const scene = await starting;
  running.push(scene);
  return scene;
}

async function take(scene: Scene): Promise<void> {
  const routes = scene.routes.filter(({ name }) => only.some((part) => name.includes(part)));
  if (routes.length === 0) return;
  const startedAt = Date.now();
  for (const locale of look.locales) {
    const place = path.join(folder, scene.state);
    const shots = await shoot(browser, { ...scene, routes }, place, locale, look);
    const name = `${scene.state}-${locale}`;
    await contactSheets(browser, folder, name, shots, look.widths);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${name}: ${shots.length} pictures, ${seconds} s after the first`);
    for (const { route, width, misfits } of shots) {
      for (const misfit of misfits) console.log(`  ${route} ${width}: ${misfit}`);
    }
  }
}
