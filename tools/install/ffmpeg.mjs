import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from './debian-package.mjs';

const execute = promisify(execFile);

/** Sees to ffmpeg for the tests of videos; where there can be none they are skipped. */
export async function ensureFfmpeg(env) {
  if (await starts()) return;
  await installPackage('ffmpeg', env);
  if (!(await starts())) {
    console.error('There is no ffmpeg: tests of what is encoded are skipped.');
  }
}

async function starts() {
  try {
    for (const program of ['ffmpeg', 'ffprobe'])
      await execute(program, ['-version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
