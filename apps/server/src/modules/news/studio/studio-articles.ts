import { picturesIn } from '@xiongmao/api/news/document';
import { studioArticleResource } from '@xiongmao/api/news/resources';
import { mayEditArticle, readingMinutes } from '@xiongmao/api/news/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockActiveExpert } from '#modules/experts/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { changed } from '#platform/http/resources/changed.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { articleColumns, articleOrder, withPlans } from '../console/article-rows.ts';
import { findPictures } from '../reading/get-article.ts';
import { moveArticle } from '../writing/move-article.ts';
import { addArticle, changeArticle, removeArticle } from '../writing/write-article.ts';
import { changeText } from '../writing/write-text.ts';

type Row = ResourceRow<typeof studioArticleResource>;

const { pictures: _, minutes: __, ...kept } = studioArticleResource.row.shape;
const ownRow = { ...kept, words: int, characters: int };
/** An expert's article is in one language. */
const tables = sql`article a join article_text t on t.article_id = a.id`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    ownRow,
    sql`select ${articleColumns}, t.locale, t.title, t.summary, t.body, t.words, t.characters
      from ${tables} where a.kind = 'expert' and ${rest}`,
  );
  const pictures = await findPictures(
    db,
    found.flatMap(({ body }) => picturesIn(body)),
  );
  return (await withPlans(db, found)).map(({ words, characters, ...row }) => ({
    ...row,
    minutes: readingMinutes({ words, characters }),
    pictures: Object.fromEntries(
      picturesIn(row.body).flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : [])),
    ),
  }));
}

async function find(db: Database | Tx, id: number, { uid }: Principal): Promise<Row | null> {
  const [row] = await select(db, sql`a.id = ${id} and a.author_id = ${uid}`);
  return row ?? null;
}

/** An own article; throws `notFound` for others' too, which are none of their business. */
async function own(tx: Tx, id: number, principal: Principal): Promise<Row> {
  const row = await find(tx, id, principal);
  if (!row) throw new CodedError('notFound');
  return row;
}

/** An expert's own articles: what anybody reads of them has passed an editor. */
export function serveOwnArticles(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  serveResource(app, context, studioArticleResource, {
    async list(db, { filter: { q, state }, sort, start, count }, { uid }) {
      const where = every(
        sql`a.author_id = ${uid}`,
        state !== undefined && sql`a.state = ${state}`,
        q !== undefined && sql`t.title ilike ${containing(q)}`,
      );
      const page = sql`${where} order by ${orderBy(articleOrder, sort, ['publishedAt'])}
        limit ${count} offset ${start}`;
      const total = await countRows(db, sql`${tables} where a.kind = 'expert' and ${where}`);
      return { rows: await select(db, page), total };
    },
    get: find,
    async create(tx, { locale, title, summary, body, ...facts }, principal) {
      const { uid } = principal;
      await lockActiveExpert(tx, uid);
      const id = await addArticle(tx, {
        ...{ kind: 'expert', facts, locale, words: { title, summary, body } },
        ...{ writer: { uid, by: 'author' }, now: clock.now() },
      });
      return own(tx, id, principal);
    },
    async update(tx, before, { event, ...given }, principal) {
      const { id } = before;
      const now = clock.now();
      const { title, summary, body, ...rest } = given;
      const [words, facts] = [changed({ title, summary, body }, before), changed(rest, before)];
      const writer = { uid: principal.uid, by: 'author' as const };
      if (Object.keys({ ...words, ...facts }).length > 0) {
        if (!mayEditArticle(before, 'author')) throw new CodedError('articleFixed');
        await changeArticle(tx, id, { facts: { ...before, ...facts }, writer, now });
      }
      if (Object.keys(words).length > 0) {
        const { locale, title, summary, body } = before;
        const written = { title, summary, body, ...words };
        await changeText(tx, { articleId: id, locale, words: written, writer, now });
      }
      if (event) {
        if (event === 'submit') await lockActiveExpert(tx, principal.uid);
        await moveArticle(tx, jobs, id, { event, by: 'author', uid: principal.uid, now });
      }
    },
    async remove(tx, id, principal) {
      const before = await own(tx, id, principal);
      await removeArticle(tx, id);
      return before;
    },
  });
}
