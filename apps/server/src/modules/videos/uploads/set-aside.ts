import { stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { fileOf } from './upload-rows.ts';

/** Bytes that are kept for a file whatever has come of it. */
const unproven = 64 * 1024 ** 2;
/** Kept beside them for each byte that came, while more do. */
const perByte = 4;
/** ms after the last byte for which a file grows. */
const growsFor = 15 * 60_000;

/**
 * Bytes of the disk that are kept for files that come in, beyond what is there of them. A length is soon said, so it counts
 * in full only for what bears it out.
 */
export async function setAside(tx: Tx, folder: string, now: Date): Promise<number> {
  const open = await rows(
    tx,
    { id: text, size: int },
    sql`select id, size from video_upload where expires_at > ${instant(now)}`,
  );
  const kept = await Promise.all(
    open.map(async ({ id, size }) => {
      const file = await stat(fileOf(folder, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return { size: 0, mtimeMs: 0 };
      });
      const grows = now.getTime() - file.mtimeMs < growsFor;
      return Math.min(size - file.size, unproven + (grows ? perByte * file.size : 0));
    }),
  );
  return kept.reduce((sum, bytes) => sum + bytes, 0);
}
