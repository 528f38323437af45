import { type ArticleBody, cardsIn, picturesIn } from '@xiongmao/api/news/document';
import { type ArticleLinkKind, articleLinkKinds } from '@xiongmao/api/news/rules';
import type { ArticleLink } from '@xiongmao/api/news/shapes';
import { isLocale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';
import { namePlans } from '#modules/experts/index.ts';
import { countRows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';

/** What is written in a language. */
export interface Words {
  title: string;
  summary: string;
  body: ArticleBody;
}

/** Who writes; of an expert's pictures only their own can be shown. */
export interface Writer {
  uid: number;
  by: 'author' | 'desk';
}

/** Throws `invalidInput` for a language that the product has not. */
export function checkLocale(locale: string): void {
  if (!isLocale(locale)) throw new CodedError('invalidInput');
}

const tables: Readonly<Record<Exclude<ArticleLinkKind, 'plan'>, SQL>> = {
  match: sql`matches.match`,
  team: sql`catalogue.team`,
  player: sql`catalogue.player`,
  league: sql`catalogue.league`,
};

/** How many of these there are; of plans only published ones. */
const countKnown = async (tx: Tx, kind: ArticleLinkKind, ids: number[]): Promise<number> =>
  kind === 'plan'
    ? (await namePlans(tx, ids)).length
    : countRows(tx, sql`${tables[kind]} where id = any(${sql.param(ids)}::int[])`);

/** Throws `nothingLinked` where something is named that there is not. */
export async function checkLinks(
  tx: Tx,
  field: string,
  links: readonly ArticleLink[],
): Promise<void> {
  for (const kind of articleLinkKinds) {
    const ids = [...new Set(links.flatMap((link) => (link.kind === kind ? link.id : [])))];
    if (ids.length > 0 && (await countKnown(tx, kind, ids)) < ids.length)
      throw new FieldError(field, 'nothingLinked');
  }
}

/** Throws `nothingLinked` for pictures that are not in the library, or not one's own. */
export async function checkPictures(
  tx: Tx,
  field: string,
  ids: readonly number[],
  { uid, by }: Writer,
): Promise<void> {
  const own = by === 'author' ? sql`and by_id = ${uid}` : sql``;
  // Nobody takes them out of the library before this is committed.
  const known = await countRows(
    tx,
    sql`(select from article_picture where id = any(${sql.param([...ids])}::int[]) ${own} for key share) held`,
  );
  if (known < new Set(ids).size) throw new FieldError(field, 'nothingLinked');
}

export async function checkBody(tx: Tx, body: ArticleBody, writer: Writer): Promise<void> {
  await checkLinks(tx, 'body', cardsIn(body));
  await checkPictures(tx, 'body', picturesIn(body), writer);
}
