import { articleRevisionResource } from '@xiongmao/api/news/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof articleRevisionResource>;

/** What stood there when the desk decided on it: of an expert's nothing else is seen by others. */
const wasReviewed = sql`r.id in (
  select (select max(x.id) from article_revision x
    where x.article_id = r.article_id and x.locale = r.locale and x.at <= s.at)
  from article_step s
  where s.article_id = r.article_id and s.event in ('refuse', 'schedule', 'publish') and s.by_id is not null)`;
const tables = sql`article_revision r join article a on a.id = r.article_id
  and (a.kind = 'news' or ${wasReviewed})`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    articleRevisionResource.row.shape,
    sql`select r.id, r.article_id as "articleId", r.locale, r.title, r.summary, r.body, u.username as by, r.at
      from ${tables} join identity.account u on u.id = r.by_id ${rest}`,
  );

export function serveRevisions(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, articleRevisionResource, {
    async list(db, { filter: { articleId, locale }, sort, start, count }) {
      const where = every(
        sql`r.article_id = ${articleId}`,
        locale !== undefined && sql`r.locale = ${locale}`,
      );
      const page = sql`where ${where} order by ${orderBy({ id: sql`r.id` }, sort)} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`${tables} where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where r.id = ${id}`);
      return row ?? null;
    },
  });
}
