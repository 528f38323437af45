import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from './debian-package.mjs';

const execute = promisify(execFile);

/** Sees to a redis-server for the tests of several processes; where there can be none they are skipped. */
export async function ensureRedis(env) {
  if (await starts()) return;
  await installPackage('redis-server', env);
  if (!(await starts())) {
    console.error('There is no redis-server: tests of several server processes are skipped.');
  }
}

async function starts() {
  try {
    await execute('redis-server', ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
