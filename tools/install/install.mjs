import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { run } from '../processes/processes.mjs';
import { root } from './node.mjs';
import { packageManager, pnpm } from './pnpm.mjs';

const stamp = path.join(root, 'node_modules/.installed');

/** Installs the dependencies unless those of the lockfile are there. Says nothing on stdout. */
export async function install() {
  const [wanted, installed, finished] = await Promise.all([
    readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8'),
    read(path.join(root, 'node_modules/.pnpm/lock.yaml')),
    read(stamp),
  ]);
  // pnpm's own copy tells of an install by hand, the stamp of one that was cut short.
  if (wanted === installed && digest(wanted) === finished) return;
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const code = await run(...pnpm(...args), { stdio: ['ignore', 2, 2] });
  if (code !== 0) {
    throw new Failure(
      `The dependencies could not be installed (${packageManager} ended with ${code}; its reason ` +
        'stands above). Check the connection to the package registry and try again.',
    );
  }
  await writeFile(stamp, digest(wanted));
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}

async function read(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
