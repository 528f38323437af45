import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ModuleContext } from '#platform/module.ts';

/** What the module needs of where files are kept: `videos/<key>/<file>`, `recordings/<stream>/<recording>/<file>`. */
export interface Objects {
  put(name: string, content: readonly Uint8Array[] | { file: string }, type: string): Promise<void>;
  get(name: string): Promise<{ size: number; content: Readable } | null>;
  removeAll(folder: string): Promise<void>;
}

/** The data folder. */
export function objectsOf({ env }: Pick<ModuleContext, 'env'>): Objects {
  const fileOf = (name: string): string => path.join(env.DATA_DIR, ...name.split('/'));
  return {
    async put(name, content) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        if ('file' in content) await copyFile(content.file, draft);
        else await writeFile(draft, content, { flag: 'wx' });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
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
    removeAll: (folder) => rm(fileOf(folder), { recursive: true, force: true, maxRetries: 3 }),
  };
}
