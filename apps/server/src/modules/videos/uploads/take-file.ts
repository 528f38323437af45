import { randomUUID } from 'node:crypto';
import { copyFile, stat } from 'node:fs/promises';
import type { Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { enqueue } from '../encoding/enqueue.ts';
import { incomingFolder } from '../folders.ts';
import { fileOf } from './upload-rows.ts';

/** Has a video be made of a copy of a file on this machine, as if it had been sent. */
export async function takeFile(
  tx: Tx,
  { clock, env, jobs }: Pick<ModuleContext, 'clock' | 'env' | 'jobs'>,
  { videoId, file }: { videoId: number; file: string },
): Promise<void> {
  const source = randomUUID();
  // What is left of a transaction that fails is removed with all that nothing names.
  await copyFile(file, fileOf(incomingFolder({ env }), source));
  const { size: bytes } = await stat(file);
  await enqueue(tx, jobs, { videoId, kind: 'upload', source, bytes, now: clock.now() });
}
