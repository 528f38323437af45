import { articleBody, picturesIn } from '@xiongmao/api/news/document';
import { articleLimits } from '@xiongmao/api/news/rules';
import { type Article, keptPicture } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { wasShown } from '#modules/publishing/index.ts';
import { int, listOf, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { cardRow, cards, isShown, type Reader, selectCards, toCard } from './article-cards.ts';
import { findCards } from './find-cards.ts';

const pageRow = {
  ...cardRow,
  body: articleBody,
  locales: listOf(text),
  changedAt: orNull(time),
  shareCard: orNull(text),
};

/** An article that anybody may read. Throws `unknownArticle`, and `gone` for what was withdrawn or taken down. */
export async function getArticle(
  db: Database,
  asked: { id: number; gameId: number },
  reader: Reader,
): Promise<Article> {
  const { id, gameId } = asked;
  const [found] = await rows(
    db,
    pageRow,
    cards(
      reader.locale,
      sql`where a.id = ${id} and a.game_id = ${gameId} and ${isShown(reader.now)}`,
      sql`, t.body, case when t.changed_at > a.published_at then t.changed_at end as "changedAt",
        (select c.address from article_share_card c where c.article_id = a.id and c.locale = t.locale) as "shareCard",
        (select jsonb_agg(o.locale order by o.locale) from article_text o where o.article_id = a.id) as locales`,
    ),
  );
  if (!found) throw new CodedError((await wasArticle(db, id)) ? 'gone' : 'unknownArticle');
  const { body, ...row } = found;
  const [told, pictures, related] = await Promise.all([
    findCards(db, id, body, reader.now),
    findPictures(db, picturesIn(body)),
    findRelated(db, asked, reader),
  ]);
  return { ...toCard(row), ...told, pictures, related };
}

/** Whether an article that nobody may read was there to read once. */
export const wasArticle = (db: Database, id: number): Promise<boolean> =>
  wasShown(db, sql`article`, id);

/** Pictures of the library by id. */
export async function findPictures(
  db: Database | Tx,
  ids: readonly number[],
): Promise<Article['pictures']> {
  if (ids.length === 0) return {};
  const found = await rows(
    db,
    { id: int, ...keptPicture.shape },
    sql`select id, address, width, height from article_picture where id = any(${sql.param([...ids])}::int[])`,
  );
  return Object.fromEntries(found.map(({ id, ...picture }) => [id, picture]));
}

/** Candidates: those about the same, and the newest of the game. */
const [sharing, newest] = [200, 50];

async function findRelated(
  db: Database,
  { id, gameId }: { id: number; gameId: number },
  { locale, now }: Reader,
): Promise<Article['related']> {
  const found = await rows(
    db,
    { id: int },
    sql`with near as (
        select other.article_id as id, count(*) as shared
        from article_link own join article_link other using (kind, target_id)
        where own.article_id = ${id} and other.article_id <> ${id}
        group by other.article_id order by shared desc, other.article_id desc limit ${sharing})
      select a.id from (
        select id, shared from near
        union all (
          select a.id, 0 from article a where a.state = 'published' and a.game_id = ${gameId} and a.id <> ${id}
          order by a.published_at desc limit ${newest})) n
        join article a on a.id = n.id
      where ${isShown(now)}
      group by a.id order by max(n.shared) desc, a.published_at desc, a.id desc
      limit ${articleLimits.related}`,
  );
  return selectCards(
    db,
    locale,
    found.map((each) => each.id),
  );
}
