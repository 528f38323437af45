import { sql } from 'drizzle-orm';
import { type Claimable, claimablePictures, reconsiderPictures } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { affected, countRows, rows, type Tx } from '#platform/db/database.ts';
import { redrawCardsOfCover } from './sharing/share-cards.ts';
import { moveArticle } from './writing/move-article.ts';

/** Articles, by the words that they were written in first. */
const articles: Claimable = {
  kind: 'article',
  async find(db, keys) {
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
  },
  async takeDown(tx, jobs, key, { by, reason, now }) {
    const id = Number(key);
    // Also what was withdrawn since it was claimed, and whatever became of it then.
    const wasSeen = sql`select from article
      where id = ${id} and published_at is not null and state <> 'takenDown' for update`;
    if ((await affected(tx, wasSeen)) === 0) return false;
    await moveArticle(tx, jobs, id, { event: 'takeDown', by: 'claim', uid: by, reason, now });
    await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
    return true;
  },
  async restore(tx, jobs, key, { by, now }) {
    const id = Number(key);
    // Whose expert has left is withdrawn for good.
    const isDown = sql`select from article where id = ${id} and state = 'takenDown' for update`;
    if ((await affected(tx, isDown)) === 0) return;
    const event = (await wasShown(tx, id)) ? 'restore' : 'putBack';
    await moveArticle(tx, jobs, id, { event, by: 'claim', uid: by, now });
    await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
  },
};

/** Whether people saw what is taken down until then: by the step before. */
const wasShown = async (tx: Tx, id: number): Promise<boolean> =>
  (await countRows(
    tx,
    sql`(select state from article_step where article_id = ${id} order by id desc offset 1 limit 1) before
      where state = 'published'`,
  )) > 0;

/** Whether article `a` shows picture `p` of the library: as its cover, or in its words in any language. */
const shows = sql`(a.cover_id = p.id or exists (select from article_text t where t.article_id = a.id and p.id = any(t.pictures)))`;

async function picturesOf(tx: Tx, id: number): Promise<string[]> {
  const found = await rows(
    tx,
    { address: text },
    sql`select p.address from article a join article_picture p on ${shows} where a.id = ${id} order by p.address`,
  );
  return found.map(({ address }) => address);
}

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

export const newsClaims: readonly Claimable[] = [articles, pictures];
