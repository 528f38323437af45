import { card } from '@xiongmao/api/mall/shapes';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { int, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import type { Sealing } from '../sealing.ts';

type Card = z.output<typeof card>;

/** Of one pool: what is sealed can't be passed off as of other goods. */
const of = (goodsId: number) => `card:${goodsId}`;

export const openCard = (sealing: Sealing, goodsId: number, sealed: string): Card =>
  card.parse(JSON.parse(sealing.open(of(goodsId), sealed)));

/** A card a line: its number, and a code after a comma, a semicolon, a tab or spaces. */
export const cardsIn = (lines: string): Card[] =>
  lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [number = '', ...rest] = line.split(/[,;\t ]+/);
      return { number, code: rest.join(' ') || null };
    });

const longest = 200;

/**
 * Adds cards to the pool of a virtual good: all of them, or none where one is there already. Throws `unknownGoods`,
 * `cardsTwice`, `invalidInput`.
 */
export async function addCards(
  tx: Tx,
  { sealing, secret, clock }: MallContext,
  { goodsId, lines, uid }: { goodsId: number; lines: string; uid: number | null },
): Promise<{ added: number; stock: number }> {
  const cards = cardsIn(lines);
  if (cards.length === 0 || cards.some(({ number }) => number.length > longest)) {
    throw new CodedError('invalidInput');
  }
  const [goods] = await rows(
    tx,
    { kind: text },
    sql`select kind from goods where id = ${goodsId} for no key update`,
  );
  if (goods?.kind !== 'virtual') throw new CodedError('unknownGoods');
  const sealed = cards.map((each) => sealing.seal(of(goodsId), JSON.stringify(each)));
  const digests = cards.map(({ number }) =>
    secret.digest('mall-card', `${goodsId}:${number}`).toString('base64url'),
  );
  const added = await affected(
    tx,
    sql`insert into goods_card (goods_id, sealed, digest)
      select ${goodsId}, sealed, digest
      from unnest(${sql.param(sealed)}::text[], ${sql.param(digests)}::text[]) as given (sealed, digest)
      on conflict (goods_id, digest) do nothing`,
  );
  if (added < cards.length) throw new CodedError('cardsTwice', { count: cards.length - added });
  await changeStock(tx, { goodsId, count: added, reason: 'cards', by: uid, at: clock.now() });
  const [left] = await rows(
    tx,
    { stock: int },
    sql`select free as stock from goods where id = ${goodsId}`,
  );
  return { added, stock: left!.stock };
}

/** What comes into stock, or goes out of it. Throws `unknownGoods`, `outOfStock`. */
export async function changeStock(
  tx: Tx,
  given: { goodsId: number; count: number; reason: string; by: number | null; at: Date },
): Promise<number> {
  const { goodsId, count, reason, by, at } = given;
  const known = await rows(tx, { id: int }, sql`select id from goods where id = ${goodsId}`);
  if (known.length === 0) throw new CodedError('unknownGoods');
  const changed = sql`update goods set received = received + ${count}
    where id = ${goodsId} and free + ${count} >= 0`;
  if ((await affected(tx, changed)) === 0) throw new CodedError('outOfStock');
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into stock_change (goods_id, count, reason, by_id, at)
      values (${goodsId}, ${count}, ${reason}, ${by}, ${instant(at)}) returning id`,
  );
  return made!.id;
}
