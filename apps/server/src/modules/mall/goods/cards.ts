import type { CallResult } from '@xiongmao/api/call';
import type * as calls from '@xiongmao/api/mall/calls';
import { card } from '@xiongmao/api/mall/shapes';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { int, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import type { Sealing } from '../sealing/sealing.ts';

type Card = z.output<typeof card>;

/** Of one pool: what is sealed can't be passed off as of other goods. */
export const cardsOf = (goodsId: number) => `card:${goodsId}`;

export const openCard = (sealing: Sealing, goodsId: number, sealed: string): Card =>
  card.parse(JSON.parse(sealing.open(cardsOf(goodsId), sealed)));

const columnName = /^(card ?)?(number|no\.?)$|^卡[号號]$/i;

/** A line of an upload; `isUnclear` where a code could be read in more than one way. */
type UploadedCard = Card & { line: number; isUnclear: boolean };

const quoted = /"((?:[^"]|"")*)"/.source;
/** A number, in quotes or up to the first separator, and behind it a code. */
const cardLine = new RegExp(
  `^(?:${quoted}|([^",;\\t ][^,;\\t ]*))(?:[,;\\t ]+(?:${quoted}|([^",;\\t ].*)))?$`,
);
const separator = /[,;\t]/;

/** Without separators at its end; an expression would begin anew at each of a run of them. */
function cut(line: string): string {
  let end = line.length;
  while (end > 0 && ',;\t '.includes(line[end - 1]!)) end--;
  return line.slice(0, end);
}

const unquoted = (inner: string | undefined, plain: string | undefined): string =>
  inner?.replaceAll('""', '"') ?? plain ?? '';

/**
 * A card a line: its number, and a code after a comma, a semicolon, a tab or spaces, in quotes as CSV has them or not.
 * A first line may name the columns.
 */
export const cardsIn = (lines: string): UploadedCard[] =>
  lines
    .split(/\r?\n/)
    .map((text, at) => {
      const found = cardLine.exec(cut(text.trim()));
      const number = unquoted(found?.[1], found?.[2]);
      const code = unquoted(found?.[3], found?.[4]);
      const isUnclear = text.trim() !== '' && (!found || separator.test(found[4] ?? ''));
      return { line: at + 1, number: number || text.trim(), code: code || null, isUnclear };
    })
    .filter(({ line, number }) => number !== '' && !(line === 1 && columnName.test(number)));

const longest = 200;

type Pool = Pick<MallContext, 'secret'>;

const digestOf = ({ secret }: Pool, goodsId: number, number: string): string =>
  secret.digest('mall-card', `${goodsId}:${number}`).toString('base64url');

/** Throws `unknownGoods`. */
async function lockPool(tx: Tx, goodsId: number): Promise<void> {
  const [goods] = await rows(
    tx,
    { kind: text },
    sql`select kind from goods where id = ${goodsId} for no key update`,
  );
  if (goods?.kind !== 'virtual') throw new CodedError('unknownGoods');
}

/** What of an upload would be taken: no card that is sealed is opened for it. Throws `unknownGoods`. */
export async function checkCards(
  tx: Tx,
  context: Pool,
  { goodsId, lines }: { goodsId: number; lines: string },
): Promise<CallResult<typeof calls.checkCards>> {
  await lockPool(tx, goodsId);
  const cards = cardsIn(lines);
  const digests = new Map(
    cards.map(({ number }) => [number, digestOf(context, goodsId, number)] as const),
  );
  const kept = await rows(
    tx,
    { digest: text },
    sql`select digest from goods_card
      where goods_id = ${goodsId} and digest = any(${sql.param([...digests.values()])}::text[])`,
  );
  const inPool = new Set(kept.map(({ digest }) => digest));
  const seen = new Set<string>();
  const refused = cards.flatMap(({ line, number, isUnclear }) => {
    const because = isUnclear
      ? ('unclear' as const)
      : number.length > longest
        ? ('tooLong' as const)
        : inPool.has(digests.get(number)!)
          ? ('pool' as const)
          : seen.has(number)
            ? ('upload' as const)
            : null;
    seen.add(number);
    return because ? [{ line, because }] : [];
  });
  return { cards: cards.length, refused };
}

/**
 * Adds cards to the pool of a virtual good: all of them, or none where one is there already. Throws `unknownGoods`,
 * `cardsTwice`, `invalidInput`.
 */
export async function addCards(
  tx: Tx,
  { sealing, clock, ...context }: Pick<MallContext, 'sealing' | 'secret' | 'clock'>,
  { goodsId, lines, uid }: { goodsId: number; lines: string; uid: number | null },
): Promise<{ added: number; stock: number }> {
  const cards = cardsIn(lines);
  const isRefused = ({ number, isUnclear }: UploadedCard) => isUnclear || number.length > longest;
  if (cards.length === 0 || cards.some(isRefused)) {
    throw new CodedError('invalidInput');
  }
  await lockPool(tx, goodsId);
  const sealed = cards.map(({ number, code }) =>
    sealing.seal(cardsOf(goodsId), JSON.stringify({ number, code })),
  );
  const digests = cards.map(({ number }) => digestOf(context, goodsId, number));
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
