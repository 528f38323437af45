import { newsDiscussedKind } from '@xiongmao/api/news/rules';
import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { closeDiscussion } from '#modules/posts/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { redrawShareCards } from './sharing/share-cards.ts';

/**
 * Of who leaves: what they wrote as an expert and nobody has read goes; what was published is read no more, without
 * revisions. News are the editors' together, and stay.
 */
export async function eraseNews(tx: Tx, accountId: number, { now, jobs }: Leaving): Promise<void> {
  await tx.execute(sql`
    delete from article where kind = 'expert' and author_id = ${accountId} and published_at is null`);
  const withdrawn = await rows(
    tx,
    { id: int },
    sql`with gone as (
      update article set state = 'withdrawn', reason = null, publish_at = null
      where kind = 'expert' and author_id = ${accountId} and state <> 'withdrawn' returning id)
    insert into article_step (article_id, event, state, by_id, at)
    select id, 'withdraw', 'withdrawn', ${accountId}, ${instant(now)} from gone
    returning article_id as id`,
  );
  for (const { id } of withdrawn) {
    await closeDiscussion(tx, { kind: newsDiscussedKind, id });
    await redrawShareCards(tx, jobs, id);
  }
  await tx.execute(sql`
    delete from article_revision where article_id in (
      select id from article where kind = 'expert' and author_id = ${accountId})`);
}
