import { articleBody, picturesIn, textOf } from '@xiongmao/api/news/document';
import { articleLimits, lengthOf } from '@xiongmao/api/news/rules';
import { type SQL, sql } from 'drizzle-orm';
import { bool, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { checkBody, checkLocale, type Words, type Writer } from './check-words.ts';
import { linkBodies } from './write-links.ts';

interface Written {
  articleId: number;
  locale: string;
  words: Words;
  writer: Writer;
  now: Date;
}

const columns = sql`article_id, locale, title, summary, body, words, characters, pictures, changed_at, changed_by`;
const valuesOf = ({
  articleId,
  locale,
  words: { title, summary, body },
  writer,
  now,
}: Written): SQL => {
  const { words, characters } = lengthOf(textOf(body));
  return sql`${articleId}, ${locale}, ${title}, ${summary}, ${JSON.stringify(body)}::jsonb, ${words}, ${characters},
    ${sql.param(picturesIn(body))}::int[], ${instant(now)}, ${writer.uid}`;
};

/** Adds the words of another language. Throws `textExists`, `nothingLinked`, and `invalidInput` for no language of ours. */
export async function addText(tx: Tx, written: Written): Promise<void> {
  checkLocale(written.locale);
  await checkBody(tx, written.words.body, written.writer);
  const added = await affected(
    tx,
    sql`insert into article_text (${columns}) values (${valuesOf(written)}) on conflict do nothing`,
  );
  if (added === 0) throw new CodedError('textExists');
  await keep(tx, written);
}

/** What says the same as before is no revision. Throws `nothingLinked`. */
export async function changeText(tx: Tx, written: Written): Promise<void> {
  await checkBody(tx, written.words.body, written.writer);
  const { articleId, locale, words } = written;
  const [held] = await rows(
    tx,
    { isSame: bool },
    sql`select (title, summary, body) = (${words.title}, ${words.summary}, ${JSON.stringify(words.body)}::jsonb) as "isSame"
      from article_text where article_id = ${articleId} and locale = ${locale} for update`,
  );
  if (!held) throw new CodedError('notFound');
  if (held.isSame) return;
  await tx.execute(sql`update article_text set (${columns}) = row(${valuesOf(written)})
    where article_id = ${articleId} and locale = ${locale}`);
  await keep(tx, written);
}

/** Throws `lastText`. */
export async function removeText(tx: Tx, articleId: number, locale: string): Promise<void> {
  // Of two who take away the last but one, the second finds it the last.
  await tx.execute(sql`select from article where id = ${articleId} for update`);
  const removed = await affected(
    tx,
    sql`delete from article_text where article_id = ${articleId} and locale = ${locale}
      and exists (select from article_text where article_id = ${articleId} and locale <> ${locale})`,
  );
  if (removed === 0) throw new CodedError('lastText');
  await linkBodies(tx, articleId);
}

/** The words of a revision. Throws `notFound`. */
export async function findRevision(
  tx: Tx,
  { id, articleId, locale }: { id: number; articleId: number; locale: string },
): Promise<Words> {
  const [found] = await rows(
    tx,
    { title: text, summary: text, body: articleBody },
    sql`select title, summary, body from article_revision
      where id = ${id} and article_id = ${articleId} and locale = ${locale}`,
  );
  if (!found) throw new CodedError('notFound');
  return found;
}

/** Keeps what was written as a revision, and what its cards link to. */
async function keep(tx: Tx, { articleId, locale, words, writer, now }: Written): Promise<void> {
  const { title, summary, body } = words;
  await tx.execute(sql`
    insert into article_revision (article_id, locale, title, summary, body, by_id, at)
    values (${articleId}, ${locale}, ${title}, ${summary}, ${JSON.stringify(body)}::jsonb, ${writer.uid}, ${instant(now)})`);
  await tx.execute(sql`
    delete from article_revision where id in (
      select id from article_revision where article_id = ${articleId} and locale = ${locale}
      order by id desc offset ${articleLimits.revisions})`);
  await tx.execute(sql`update article set changed_at = ${instant(now)} where id = ${articleId}`);
  await linkBodies(tx, articleId);
}
