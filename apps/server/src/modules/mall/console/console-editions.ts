import { editionResource } from '@xiongmao/api/mall/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { addEdition, changeEdition, removeEdition } from '../boxes/write-edition.ts';

type Row = ResourceRow<typeof editionResource>;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    editionResource.row.shape,
    sql`select b.id, b.names, b.descriptions, b.picture, b.price, b.daily::int, b.cool_down as "coolDown", b.age,
        b.closes_at as "closesAt", b.state, b.size, b.drawn, (b.drawn::bigint * b.price) as gold, b.commitment,
        b.opened_at as "openedAt", b.ended_at as "endedAt", b.close_reason as "closeReason",
        coalesce((select jsonb_agg(jsonb_build_object('goodsId', p.goods_id, 'count', p.count) order by p.id)
          from blind_prize p where p.edition_id = b.id), '[]') as prizes,
        coalesce((select jsonb_agg(jsonb_build_object('goodsId', g.id, 'kind', g.kind, 'names', g.names,
            'picture', g.pictures[1], 'worth', g.price, 'count', p.count, 'left', p."left", 'free', g.free)
            order by g.price desc, p.id)
          from blind_prize p join goods g on g.id = p.goods_id where p.edition_id = b.id), '[]') as contents
      from blind_box b ${rest}`,
  );

async function one(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx, sql`where b.id = ${id}`);
  if (!row) throw new CodedError('notFound');
  return row;
}

/** What is open was committed to. Throws `notFound`, `deckFixed`. */
async function lockDraft(tx: Tx, id: number): Promise<Row> {
  await tx.execute(sql`select from blind_box where id = ${id} for update`);
  const box = await one(tx, id);
  if (box.state !== 'draft') throw new CodedError('deckFixed');
  return box;
}

/** Throws `closesInPast`. */
function refusePast({ closesAt }: Pick<Row, 'closesAt'>, now: Date): void {
  if (closesAt !== null && Date.parse(closesAt) <= now.getTime()) {
    throw new FieldError('closesAt', 'closesInPast');
  }
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
    async create(tx, given) {
      refusePast(given, context.clock.now());
      return one(tx, await addEdition(tx, given));
    },
    async update(tx, { id }, changes) {
      const before = await lockDraft(tx, id);
      const next = { ...before, ...changes };
      refusePast(next, context.clock.now());
      await changeEdition(tx, id, next);
    },
    async remove(tx, id) {
      const before = await lockDraft(tx, id);
      await removeEdition(tx, id);
      return before;
    },
  });
}
