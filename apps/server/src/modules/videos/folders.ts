import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleContext } from '#platform/module.ts';

type Located = Pick<ModuleContext, 'env'>;

/** Where files come in that are sent; a name is an upload's id. */
export const incomingFolder = ({ env }: Located): string => path.resolve(env.DATA_DIR, 'incoming');

/** Where files are made, each attempt in a folder of its own. */
export const encodingFolder = ({ env }: Located): string => path.resolve(env.DATA_DIR, 'encoding');

/** Bytes that may still be written before what is to stay free is touched. */
export async function roomLeft({ env }: Located): Promise<number> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  return bavail * bsize - env.VIDEO_DISK_RESERVE * 1024 ** 3;
}

export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
