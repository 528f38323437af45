import { sql } from 'drizzle-orm';
import { claimable } from '#modules/publishing/index.ts';
import { type Claimable, claimablePictures } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { shows } from './pictures/pictures-of.ts';
import { redrawCardsOfCover } from './sharing/share-cards.ts';
import { articles } from './writing/move-article.ts';

/** Articles, by the words that they were written in first. */
const written = claimable(articles, async (db, keys) => {
  const found = await rows(
    db,
    { key: text, title: text, text, picture: orNull(text), authorId: int, isShown: bool },
    sql`select a.id::text as key, t.title, t.summary as text, p.address as picture, a.author_id as "authorId",
        a.state = 'published' as "isShown"
      from article a left join article_picture p on p.id = a.cover_id cross join lateral (
        select title, summary from article_text t where t.article_id = a.id
        order by t.changed_at, t.locale limit 1) t
      where a.id = any(${sql.param([...keys])}::int[])`,
  );
  return new Map(found.map((one) => [one.key, one]));
});

/** A picture that other articles show stays with them. */
const library = claimablePictures(
  sql`select address as key, by_id as author from article_picture`,
  sql`select p.address as key from article_picture p join article a on ${shows}
    group by p.address having bool_and(a.state = 'takenDown')`,
);
/** Pictures of the library, which may be covers. */
const pictures: Claimable = {
  ...library,
  async takeDown(tx, jobs, address, decided) {
    await redrawCardsOfCover(tx, jobs, address);
    return library.takeDown(tx, jobs, address, decided);
  },
  async restore(tx, jobs, address, decided) {
    await redrawCardsOfCover(tx, jobs, address);
    await library.restore(tx, jobs, address, decided);
  },
};

export const newsClaims: readonly Claimable[] = [written, pictures];
