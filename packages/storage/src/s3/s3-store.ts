import { checkName, checkRange, type ObjectStore } from '../object-store.ts';
import type { S3Settings } from '../settings.ts';
import type { S3Limits } from './s3-client.ts';

export const s3Limits: S3Limits = {
  connectMs: 5_000,
  answerMs: 30_000,
  idleMs: 60_000,
  attempts: 3,
};

export interface S3Options {
  /** Ends what is under way. */
  signal?: AbortSignal | undefined;
  /** Else as the product's. */
  limits?: Partial<S3Limits>;
}

/** Keeps objects in a bucket of whatever speaks S3. */
export function createS3Store(settings: S3Settings, options: S3Options = {}): ObjectStore {
  let opened: Promise<ObjectStore> | undefined;
  /** The SDK is large: loaded with the first question, and only where there is an S3. */
  const open = () =>
    (opened ??= import('./s3-objects.ts').then(({ createS3Objects }) =>
      createS3Objects(settings, { ...options, limits: { ...s3Limits, ...options.limits } }),
    ));
  return {
    async put(name, content, type) {
      checkName(name);
      return (await open()).put(name, content, type);
    },
    async get(name, range) {
      checkName(name);
      if (range) checkRange(range);
      return (await open()).get(name, range);
    },
    async sizeOf(name) {
      checkName(name);
      return (await open()).sizeOf(name);
    },
    async move(from, to) {
      checkName(from);
      checkName(to);
      return (await open()).move(from, to);
    },
    async remove(name) {
      checkName(name);
      return (await open()).remove(name);
    },
    async removeAll(folder) {
      checkName(folder);
      return (await open()).removeAll(folder);
    },
  };
}
