import { giftResource } from '@xiongmao/api/gifts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof giftResource>;

const tables = sql`gift g left join lateral (
    select count(*) as given, coalesce(sum(s.gold), 0)::bigint as gold from gift_sent s where s.gift_id = g.id) s on true`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    giftResource.row.shape,
    sql`select g.id, g.names, g.price, g.position as "order", g.on_sale as "onSale", g.picture, g.animation,
        s.given, s.gold
      from ${tables} ${rest}`,
  );

/** The catalogue, and what came of it. */
export function serveGifts(app: FastifyInstance, context: ModuleContext): void {
  const one = async (tx: Tx, id: number): Promise<Row> => {
    const [row] = await select(tx, sql`where g.id = ${id}`);
    if (!row) throw new CodedError('notFound');
    return row;
  };
  serveResource(app, context, giftResource, {
    async list(db, { filter: { onSale }, sort, start, count }) {
      const where = every(onSale !== undefined && sql`g.on_sale = ${onSale}`);
      const columns = {
        order: sql`g.position`,
        id: sql`g.id`,
        price: sql`g.price`,
        gold: sql`s.gold`,
      };
      const page = sql`where ${where} order by ${orderBy(columns, sort)} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`gift g where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where g.id = ${id}`);
      return row ?? null;
    },
    async create(tx, { names, price, order, onSale, picture, animation }) {
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into gift (names, price, position, on_sale, picture, animation)
          values (${JSON.stringify(names)}::jsonb, ${price}, ${order}, ${onSale}, ${picture}, ${animation})
          returning id`,
      );
      return one(tx, made!.id);
    },
    async update(tx, before, changes) {
      const { id } = before;
      const { names, price, order, onSale, picture, animation } = { ...before, ...changes };
      await tx.execute(sql`
        update gift set names = ${JSON.stringify(names)}::jsonb, price = ${price}, position = ${order},
          on_sale = ${onSale}, picture = ${picture}, animation = ${animation}
        where id = ${id}`);
    },
  });
}
