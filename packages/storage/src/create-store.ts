import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3/s3-store.ts';
import type { StorageSettings } from './settings.ts';

/** The store of an installation. What is under way on the network ends with the signal. */
export const createStore = (settings: StorageSettings, signal?: AbortSignal): ObjectStore =>
  settings.s3 ? createS3Store(settings.s3, { signal }) : createFolderStore(settings.folder);
