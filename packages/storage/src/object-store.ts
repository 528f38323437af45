import type { Readable } from 'node:stream';

/** Whatever the product keeps as files, by names of its own: `uploads/ab/<hex>.webp`, `recordings/<stream>/…`. */
export interface ObjectStore {
  /** Keeps an object, whole or not at all, in place of one of that name. A file is streamed, never read into memory. */
  put(name: string, content: Content, type: string): Promise<void>;
  /**
   * Null where there is none. `size` is the whole object's. A range is inclusive, as HTTP's, and cut at the end of the
   * object; behind it there are no bytes. Whoever does not read the content destroys it.
   */
  get(name: string, range?: Range): Promise<{ size: number; content: Readable } | null>;
  /** Null where there is none. */
  sizeOf(name: string): Promise<number | null>;
  /** In place of one of that name. What is not there is no fault. S3 moves 5 GB at most. */
  move(from: string, to: string): Promise<void>;
  /** What is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Removes all whose names begin with `<folder>/`. */
  removeAll(folder: string): Promise<void>;
}

export type Content = readonly Uint8Array[] | { file: string };

export interface Range {
  start: number;
  end?: number;
}

/** The store does not answer, or not in time: later it may. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}

/** The store refuses what it is asked, and will go on to: something in the environment is not right. */
export class StoreRefused extends Error {
  override name = 'StoreRefused';
}

/** A name's parts leave room for what a folder store appends while it writes: file names end at 255 bytes. */
const form = /^(?:(?!\.{1,2}(?:\/|$))[\w.-]{1,200}(?:\/(?!$)|$)){1,20}$/;

/** Throws for what is no name of ours: no path traversal comes through. */
export function checkName(name: string): string {
  if (name.length > 700 || !form.test(name)) {
    throw new Error(`no name of an object: ${JSON.stringify(name.slice(0, 100))}`);
  }
  return name;
}

/** Throws for what can't be a range of anything. */
export function checkRange({ start, end = start }: Range): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new RangeError(`no range of an object: ${start}-${end}`);
  }
}

/** Throws what a store has to say if it does not answer, or refuses: to be told when a process starts. */
export async function checkStore(store: ObjectStore): Promise<void> {
  // What is not there is answered with a reason, where a question about its size alone has none.
  const found = await store.get('none');
  found?.content.destroy();
}
