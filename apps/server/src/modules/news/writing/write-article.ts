import { gameById } from '@xiongmao/api/catalogue/games';
import type { ArticleKind } from '@xiongmao/api/news/rules';
import type { ArticleLink } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { checkLinks, checkPictures, type Words, type Writer } from './check-words.ts';
import { writeLinks } from './write-links.ts';
import { addText } from './write-text.ts';

/** What an article has beside its words. */
export interface Facts {
  gameId: number;
  coverId: number | null;
  /** By hand. */
  links: readonly ArticleLink[];
}

async function check(tx: Tx, { gameId, coverId, links }: Facts, writer: Writer): Promise<void> {
  if (!gameById(gameId)) throw new CodedError('unknownGame');
  await checkPictures(tx, 'coverId', coverId === null ? [] : [coverId], writer);
  await checkLinks(tx, 'links', links);
}

/** A draft with its words in a first language; answers its id. Throws as `addText`, and `unknownGame`. */
export async function addArticle(
  tx: Tx,
  given: {
    kind: ArticleKind;
    facts: Facts;
    locale: string;
    words: Words;
    writer: Writer;
    now: Date;
  },
): Promise<number> {
  const { kind, facts, writer, now } = given;
  await check(tx, facts, writer);
  const at = instant(now);
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into article (kind, author_id, game_id, cover_id, state, created_at, changed_at)
      values (${kind}, ${writer.uid}, ${facts.gameId}, ${facts.coverId}, 'draft', ${at}, ${at}) returning id`,
  );
  const { id } = made!;
  await addText(tx, { articleId: id, locale: given.locale, words: given.words, writer, now });
  await writeLinks(tx, id, facts.links);
  return id;
}

/** Throws `unknownGame`, `nothingLinked`. */
export async function changeArticle(
  tx: Tx,
  id: number,
  { facts, writer, now }: { facts: Facts; writer: Writer; now: Date },
): Promise<void> {
  await check(tx, facts, writer);
  await tx.execute(sql`
    update article set game_id = ${facts.gameId}, cover_id = ${facts.coverId}, changed_at = ${instant(now)}
    where id = ${id}`);
  await writeLinks(tx, id, facts.links);
}

/** Only what nobody has read goes. Throws `articleFixed`. */
export async function removeArticle(tx: Tx, id: number): Promise<void> {
  const removed = await affected(
    tx,
    sql`delete from article where id = ${id} and published_at is null and state in ('draft', 'refused')`,
  );
  if (removed === 0) throw new CodedError('articleFixed');
}
