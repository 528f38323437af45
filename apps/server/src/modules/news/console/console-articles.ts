import { articleResource } from '@xiongmao/api/news/resources';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorsOf } from '#modules/publishing/index.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { changed } from '#platform/http/resources/changed.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { redrawShareCards } from '../sharing/share-cards.ts';
import { articles, moveArticle } from '../writing/move-article.ts';
import { addArticle, changeArticle, removeArticle } from '../writing/write-article.ts';
import { articleColumns, articleOrder, withPlans } from './article-rows.ts';

type Row = ResourceRow<typeof articleResource>;

/** An expert's draft is the expert's alone. */
const isAtDesk = sql`not (a.kind = 'expert' and a.state = 'draft')`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    articleResource.row.shape,
    sql`select ${articleColumns}, a.author_id as "authorId", u.username as author,
        (select jsonb_object_agg(t.locale, t.title) from article_text t where t.article_id = a.id) as titles,
        (select coalesce(jsonb_agg(jsonb_build_object('reason', s.reason, 'by', b.username,
            'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id desc), '[]')
          from article_step s left join identity.account b on b.id = s.by_id
          where s.article_id = a.id and s.reason is not null) as reasons
      from article a join identity.account u on u.id = a.author_id ${rest}`,
  );
  return withPlans(db, found);
}

async function find(db: Database | Tx, id: number): Promise<Row | null> {
  const [row] = await select(db, sql`where a.id = ${id} and ${isAtDesk}`);
  return row ?? null;
}

async function one(tx: Tx, id: number): Promise<Row> {
  const row = await find(tx, id);
  if (!row) throw new CodedError('notFound');
  return row;
}

export function serveArticles(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  serveResource(app, context, articleResource, {
    waiting: sql`(select id from article where state = 'review') waiting`,
    async list(db, { filter, sort, start, count }, { uid }) {
      const { q, state, kind, gameId, authorId, locale, pictureId, after } = filter;
      const where = every(
        isAtDesk,
        !!q &&
          sql`exists (select from article_text t where t.article_id = a.id and t.title ilike ${containing(q)})`,
        state !== undefined && sql`a.state = ${state}`,
        kind !== undefined && sql`a.kind = ${kind}`,
        gameId !== undefined && sql`a.game_id = ${gameId}`,
        authorId !== undefined && sql`a.author_id = ${authorId}`,
        locale !== undefined &&
          sql`exists (select from article_text t where t.article_id = a.id and t.locale = ${locale})`,
        after !== undefined &&
          sql`a.id > ${after} and not (a.kind = 'expert' and a.author_id = ${uid})`,
        pictureId !== undefined &&
          sql`(a.cover_id = ${pictureId} or exists (select from article_text t
            where t.article_id = a.id and t.pictures @> array[${pictureId}::int]))`,
      );
      const page = sql`where ${where} order by ${orderBy(articleOrder, sort, ['publishAt', 'publishedAt'])}
        limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`article a where ${where}`),
      };
    },
    get: find,
    concerns: (tx, id) => authorsOf(tx, articles, id),
    async create(tx, { locale, title, summary, body, ...facts }, { uid }) {
      const id = await addArticle(tx, {
        ...{ kind: 'news', facts, locale, words: { title, summary, body } },
        ...{ writer: { uid, by: 'desk' }, now: clock.now() },
      });
      return one(tx, id);
    },
    async update(tx, before, { event, publishAt, reason, ...given }, { uid }) {
      const { id } = before;
      const now = clock.now();
      const facts = changed(given, before);
      if (Object.keys(facts).length > 0) {
        if (!mayEditArticle(before, 'desk')) throw new CodedError('articleFixed');
        const writer = { uid, by: 'desk' as const };
        await changeArticle(tx, id, { facts: { ...before, ...facts }, writer, now });
        await redrawShareCards(tx, jobs, id);
      }
      if (event) {
        await moveArticle(tx, jobs, id, { event, by: 'desk', uid, reason, publishAt, now });
      }
    },
    async remove(tx, id) {
      const before = await one(tx, id);
      if (before.kind === 'expert') throw new CodedError('articleFixed');
      await removeArticle(tx, id);
      return before;
    },
  });
}
