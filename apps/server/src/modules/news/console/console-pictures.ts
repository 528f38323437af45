import { articlePictureResource } from '@xiongmao/api/news/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { affected, countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import { defineJob } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof articlePictureResource>;

const forgetPicture = defineJob<{ address: string }>('forget-article-picture');

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    articlePictureResource.row.shape,
    sql`select p.id, p.address, p.width, p.height, p.alt, u.username as by, p.at,
        (select count(*) from article a where a.cover_id = p.id
          or exists (select from article_text t where t.article_id = a.id and t.pictures @> array[p.id]))::int as uses
      from article_picture p join identity.account u on u.id = p.by_id ${rest}`,
  );

async function one(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx, sql`where p.id = ${id}`);
  if (!row) throw new CodedError('notFound');
  return row;
}

export function servePictures(app: FastifyInstance, context: ModuleContext): void {
  const { jobs, storage } = context;
  jobs.work(forgetPicture, ({ address }) => storage.remove(address));
  serveResource(app, context, articlePictureResource, {
    async list(db, { filter: { q }, sort, start, count }) {
      const where = every(!!q && sql`p.alt ilike ${containing(q)}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`article_picture p where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where p.id = ${id}`);
      return row ?? null;
    },
    async update(tx, { id }, { alt }) {
      await tx.execute(sql`update article_picture set alt = ${alt} where id = ${id}`);
    },
    async remove(tx, id) {
      // Whoever is about to show it waits, and finds it gone.
      await tx.execute(sql`select from article_picture where id = ${id} for update`);
      const before = await one(tx, id);
      const removed = await affected(
        tx,
        sql`delete from article_picture where id = ${id} and ${before.uses} = 0`,
      );
      if (removed === 0) throw new CodedError('pictureUsed');
      await jobs.send(tx, forgetPicture, { address: before.address });
      return before;
    },
  });
}
