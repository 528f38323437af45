import { isLocale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { writeCaptionFiles } from './caption-files.ts';
import { BadCaptions, readVtt } from './read-vtt.ts';

interface Written {
  videoId: number;
  locale: string;
  text: string;
  now: Date;
}

/** Throws `badCaptions`. */
function checked(text: string): string {
  try {
    return readVtt(text);
  } catch (error) {
    if (error instanceof BadCaptions)
      throw new FieldError('text', 'badCaptions', { line: error.line });
    throw error;
  }
}

/** Throws `captionsExist`, `badCaptions`, and `invalidInput` for no language of ours. */
export async function addCaptions(tx: Tx, jobs: Jobs, written: Written): Promise<void> {
  const { videoId, locale, text, now } = written;
  if (!isLocale(locale)) throw new CodedError('invalidInput');
  const added = await affected(
    tx,
    sql`insert into video_caption (video_id, locale, text, changed_at)
      values (${videoId}, ${locale}, ${checked(text)}, ${instant(now)}) on conflict do nothing`,
  );
  if (added === 0) throw new CodedError('captionsExist');
  await writeCaptionFiles(tx, jobs, videoId);
}

/** Throws `badCaptions`. */
export async function changeCaptions(tx: Tx, jobs: Jobs, written: Written): Promise<void> {
  const { videoId, locale, text, now } = written;
  await tx.execute(sql`
    update video_caption set text = ${checked(text)}, changed_at = ${instant(now)}
    where video_id = ${videoId} and locale = ${locale}`);
  await writeCaptionFiles(tx, jobs, videoId);
}

export async function removeCaptions(
  tx: Tx,
  jobs: Jobs,
  { videoId, locale }: Pick<Written, 'videoId' | 'locale'>,
): Promise<void> {
  await tx.execute(sql`
    delete from video_caption where video_id = ${videoId} and locale = ${locale}`);
  await writeCaptionFiles(tx, jobs, videoId, [locale]);
}
