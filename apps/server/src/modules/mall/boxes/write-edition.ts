import type { editionResource } from '@xiongmao/api/mall/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { countRows, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

export type NewEdition = z.output<typeof editionResource.create>;

/** What is edited of a draft, by column. */
function columnsOf(given: Omit<NewEdition, 'prizes'>) {
  const { names, descriptions, picture, price, daily, coolDown, age, closesAt } = given;
  return {
    names: sql`${JSON.stringify(names)}::jsonb`,
    descriptions: sql`${JSON.stringify(descriptions)}::jsonb`,
    picture: sql`${picture}`,
    price: sql`${price}`,
    daily: sql`${daily}`,
    cool_down: sql`${coolDown}`,
    age: sql`${age}`,
    closes_at: sql`${closesAt}::timestamptz`,
  } satisfies Record<string, SQL>;
}

/** Adds a draft; answers its id. Throws `unknownGoods`. */
export async function addEdition(tx: Tx, { prizes, ...given }: NewEdition): Promise<number> {
  const columns = columnsOf(given);
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into blind_box (state, size, ${sql.raw(Object.keys(columns).join(', '))})
      values ('draft', 0, ${sql.join(Object.values(columns), sql`, `)}) returning id`,
  );
  await setPrizes(tx, made!.id, prizes);
  return made!.id;
}

/** Changes a draft, which is locked. Throws `unknownGoods`. */
export async function changeEdition(
  tx: Tx,
  id: number,
  { prizes, ...given }: NewEdition,
): Promise<void> {
  const set = Object.entries(columnsOf(given)).map(
    ([name, value]) => sql`${sql.raw(name)} = ${value}`,
  );
  await tx.execute(sql`update blind_box set ${sql.join(set, sql`, `)} where id = ${id}`);
  await setPrizes(tx, id, prizes);
}

/** Takes away a draft, which is locked. */
export async function removeEdition(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from blind_prize where edition_id = ${id}`);
  await tx.execute(sql`delete from blind_box where id = ${id}`);
}

async function setPrizes(tx: Tx, id: number, prizes: NewEdition['prizes']): Promise<void> {
  const size = prizes.reduce((sum, { count }) => sum + count, 0);
  const ids = prizes.map(({ goodsId }) => goodsId);
  const known = await countRows(tx, sql`goods where id = any(${sql.param(ids)}::int[])`);
  if (known < ids.length) throw new CodedError('unknownGoods');
  const counts = sql.param(prizes.map(({ count }) => count));
  await tx.execute(sql`delete from blind_prize where edition_id = ${id}`);
  await tx.execute(sql`
    insert into blind_prize (edition_id, goods_id, count, "left")
    select ${id}, goods_id, count, count
    from unnest(${sql.param(ids)}::int[], ${counts}::int[]) as given (goods_id, count)`);
  await tx.execute(sql`update blind_box set size = ${size} where id = ${id}`);
}
