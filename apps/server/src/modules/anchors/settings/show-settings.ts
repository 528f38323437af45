import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { broadcastChanged } from '../events.ts';

/** Has the broadcast that is on show what the settings say; what it needs and they lack, it keeps. */
export async function showSettings(tx: Tx, jobs: Jobs, anchorId: number): Promise<void> {
  const [changed] = await rows(
    tx,
    { id: int },
    sql`with said as (
        select b.id, coalesce(nullif(a.title, ''), b.title) as title, coalesce(a.cover, b.cover) as cover,
          a.language, k.name as source,
          case when a.match_id is null and a.label = '' then b.match_id else a.match_id end as match_id,
          case when a.match_id is not null then null
            when a.label = '' then b.label else a.label end as label
        from anchor a join broadcast b on b.anchor_id = a.account_id and b.ended_at is null
        left join live_link k on k.id = a.link_id where a.account_id = ${anchorId})
      update broadcast b set title = s.title, cover = s.cover, match_id = s.match_id, label = s.label,
        language = s.language, source = s.source
      from said s where b.id = s.id
        and (b.title, b.cover, b.match_id, b.label, b.language, b.source)
          is distinct from (s.title, s.cover, s.match_id, s.label, s.language, s.source)
      returning b.id`,
  );
  if (changed) await jobs.publish(tx, broadcastChanged, { broadcastId: changed.id, anchorId });
}
