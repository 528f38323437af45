import { buffer } from 'node:stream/consumers';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type SQL, sql } from 'drizzle-orm';
import { isPictureDown } from '#modules/takedowns/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { drawShareCard } from '#platform/pictures/share-card.ts';

const shareCardsDue = defineJob<{ articleId: number }>('news-share-cards');

/** To be told whenever something that the pictures of an article show has changed, and whether it is published. */
export const redrawShareCards = (tx: Tx, jobs: Jobs, articleId: number): Promise<void> =>
  jobs.send(tx, shareCardsDue, { articleId });

/** The same of all articles with a picture of the library as their cover. */
export async function redrawCardsOfCover(tx: Tx, jobs: Jobs, address: string): Promise<void> {
  const shown = await rows(
    tx,
    { id: int },
    sql`select a.id from article a join article_picture p on p.id = a.cover_id
      where p.address = ${address} and a.state = 'published'`,
  );
  for (const { id } of shown) await redrawShareCards(tx, jobs, id);
}

/** Draws, for each language of an article, the picture that stands for it where it is shared; without readers, none. */
export function keepShareCards(context: ModuleContext): void {
  const { db, jobs, storage } = context;
  jobs.work(shareCardsDue, async ({ articleId }) => {
    await drawCards(context, sql`a.id = ${articleId}`);
    const over = await rows(
      db,
      { locale: text, address: text },
      sql`select c.locale, c.address from article_share_card c
        where c.article_id = ${articleId} and not exists (${isPublished})`,
    );
    for (const { locale, address } of over) {
      await storage.remove(address);
      await db.execute(sql`delete from article_share_card
        where article_id = ${articleId} and locale = ${locale} and address = ${address}`);
    }
  });
  // Of articles from before there were such pictures.
  jobs.catchUp('article-share-cards', async (after) => {
    const [found] = await rows(
      db,
      { id: int },
      sql`select a.id from article a where a.id > ${after} and a.state = 'published'
        and not exists (select from article_share_card c where c.article_id = a.id) order by a.id limit 1`,
    );
    if (!found) return null;
    await drawCards(context, sql`a.id = ${found.id}`);
    return found.id;
  });
}

/** Whether a card `c` is of words that are there for readers. */
const isPublished = sql`select from article a join article_text t on t.article_id = a.id
  where a.id = c.article_id and t.locale = c.locale and a.state = 'published'`;

const drawnRow = {
  id: int,
  locale: text,
  title: text,
  gameId: int,
  author: text,
  cover: orNull(text),
  version: text,
};

async function drawCards({ db, storage }: ModuleContext, which: SQL): Promise<void> {
  const due = await rows(
    db,
    drawnRow,
    sql`select a.id, t.locale, t.title, a.game_id as "gameId", u.username as author, p.address as cover,
        a.changed_at::text as version
      from article a join article_text t on t.article_id = a.id join identity.account u on u.id = a.author_id
        left join article_picture p on p.id = a.cover_id
      where ${which} and a.state = 'published' order by t.locale`,
  );
  for (const { id, title, gameId, author, cover, version, ...row } of due) {
    const locale = row.locale as Locale;
    const { t } = await i18nOf(locale);
    const picture = cover && !(await isPictureDown(db, cover)) ? await storage.open(cover) : null;
    const drawn = await drawShareCard({
      kicker: t(`games:${gameId}` as 'games:202'),
      ...{ title, foot: author, locale },
      picture: picture && (await buffer(picture.content)),
    });
    const address = await storage.keep(drawn, 'jpg');
    const [kept] = await rows(
      db,
      { was: orNull(text) },
      // Who has read it before it was changed again leaves it to whoever reads it after.
      sql`insert into article_share_card (article_id, locale, address)
        select a.id, t.locale, ${address} from article a join article_text t on t.article_id = a.id
          where a.id = ${id} and t.locale = ${locale} and a.state = 'published' and a.changed_at::text = ${version}
        on conflict (article_id, locale) do update set address = excluded.address
        returning old.address as was`,
    );
    const over = kept ? kept.was : address;
    if (over) await storage.remove(over);
  }
}
