import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning } from '../processes.ts';
import { codeOf, EmbeddedPostgresError } from './embedded-error.ts';
import { readIfThere } from './embedded-home.ts';

const timeoutMs = 60_000;

/**
 * Runs `work` while no other process, and nothing else in this one, does so for the same folder.
 * A lock whose holder has died is broken.
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'lock');
  const mine = path.join(folder, `lock.${randomUUID()}`);
  await writeFile(mine, (await identify(process.pid)) ?? '', { mode: 0o600 });
  try {
    // A hard link appears with its content, so that nobody ever reads an empty lock.
    await acquire(mine, lock);
  } finally {
    await rm(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(mine: string, lock: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await link(mine, lock);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = await readIfThere(lock);
    if (holder !== null && !(await isRunning(holder))) {
      await breakLock(lock, holder);
      continue;
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Process ${holder?.split(' ')[0]} has been preparing the database for a minute (${lock}). ` +
          'End it and start again.',
      );
    }
    await sleep(25);
  }
}

/** Of several processes that find a dead holder, only one moves its lock away. */
async function breakLock(lock: string, deadHolder: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
    // Somebody was quicker, and what we moved is a living one's: give it back.
    if ((await readIfThere(aside)) !== deadHolder) await link(aside, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
