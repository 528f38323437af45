import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.mjs';
import { run } from '../processes/processes.mjs';
import { installPackage } from './debian-package.mjs';
import { root } from './node.mjs';

const execute = promisify(execFile);
// The headless shell has no windows' code, and does the same journeys in two thirds of the time.
const headlessShell = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Path of a Chromium that starts: the one of CHROMIUM_PATH, else the headless shell, which is installed as
 * Debian's package where that can be; else the system's, Playwright's, or one that Playwright downloads.
 */
export async function ensureChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (await starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Failure(`CHROMIUM_PATH=${env.CHROMIUM_PATH} does not start as a browser.`);
  }
  if (!existsSync(headlessShell)) await installPackage('chromium-headless-shell', env);
  const found = await findChromium();
  if (found) return found;
  await run('npx', ['playwright', 'install', 'chromium'], {
    cwd: path.join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new Failure(
    'The browser tests need Chromium, and neither Playwright nor apt-get could install it. ' +
      'Install it and set CHROMIUM_PATH to its program.',
  );
}

async function findChromium() {
  const requireFromE2e = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = requireFromE2e('@playwright/test');
  for (const candidate of [headlessShell, ...systemBrowsers, chromium.executablePath()]) {
    if (existsSync(candidate) && (await starts(candidate))) return candidate;
  }
  return null;
}

async function starts(program) {
  try {
    await execute(program, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false; // libraries are missing, or it is no browser
  }
}
