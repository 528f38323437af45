import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from './debian-package.mjs';

const execute = promisify(execFile);

/** Sees to OpenStack Swift, as an S3 for the tests of storage; where there can be none they are skipped. */
export async function ensureSwift(env) {
  if (await isHere()) return;
  // Its modules without its services: nothing is started.
  await installPackage('python3-swift', env);
  if (!(await isHere())) {
    console.error('There is no OpenStack Swift: tests of storage in a real S3 are skipped.');
  }
}

async function isHere() {
  try {
    await execute(
      '/usr/bin/python3',
      ['-c', 'import eventlet, swift.proxy.server, swift.obj.server'],
      {
        timeout: 20_000,
      },
    );
    return true;
  } catch {
    return false;
  }
}
