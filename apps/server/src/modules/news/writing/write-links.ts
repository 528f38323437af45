import { articleBody, cardsIn } from '@xiongmao/api/news/document';
import { type ArticleLink, articleLink } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '#platform/db/database.ts';

/** Has an article linked to what the cards of its bodies show, and to what was linked by hand. */
export async function linkBodies(tx: Tx, articleId: number): Promise<void> {
  await writeLinks(tx, articleId, await findLinks(tx, articleId));
}

export async function writeLinks(
  tx: Tx,
  articleId: number,
  byHand: readonly ArticleLink[],
): Promise<void> {
  const bodies = await rows(
    tx,
    { body: articleBody },
    sql`select body from article_text where article_id = ${articleId} order by changed_at, locale`,
  );
  const shown = bodies.flatMap(({ body }) => cardsIn(body));
  const all = new Map(
    [
      ...shown.map((link) => ({ ...link, byHand: false })),
      ...byHand.map((link) => ({ ...link, byHand: true })),
    ].map((link) => [`${link.kind} ${link.id}`, link] as const),
  );
  const left = [...all.values()].map((link, place) => ({ ...link, place }));
  await tx.execute(sql`delete from article_link where article_id = ${articleId}`);
  await tx.execute(sql`
    insert into article_link (article_id, kind, target_id, place, by_hand)
    select ${articleId}, kind, id, place, "byHand" from jsonb_to_recordset(${JSON.stringify(left)}::jsonb)
      as n (kind text, id int, place int, "byHand" boolean)`);
}

/** What was linked by hand. */
export const findLinks = (tx: Tx, articleId: number): Promise<ArticleLink[]> =>
  rows(
    tx,
    articleLink.shape,
    sql`select kind, target_id as id from article_link where article_id = ${articleId} and by_hand order by place`,
  );
