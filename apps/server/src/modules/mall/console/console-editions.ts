import { editionResource } from '@xiongmao/api/mall/resources';
import { deckSize } from '@xiongmao/api/mall/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof editionResource>;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    editionResource.row.shape,
    sql`select b.id, b.names, b.descriptions, b.picture, b.price, b.daily::int, b.cool_down as "coolDown", b.age,
        b.closes_at as "closesAt", b.state, b.size, b.drawn, (b.drawn::bigint * b.price) as gold, b.commitment,
        b.opened_at as "openedAt", b.ended_at as "endedAt", b.close_reason as "closeReason",
        coalesce((select jsonb_agg(jsonb_build_object('goodsId', p.goods_id, 'count', p.count) order by p.id)
          from blind_prize p where p.edition_id = b.id), '[]') as prizes
      from blind_box b ${rest}`,
  );

async function one(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx, sql`where b.id = ${id}`);
  if (!row) throw new CodedError('notFound');
  return row;
}

type Edited = Pick<
  Row,
  | 'names'
  | 'descriptions'
  | 'picture'
  | 'price'
  | 'daily'
  | 'coolDown'
  | 'age'
  | 'closesAt'
  | 'prizes'
>;

/** Throws `invalidInput`, `unknownGoods`. */
async function setPrizes(tx: Tx, id: number, prizes: Edited['prizes']): Promise<void> {
  const size = prizes.reduce((sum, { count }) => sum + count, 0);
  const ids = prizes.map(({ goodsId }) => goodsId);
  const isRight = new Set(ids).size === ids.length && size >= deckSize.min && size <= deckSize.max;
  if (!isRight) throw new CodedError('invalidInput');
  const known = await countRows(tx, sql`goods where id = any(${sql.param(ids)}::int[])`);
  if (known < ids.length) throw new CodedError('unknownGoods');
  await tx.execute(sql`delete from blind_prize where edition_id = ${id}`);
  await tx.execute(sql`
    insert into blind_prize (edition_id, goods_id, count, "left")
    select ${id}, goods_id, count, count
    from unnest(${sql.param(ids)}::int[], ${sql.param(prizes.map(({ count }) => count))}::int[])
      as given (goods_id, count)`);
  await tx.execute(sql`update blind_box set size = ${size} where id = ${id}`);
}

/** Blind boxes: seed and deck are in no row. */
export function serveEditions(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, editionResource, {
    async list(db, { filter: { q, state }, sort, start, count }) {
      const where = every(
        !!q &&
          sql`exists (select from jsonb_each_text(b.names) n where n.value ilike ${containing(q)})`,
        state !== undefined && sql`b.state = ${state}`,
      );
      const order = orderBy({ id: sql`b.id` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`blind_box b where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where b.id = ${id}`);
      return row ?? null;
    },
    async create(tx, { prizes, ...given }) {
      const { names, descriptions, picture, price, daily, coolDown, age, closesAt } = given;
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into blind_box (names, descriptions, picture, price, daily, cool_down, age, closes_at, state, size)
          values (${JSON.stringify(names)}::jsonb, ${JSON.stringify(descriptions)}::jsonb, ${picture}, ${price},
            ${daily}, ${coolDown}, ${age}, ${closesAt}::timestamptz, 'draft', 0) returning id`,
      );
      await setPrizes(tx, made!.id, prizes);
      return one(tx, made!.id);
    },
    async update(tx, id, changes) {
      await tx.execute(sql`select from blind_box where id = ${id} for update`);
      const before = await one(tx, id);
      // What is open was committed to.
      if (before.state !== 'draft') throw new CodedError('deckFixed');
      const row: Edited = { ...before, ...changes };
      const { names, descriptions, picture, price, daily, coolDown, age, closesAt, prizes } = row;
      await tx.execute(sql`
        update blind_box set names = ${JSON.stringify(names)}::jsonb,
          descriptions = ${JSON.stringify(descriptions)}::jsonb, picture = ${picture}, price = ${price},
          daily = ${daily}, cool_down = ${coolDown}, age = ${age}, closes_at = ${closesAt}::timestamptz
        where id = ${id}`);
      if (changes.prizes) await setPrizes(tx, id, prizes);
      return { before, after: await one(tx, id) };
    },
  });
}
