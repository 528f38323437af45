import { execFileSync } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterFile } from '#testing/after-file.ts';

/** Whether the machine has ffmpeg to test with; `npm test` installs it where it can. */
export function hasFfmpeg(): boolean {
  try {
    for (const program of ['ffmpeg', 'ffprobe'])
      execFileSync(program, ['-version'], { stdio: 'ignore' });
    accessSync('/usr/bin/prlimit');
    return true;
  } catch {
    return false;
  }
}

/** A folder of the test file's own. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-videos-'));
  afterFile(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Clip {
  seconds?: number;
  size?: string;
  rate?: number;
  sound?: boolean;
  /** Arguments that come before the file. */
  more?: string[];
}

/** Films a test picture, with a tone. */
export function film(file: string, given: Clip = {}): string {
  const { seconds = 3, size = '320x180', rate = 25, sound = true, more = [] } = given;
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}`],
    ...(sound ? ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'] : []),
    ...['-t', String(seconds), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...(sound ? ['-c:a', 'aac', '-b:a', '64k'] : []),
    ...more,
    file,
  ]);
  return file;
}

/** What ffprobe tells of a file. */
export function told(file: string, ...args: string[]): string {
  const usual = ['-v', 'error', '-of', 'default=nw=1:nk=1', ...args, file];
  return execFileSync('ffprobe', usual).toString().trim();
}
