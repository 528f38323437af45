import type { goodsResource } from '@xiongmao/api/mall/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { countRows, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';

export type NewGoods = z.output<typeof goodsResource.create>;
export type EditedGoods = Omit<NewGoods, 'kind'>;

/** What is edited of goods, by column. */
function columnsOf({ conditions: { level, limit, phone }, ...row }: EditedGoods) {
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  return {
    names: json(row.names),
    descriptions: json(row.descriptions),
    category_id: sql`${row.categoryId}::int`,
    price: sql`${row.price}`,
    pictures: sql`${sql.param(row.pictures)}::text[]`,
    level: sql`${level}`,
    limit_count: sql`${limit?.count ?? null}::smallint`,
    limit_days: sql`${limit?.days ?? null}::smallint`,
    needs_phone: sql`${phone}`,
    on_sale: sql`${row.onSale}`,
    publish_at: sql`${row.publishAt}::timestamptz`,
    off_at: sql`${row.offAt}::timestamptz`,
    position: sql`${row.order}`,
    low_stock: sql`${row.lowStock}`,
  } satisfies Record<string, SQL>;
}

/** Throws `offBeforePublish`, and `invalidInput` for a category that there is not. */
async function check(tx: Tx, { categoryId: id, publishAt, offAt }: EditedGoods): Promise<void> {
  if (offAt !== null && Date.parse(offAt) <= Date.parse(publishAt)) {
    throw new FieldError('offAt', 'offBeforePublish');
  }
  if (id === null) return;
  const known = await countRows(tx, sql`goods_category where id = ${id}`);
  if (known === 0) throw new CodedError('invalidInput');
}

/** Adds goods, of which nothing is in stock yet; answers their id. */
export async function addGoods(tx: Tx, { kind, ...given }: NewGoods): Promise<number> {
  await check(tx, given);
  const columns = columnsOf(given);
  const names = sql.raw(Object.keys(columns).join(', '));
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into goods (kind, ${names})
      values (${kind}, ${sql.join(Object.values(columns), sql`, `)}) returning id`,
  );
  return made!.id;
}

export async function changeGoods(tx: Tx, id: number, given: EditedGoods): Promise<void> {
  await check(tx, given);
  const set = Object.entries(columnsOf(given)).map(
    ([name, value]) => sql`${sql.raw(name)} = ${value}`,
  );
  await tx.execute(sql`update goods set ${sql.join(set, sql`, `)} where id = ${id}`);
}

export async function addCategory(
  tx: Tx,
  { names, order }: { names: Record<string, string>; order: number },
): Promise<number> {
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into goods_category (names, position) values (${JSON.stringify(names)}::jsonb, ${order})
      returning id`,
  );
  return made!.id;
}
