import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectStore } from '@xiongmao/storage/object-store';

/** What is kept: only what the product made itself, or has read whole. */
export const keptTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svga: 'application/octet-stream',
} as const;
export type KeptType = keyof typeof keptTypes;

/** What is kept at an address. Whoever does not read its content destroys it. */
export interface Kept {
  type: KeptType;
  size: number;
  content: Readable;
}

/** Files that the product keeps for its pages, each under an address below `/uploads/`. */
export interface Storage {
  /** Keeps bytes and answers their address, which nothing else ever has: it may be cached for good. */
  keep(bytes: Uint8Array, type: KeptType): Promise<string>;
  /** Takes a file away; one that is gone is no fault. */
  remove(address: string): Promise<void>;
  /** Keeps a file from whoever asks for its address, until it is released; doing either again changes nothing. */
  withhold(address: string): Promise<void>;
  release(address: string): Promise<void>;
  /** Null for what is no address of ours, or of nothing that is kept and not withheld. */
  open(address: string): Promise<Kept | null>;
}

const form = /^\/(uploads\/([0-9a-f]{2})\/\2[0-9a-f]{62}\.(webp|jpg|svga))$/;

/** The object of an address. */
function objectOf(address: string): { name: string; type: KeptType } | null {
  const [, name, , type] = form.exec(address) ?? [];
  return name ? { name, type: type as KeptType } : null;
}

/** Where a file waits that is withheld: no address leads there. */
const withheld = (name: string): string => `${name}.withheld`;

/** Keeps files among the objects of the installation. */
export function createStorage(objects: ObjectStore): Storage {
  return {
    async keep(bytes, type) {
      const name = randomBytes(32).toString('hex');
      const address = `/uploads/${name.slice(0, 2)}/${name}.${type}`;
      await objects.put(objectOf(address)!.name, [bytes], keptTypes[type]);
      return address;
    },
    async remove(address) {
      const found = objectOf(address);
      if (!found) return;
      await objects.remove(found.name);
      await objects.remove(withheld(found.name));
    },
    async withhold(address) {
      const found = objectOf(address);
      if (found) await objects.move(found.name, withheld(found.name));
    },
    async release(address) {
      const found = objectOf(address);
      if (found) await objects.move(withheld(found.name), found.name);
    },
    async open(address) {
      const found = objectOf(address);
      const kept = found && (await objects.get(found.name));
      return kept && { ...kept, type: found.type };
    },
  };
}
