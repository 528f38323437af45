import { picturesIn } from '@xiongmao/api/news/document';
import { articleTextResource } from '@xiongmao/api/news/resources';
import { mayEditArticle, readingMinutes } from '@xiongmao/api/news/rules';
import { articleKind, articleState } from '@xiongmao/api/news/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { changed } from '#platform/http/resources/changed.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findPictures } from '../reading/get-article.ts';
import { redrawShareCards } from '../sharing/share-cards.ts';
import { addText, changeText, findRevision, removeText } from '../writing/write-text.ts';

type Row = ResourceRow<typeof articleTextResource>;

const { pictures: _, minutes: __, ...kept } = articleTextResource.row.shape;
const textRow = { ...kept, words: int, characters: int };

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    textRow,
    sql`select a.id || '-' || t.locale as id, a.id as "articleId", t.locale, t.title, t.summary, t.body,
        t.words, t.characters, t.changed_at as "changedAt", u.username as "changedBy"
      from article_text t join article a on a.id = t.article_id
        join identity.account u on u.id = t.changed_by
      where not (a.kind = 'expert' and a.state = 'draft') and ${rest}`,
  );
  const pictures = await findPictures(
    db,
    found.flatMap(({ body }) => picturesIn(body)),
  );
  return found.map(({ words, characters, ...row }) => ({
    ...row,
    minutes: readingMinutes({ words, characters }),
    pictures: Object.fromEntries(
      picturesIn(row.body).flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : [])),
    ),
  }));
}

/** `12-zh_CN`, taken apart; null for what is no such id. */
function partsOf(id: string): { articleId: number; locale: string } | null {
  const [, articleId, locale] = /^([1-9]\d{0,8})-(\w{2,10})$/.exec(id) ?? [];
  return articleId && locale ? { articleId: Number(articleId), locale } : null;
}

async function find(db: Database | Tx, id: string): Promise<Row | null> {
  const parts = partsOf(id);
  if (!parts) return null;
  const [row] = await select(db, sql`a.id = ${parts.articleId} and t.locale = ${parts.locale}`);
  return row ?? null;
}

async function one(tx: Tx, id: string): Promise<Row> {
  const row = await find(tx, id);
  if (!row) throw new CodedError('notFound');
  return row;
}

/** Throws `articleFixed` where the desk may not change its words, `unknownArticle`. */
async function requireEditable(tx: Tx, articleId: number): Promise<void> {
  const [held] = await rows(
    tx,
    { kind: articleKind, state: articleState },
    sql`select kind, state from article where id = ${articleId}`,
  );
  if (!held) throw new CodedError('unknownArticle');
  if (!mayEditArticle(held, 'desk')) throw new CodedError('articleFixed');
}

export function serveTexts(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  serveResource(app, context, articleTextResource, {
    async list(db, { filter: { articleId }, start, count }) {
      const page = sql`a.id = ${articleId} order by t.locale limit ${count} offset ${start}`;
      const total = await countRows(db, sql`article_text where article_id = ${articleId}`);
      return { rows: await select(db, page), total };
    },
    get: find,
    async create(tx, { articleId, locale, ...words }, { uid }) {
      await requireEditable(tx, articleId);
      const writer = { uid, by: 'desk' as const };
      await addText(tx, { articleId, locale, words, writer, now: clock.now() });
      await redrawShareCards(tx, jobs, articleId);
      return one(tx, `${articleId}-${locale}`);
    },
    async update(tx, before, { restore, ...given }, { uid }) {
      const { articleId, locale, title, summary, body } = before;
      await requireEditable(tx, articleId);
      const words = restore
        ? await findRevision(tx, { id: restore, articleId, locale })
        : { title, summary, body, ...changed(given, before) };
      const writer = { uid, by: 'desk' as const };
      await changeText(tx, { articleId, locale, words, writer, now: clock.now() });
      await redrawShareCards(tx, jobs, articleId);
    },
    async remove(tx, id) {
      const before = await one(tx, id);
      await requireEditable(tx, before.articleId);
      await removeText(tx, before.articleId, before.locale);
      await redrawShareCards(tx, jobs, before.articleId);
      return before;
    },
  });
}
