import type { Database } from '../server-code.ts';

const texts = JSON.stringify({ zh_CN: '商品', en_US: 'Goods' });

/** Goods on sale that are sent; answers their id. */
export async function makeGoods(
  { $client }: Database,
  { price, stock }: { price: number; stock: number },
): Promise<number> {
  const { rows } = await $client.query<{ id: number }>(
    `insert into goods (kind, names, descriptions, price, pictures, level, needs_phone, on_sale, publish_at, position,
        low_stock, received)
      values ('physical', $1, $1, $2, '{}', 0, false, true, now() - interval '1 day', 1, 0, $3) returning id`,
    [texts, price, stock],
  );
  const { id } = rows[0]!;
  await $client.query(
    `insert into stock_change (goods_id, count, reason, at) values ($1, $2, 'bench', now())`,
    [id, stock],
  );
  return id;
}

/** A blind box that waits to be opened, of as many of some goods. */
export async function makeBox(
  { $client }: Database,
  { goods, price, size }: { goods: number; price: number; size: number },
): Promise<{ box: number; prize: number }> {
  const { rows } = await $client.query<{ box: number; prize: number }>(
    `with made as (
        insert into blind_box (names, descriptions, price, daily, cool_down, age, state, size)
        values ($1, $1, $2, 32000, 0, 18, 'draft', $3) returning id)
      insert into blind_prize (edition_id, goods_id, count, "left") select id, $4, $3, $3 from made
      returning edition_id as box, id as prize`,
    [texts, price, size, goods],
  );
  return rows[0]!;
}

/** Opens a box whose places are drawn by whoever calls the functions: no seed is known of it. */
export async function openUnsealed({ $client }: Database, box: number): Promise<void> {
  await $client.query(
    `with opened as (
        update blind_box set state = 'open', opened_at = now(), commitment = '', sealed = '' where id = $1)
      update goods g set reserved = g.reserved + p.count from blind_prize p
      where p.edition_id = $1 and g.id = p.goods_id`,
    [box],
  );
}

/** They are old enough to draw; the last of them opens boxes. */
export async function growUp({ $client }: Database, first: number, count: number): Promise<void> {
  await $client.query(
    `insert into blind_age (account_id, age, at) select n, 30, now() from generate_series($1::int, $2::int) n`,
    [first, first + count - 1],
  );
  await $client.query(`update account set roles = '{user,admin}' where id = $1`, [
    first + count - 1,
  ]);
}
