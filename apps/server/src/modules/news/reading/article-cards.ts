import { newsDiscussedKind, readingMinutes } from '@xiongmao/api/news/rules';
import { type ArticleCard, articleCard } from '@xiongmao/api/news/shapes';
import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';
import { int, type RowOf } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';

export interface Reader {
  locale: Locale;
  now: Date;
}

/** What anybody may read: what is published, experts' while they are not banned. */
export const isShown = (now: Date): SQL => sql`a.state = 'published'
  and (a.kind = 'news' or not exists (
    select from identity.bans_in_force(${instant(now)}) b where b.account_id = a.author_id))`;

/** The words `t` of an article `a` in a language, in the nearest that it is in, or in any. */
export const textIn = (locale: Locale): SQL => sql`lateral (
  select * from article_text w where w.article_id = a.id
  order by array_position(${sql.param([...fallbackChain(locale), 'zh_CN'])}::text[], w.locale), w.locale
  limit 1) t`;

export const views = sql`coalesce((select v.views from article_views v where v.article_id = a.id), 0)`;

const { minutes: _, ...rest } = articleCard.shape;
export const cardRow = { ...rest, words: int, characters: int };

const columns = sql`a.id, a.kind, a.game_id as "gameId", t.locale, t.title, t.summary, t.words, t.characters,
  (select jsonb_build_object('address', c.address, 'width', c.width, 'height', c.height, 'alt', c.alt)
    from article_picture c where c.id = a.cover_id) as cover,
  jsonb_build_object('id', u.id, 'username', u.username, 'avatar', f.avatar) as author,
  a.published_at as "publishedAt", ${views} as views,
  coalesce(d.likes, 0) as likes, coalesce(d.comments, 0) as comments`;

export const toCard = <Row extends RowOf<typeof cardRow>>({ words, characters, ...row }: Row) => ({
  ...row,
  minutes: readingMinutes({ words, characters }),
});

/** Columns of cards and `more`, of articles `a` with their words `t`. */
export const cards = (locale: Locale, tail: SQL, more: SQL = sql``): SQL =>
  sql`select ${columns} ${more}
    from article a cross join ${textIn(locale)} join identity.account u on u.id = a.author_id
    left join users.profile f on f.account_id = a.author_id
    left join posts.discussion d on d.kind = ${newsDiscussedKind} and d.subject_id = a.id ${tail}`;

/** Cards of those of these articles that anybody may read, in their order. */
export async function findArticleCards(
  db: Database,
  { now, locale }: Reader,
  ids: readonly number[],
): Promise<ArticleCard[]> {
  const given = sql`${sql.param([...ids])}::int[]`;
  const shown = await rows(
    db,
    { id: int },
    sql`select a.id from article a where a.id = any(${given}) and ${isShown(now)} order by array_position(${given}, a.id)`,
  );
  return selectCards(
    db,
    locale,
    shown.map(({ id }) => id),
  );
}

/** Cards of these articles, in their order. */
export async function selectCards(
  db: Database | Tx,
  locale: Locale,
  ids: readonly number[],
): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::int[]`;
  const tail = sql`where a.id = any(${given}) order by array_position(${given}, a.id)`;
  return (await rows(db, cardRow, cards(locale, tail))).map(toCard);
}
