import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Env } from '#src/env.ts';

/** The programs of an encoder, where they stand. */
export interface Encoder {
  ffmpeg: string;
  ffprobe: string;
  /** What comes before them: limits of what they may take. */
  guards: { prlimit: string; nice: string; setpriv: string | null; unshare: string | null };
}

let isThere = false;

/** Whether this installation can encode: what else plays is an MP4 as it was sent, and nothing is cut. */
export const hasEncoder = (): boolean => isThere;

/** Null where a program is missing, prlimit among them: strangers' files are not opened without limits. */
export function findEncoder(env: Pick<Env, 'FFMPEG_PATH' | 'FFPROBE_PATH'>): Encoder | null {
  const [ffmpeg, ffprobe] = [programAt(env.FFMPEG_PATH), programAt(env.FFPROBE_PATH)];
  const [prlimit, nice] = [programAt('prlimit'), programAt('nice')];
  isThere = !!ffmpeg && !!ffprobe && !!prlimit && !!nice;
  if (!ffmpeg || !ffprobe || !prlimit || !nice) return null;
  const [setpriv, unshare] = [programAt('setpriv'), programAt('unshare')];
  return { ffmpeg, ffprobe, guards: { prlimit, nice, setpriv, unshare } };
}

/** Where a program stands that is named as a shell names it. */
function programAt(name: string): string | null {
  const places = name.includes('/')
    ? [path.resolve(name)]
    : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return places.find(mayRun) ?? null;
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
