import { articleLocale } from '@xiongmao/api/news/shapes';
import { type VideoPlay, videoSheet } from '@xiongmao/api/videos/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Env } from '#src/env.ts';

/** What a video plays from, as its row tells: addresses are made of it. */
export const playColumn: SQL = sql`case when n.key is not null then jsonb_build_object(
  'key', coalesce(n.alias, n.key), 'isEncoded', cardinality(n.heights) > 0, 'width', n.width, 'height', n.height,
  'sheet', n.sheet,
  'captions', (select coalesce(jsonb_agg(c.locale order by c.locale), '[]') from video_caption c where c.video_id = n.id)
  ) end`;

export const keptPlay = z.object({
  key: z.string(),
  isEncoded: z.boolean(),
  width: z.int(),
  height: z.int(),
  sheet: videoSheet.nullable(),
  captions: z.array(articleLocale),
});

/** The addresses that a video plays from, at media. */
export function playOf(
  env: Pick<Env, 'MEDIA_URL'>,
  { key, isEncoded, captions, ...rest }: z.output<typeof keptPlay>,
): VideoPlay {
  const base = `${env.MEDIA_URL.replace(/\/+$/, '')}/vod/${key}`;
  return {
    ...rest,
    playlist: isEncoded ? `${base}/master.m3u8` : null,
    file: isEncoded ? null : `${base}/original.mp4`,
    captions: captions.map((locale) => ({ locale, address: `${base}/captions-${locale}.vtt` })),
  };
}
