import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkName, checkRange, type ObjectStore } from './object-store.ts';

/** Keeps objects as files below a folder; all processes of an installation share it. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (name: string): string => path.join(folder, ...checkName(name).split('/'));
  return {
    async put(name, content) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        if ('file' in content) await copyFile(content.file, draft, constants.COPYFILE_EXCL);
        else await writeFile(draft, content, { flag: 'wx' });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(name, range) {
      if (range) checkRange(range);
      const handle = await open(fileOf(name)).catch(orMissing);
      if (!handle) return null;
      try {
        const found = await handle.stat();
        const { start = 0, end = Number.POSITIVE_INFINITY } = range ?? {};
        if (found.isFile() && start < found.size) {
          return { size: found.size, content: createReadStream('', { fd: handle, start, end }) };
        }
        await handle.close();
        return found.isFile() ? { size: found.size, content: Readable.from([]) } : null;
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async sizeOf(name) {
      const found = await stat(fileOf(name)).catch(orMissing);
      return found?.isFile() ? found.size : null;
    },

    async move(from, to) {
      const [source, target] = [fileOf(from), fileOf(to)];
      if (!(await isFile(source))) return;
      await mkdir(path.dirname(target), { recursive: true });
      await rename(source, target).catch(orMissing);
    },

    async remove(name) {
      await unlink(fileOf(name)).catch(orMissing);
    },

    async removeAll(name) {
      const options = { recursive: true, force: true, maxRetries: 3 };
      // With a slash, so that an object of the folder's own name stays.
      await rm(`${fileOf(name)}/`, options).catch(orMissing);
    },
  };
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(orMissing))?.isFile() ?? false;

/** That nothing stands there, or something that is no object: a folder, or below a file. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function orMissing(error: NodeJS.ErrnoException): null {
  if (error.code && missing.includes(error.code)) return null;
  throw error;
}
