import type { ObjectStore } from '@xiongmao/storage/object-store';
import { sql } from 'drizzle-orm';
import { orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Players get captions as files beside those of the picture. */
const writeFiles = defineJob<{ videoId: number; gone: string[] }>('write-caption-files');

export const captionFile = (folder: string, locale: string): string =>
  `videos/${folder}/captions-${locale}.vtt`;

/** Has the captions of a video stand with its files, once it has some; those of the languages that are `gone` are deleted. */
export const writeCaptionFiles = (
  tx: Tx,
  jobs: Jobs,
  videoId: number,
  gone: readonly string[] = [],
): Promise<void> => jobs.send(tx, writeFiles, { videoId, gone: [...gone] });

export function keepCaptionFiles({ db, jobs, objects }: ModuleContext): void {
  jobs.work(writeFiles, ({ videoId, gone }) => writeAll(db, objects, videoId, gone));
}

/** The same however often it is done: it writes what the rows say then. */
async function writeAll(
  db: Database,
  objects: ObjectStore,
  videoId: number,
  gone: readonly string[],
): Promise<void> {
  const [video] = await rows(
    db,
    { key: orNull(text) },
    sql`select key from video where id = ${videoId}`,
  );
  const folder = video?.key;
  if (!folder) return;
  const found = await rows(
    db,
    { locale: text, text },
    sql`select locale, text from video_caption where video_id = ${videoId}`,
  );
  for (const { locale, text } of found) {
    await objects.put(captionFile(folder, locale), [Buffer.from(text)], 'text/vtt; charset=utf-8');
  }
  const held = new Set(found.map(({ locale }) => locale));
  for (const locale of gone) {
    if (!held.has(locale)) await objects.remove(captionFile(folder, locale));
  }
}
