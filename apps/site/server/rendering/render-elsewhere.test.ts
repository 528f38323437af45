import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readViewer } from '../../app/platform/viewer.ts';
import { readEnv } from '../env.ts';
import { renderElsewhere } from './render-elsewhere.ts';

const env = readEnv({});
let folder: string;
const file = (name: string) => path.join(folder, name);

/** An app whose page does what its address says. */
const app = `
import { existsSync, writeFileSync } from 'node:fs';
const folder = new URL('./', import.meta.url);
const acts = {
  waits() {
    writeFileSync(new URL('begun', folder), '');
    while (!existsSync(new URL('told', folder)));
  },
  endsOnce() {
    if (existsSync(new URL('ended', folder))) return;
    writeFileSync(new URL('ended', folder), '');
    process.exit();
  },
  ends() { process.exit(); },
  sticksOnce() {
    if (existsSync(new URL('stuck', folder))) return;
    writeFileSync(new URL('stuck', folder), '');
    for (;;);
  },
};
export const entry = { module: {
  handleError() {},
  createContext: (site) => site,
  default(request, status, headers) {
    acts[new URL(request.url).searchParams.get('act')]?.();
    return new Response('rendered', { status, headers });
  },
} };
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
};
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' };
export const [basename, publicPath, future, ssr, isSpaMode, prerender] = ['/', '/', {}, true, false, []];
export const routeDiscovery = { mode: 'initial' };
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'xiongmao-render-'));
  writeFileSync(file('app.mjs'), app);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = (longestSilence?: number) =>
  renderElsewhere(pathToFileURL(file('app.mjs')), env, longestSilence);
const asked = (act: string) => {
  const url = `/?act=${act}`;
  return {
    url,
    viewer: readViewer({ path: url, cookie: '', acceptLanguage: '' }, env.config),
    behalf: {},
    cookie: '',
  };
};

describe('Pages are rendered in a thread of their own', () => {
  test('whose table of routes is told, without its code', async () => {
    const { routes, render } = await open();
    expect(routes.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['root', undefined],
      ['home', 'root'],
    ]);
    const { status, html } = await render(asked('nothing'));
    expect([status, Buffer.from(html).toString()]).toEqual([200, 'rendered']);
  });

  test('so that this one goes on while a page takes its time', async () => {
    const { render } = await open();
    const page = render(asked('waits'));
    // In one thread nobody would be left to tell it.
    await vi.waitFor(() => expect(existsSync(file('begun'))).toBe(true), 10_000);
    writeFileSync(file('told'), '');
    expect((await page).status).toBe(200);
  });

  test('and by another where it ended over them', async () => {
    const { render } = await open();
    const both = await Promise.all([render(asked('endsOnce')), render(asked('nothing'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('and by another where it is stuck', async () => {
    const { render } = await open(5_000);
    const both = await Promise.all([render(asked('sticksOnce')), render(asked('nothing'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  }, 20_000);

  test('but not a page over which each ends: others are', async () => {
    const { render } = await open();
    await expect(render(asked('ends'))).rejects.toThrow();
    expect((await render(asked('nothing'))).status).toBe(200);
  });

  test('and an app that can not be loaded is an error at once', async () => {
    writeFileSync(file('app.mjs'), 'throw new Error("no such app")');
    await expect(open()).rejects.toThrow('no such app');
  });
});
