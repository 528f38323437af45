import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { listOf, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { deleteDocuments } from './applications/documents.ts';
import { endOpenBroadcast } from './broadcasts/close-broadcast.ts';
import { anchorBanned } from './events.ts';
import { forgetPictures } from './settings/set-picture.ts';

/**
 * Of an anchor who leaves: who they are, what they wrote about themselves and their pictures go; that there were
 * broadcasts, and what was earned with them, stays.
 */
export async function eraseAnchor(
  tx: Tx,
  accountId: number,
  { now, jobs }: Leaving,
): Promise<void> {
  await tx.execute(sql`delete from reservation_reminder where account_id = ${accountId}`);
  const [left] = await rows(
    tx,
    { cover: orNull(text), pictures: listOf(text) },
    sql`update anchor set state = case when state = 'underReview' then 'refused' else 'ended' end,
        real_name = null, birth_date = null, age = null, reason = null, rights = '{}', introduction = '',
        detail = '', detail_pictures = '{}', cover = null, title = '', label = '', link_id = null,
        authorised_address = null
      where account_id = ${accountId}
      returning old.cover, to_jsonb(old.detail_pictures) as pictures`,
  );
  if (!left) return;
  await deleteDocuments(tx, accountId);
  const end = { endedBy: 'cut', reason: null, now } as const;
  await endOpenBroadcast(tx, jobs, { anchorId: accountId, ...end });
  await jobs.publish(tx, anchorBanned, { anchorId: accountId });
  await tx.execute(sql`
    update reservation set cancelled_at = ${instant(now)}
    where anchor_id = ${accountId} and cancelled_at is null`);
  const covers = await rows(
    tx,
    { cover: text },
    sql`update broadcast set cover = null where anchor_id = ${accountId} and cover is not null
      returning old.cover`,
  );
  const shown = [left.cover, ...left.pictures, ...covers.map(({ cover }) => cover)];
  await forgetPictures(tx, jobs, [...new Set(shown.filter((each) => each !== null))]);
}
