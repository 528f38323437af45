import { createHash } from 'node:crypto';

/**
 * The number that an advisory lock is told from all others by, made of its name: by itself, before an id, or as the
 * seed of a hashed text. Each name is written in one place alone.
 */
export const lockNumber = (name: string): number =>
  createHash('sha256').update(name).digest().readInt32BE();
