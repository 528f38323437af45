import { sql } from 'drizzle-orm';
import { claimable } from '#modules/publishing/index.ts';
import type { Claimable } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { pictureClaims } from './pictures.ts';
import { videos } from './writing/move-video.ts';

const made = claimable(videos, async (db, keys) => {
  const found = await rows(
    db,
    { key: text, title: text, text, picture: orNull(text), authorId: int, isShown: bool },
    sql`select id::text as key, title, description as text, poster->>'address' as picture,
          author_id as "authorId", state = 'published' as "isShown"
        from video where id = any(${sql.param([...keys])}::int[])`,
  );
  return new Map(found.map((one) => [one.key, one]));
});

export const videoClaims: readonly Claimable[] = [made, pictureClaims];
