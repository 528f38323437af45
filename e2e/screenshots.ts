import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contactSheet } from './pictures/contact-sheet.ts';
import { emptyScene, failingScene, fullScene, type Scene } from './pictures/scene.ts';
import { shoot } from './pictures/shoot.ts';
import config from './playwright.config.ts';
import { root } from './product/processes.ts';

/**
 * npm run screenshots [-- --only=home,match --light]: every page in three widths and languages, full, empty and while
 * the server is down, into `screenshots/<state>/<route>-<width>-<locale>.png`, with contact sheets.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, light: { type: 'boolean', default: false } },
});
const theme = values.light ? 'light' : 'dark';
const only = values.only.split(',');
const folder = path.join(root, 'screenshots');

await build();
const browser = await chromium.launch(config.use?.launchOptions);
const running: Scene[] = [];
try {
  if (!values.only) await rm(folder, { recursive: true, force: true });
  await take(await begin(fullScene()));
  const empty = await begin(emptyScene());
  await take(empty);
  await take(await failingScene(empty));
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
  const shots = await shoot(browser, { ...scene, routes }, path.join(folder, scene.state), theme);
  await contactSheet(browser, folder, scene.state, shots);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${scene.state}: ${shots.length} pictures in ${seconds} s, screenshots/${scene.state}.html`,
  );
}

/** As `npm start` does. */
async function build(): Promise<void> {
  const tool = (await import(new URL('../tools/build.mjs', import.meta.url).href)) as {
    build(env: NodeJS.ProcessEnv): Promise<void>;
  };
  await tool.build(process.env);
}
