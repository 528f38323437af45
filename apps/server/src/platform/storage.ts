import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is kept: only what the product made itself, or has read whole. */
export const keptTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svga: 'application/octet-stream',
} as const;
export type KeptType = keyof typeof keptTypes;

/** Files that the product keeps for its pages, each under an address below `/uploads/`. */
export interface Storage {
  /** Keeps bytes and answers their address, which nothing else ever has: it may be cached for good. */
  keep(bytes: Uint8Array, type: KeptType): Promise<string>;
  /** Takes a file away; one that is gone is no fault. */
  remove(address: string): Promise<void>;
  /** Keeps a file from whoever asks for its address, until it is released; doing either again changes nothing. */
  withhold(address: string): Promise<void>;
  release(address: string): Promise<void>;
  /** Where the bytes of an address stand; null for what is no address of ours. */
  fileOf(address: string): { file: string; type: KeptType } | null;
}

const form = /^\/uploads\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.(webp|jpg|svga)$/;

/** Where a file waits that is withheld: no address leads there. */
const withheld = (file: string): string => `${file}.withheld`;

/** What is not there any more has been moved, or removed. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Keeps files in a folder; all processes of an installation share it. */
export function createStorage(folder: string): Storage {
  function fileOf(address: string): { file: string; type: KeptType } | null {
    const [, shelf, name, type] = form.exec(address) ?? [];
    if (!shelf || !name || !type) return null;
    return { file: path.join(folder, shelf, `${name}.${type}`), type: type as KeptType };
  }
  return {
    fileOf,
    async keep(bytes, type) {
      const name = randomBytes(32).toString('hex');
      const address = `/uploads/${name.slice(0, 2)}/${name}.${type}`;
      const { file } = fileOf(address)!;
      await mkdir(path.dirname(file), { recursive: true });
      // Whoever asks for the address finds the whole file or none.
      await writeFile(`${file}.part`, bytes, { flag: 'wx' });
      await rename(`${file}.part`, file);
      return address;
    },
    async remove(address) {
      const found = fileOf(address);
      if (!found) return;
      await rm(found.file, { force: true });
      await rm(withheld(found.file), { force: true });
    },
    async withhold(address) {
      const found = fileOf(address);
      if (found) await move(found.file, withheld(found.file));
    },
    async release(address) {
      const found = fileOf(address);
      if (found) await move(withheld(found.file), found.file);
    },
  };
}
