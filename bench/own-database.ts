import { rm } from 'node:fs/promises';
import { temporaryFolder } from './product.ts';
import type { ServerCode } from './server-code.ts';

/** A database of a benchmark's own, and the folder that it stands in: both go with the stack. */
export async function ownDatabase(
  stack: AsyncDisposableStack,
  { openDatabase }: Pick<ServerCode, 'openDatabase'>,
  log: unknown = console,
) {
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { db, url, stop } = await openDatabase({ DATA_DIR: folder }, log);
  stack.defer(stop);
  return { db, url, folder };
}
