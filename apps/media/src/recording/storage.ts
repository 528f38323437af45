import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where recordings are kept: a folder now, an object store as well. Names are ours, `<stream>/<recording>/<file>`. */
export interface RecordingStorage {
  /** Keeps an object, whole or not at all; in place of one of that name. */
  put(name: string, pieces: readonly Uint8Array[]): Promise<void>;
  /** Null where there is none of that name. */
  get(name: string): Promise<{ size: number; content: Readable } | null>;
  /** Deletes all whose name begins with this and a slash. */
  remove(name: string): Promise<void>;
}

export function createFolderStorage(folder: string): RecordingStorage {
  const fileOf = (name: string): string => path.join(folder, ...name.split('/'));
  return {
    async put(name, pieces) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, pieces, { flag: 'wx' });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    remove: (name) => rm(fileOf(name), { recursive: true, force: true, maxRetries: 3 }),

    async get(name) {
      try {
        const handle = await open(fileOf(name));
        const { size } = await handle.stat();
        return { size, content: createReadStream('', { fd: handle }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
