import { orderRules } from '@xiongmao/api/mall/rules';
import { draw } from '@xiongmao/api/mall/shapes';
import { dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { int, only, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { gather } from '#platform/gather/gather.ts';
import { openAtOnce } from '#platform/gather/gather-transactions.ts';
import { orderColumns, orderRow } from '../orders/order-rows.ts';
import { refusalOf, rethrowRefused } from '../orders/refusals.ts';
import type { DeckKeeper } from './deck-keeper.ts';

/** A draw that somebody asks for, at the price that was shown. */
export interface Drawing {
  editionId: number;
  accountId: number;
  price: number;
  clientSeed: string;
  /** Sealed. */
  recipient: string | null;
  country: string | null;
  /** What makes a repeated request one draw. */
  key: string;
  /** What came with the key (`askedOf`). */
  asked: string;
  now: Date;
}

/** A draw, its prize and the order that it became. */
const drawnRow = {
  ...orderRow,
  ...only(draw.shape, 'number', 'position', 'clientSeed', 'prizeId', 'at'),
  prizeCount: int,
  prizeLeft: int,
  worth: int,
};
export type Drawn = RowOf<typeof drawnRow>;

interface Tools {
  db: Database;
  keeper: DeckKeeper;
  /** The brand's zone, whose days are counted. */
  zone: string;
}

/** What of an edition is asked for in the same moment is drawn in one transaction, under its lock. */
const mostTogether = 64;

/** Draws for whoever asks; what it is refused for stands in `sql/mall/admit_draws.sql`. */
export const gatherDraws = (tools: Tools): ((drawing: Drawing) => Promise<Drawn>) =>
  gather(
    async (drawings) => {
      const answers = new Map<Drawing, Drawn | Error>();
      let waiting = [...drawings];
      while (waiting.length > 0) {
        // Of one edition, and of each person one: their next sees what this one did.
        const { editionId } = waiting[0]!;
        const people = new Set<number>();
        const together = waiting.filter((each) => {
          if (each.editionId !== editionId || people.has(each.accountId)) return false;
          people.add(each.accountId);
          return true;
        });
        const found = await drawTogether(tools, together).catch((error: Error) => {
          if (together.length === 1) return [error];
          return null;
        });
        // What fails is tried for each by itself: a draw bears being asked for twice.
        for (const [at, each] of together.entries()) {
          const alone = () => drawTogether(tools, [each]).catch((error: Error) => [error]);
          answers.set(each, found ? found[at]! : (await alone())[0]!);
        }
        waiting = waiting.filter((each) => !answers.has(each));
      }
      return drawings.map((each) => answers.get(each)!);
    },
    { most: mostTogether, atOnce: openAtOnce },
  );

const admittedRow = { nth: int, number: orNull(int), refusal: orNull(text), drawn: orNull(int) };

async function drawTogether(
  { db, keeper, zone }: Tools,
  drawings: readonly Drawing[],
): Promise<(Drawn | Error)[]> {
  const { editionId, now } = drawings[0]!;
  const since = dayBounds(zonedDay(now, zone), zone).from;
  const all = (of: readonly Drawing[], pick: (drawing: Drawing) => unknown) =>
    sql.param(of.map(pick));
  let keep = () => {};
  const answers = await db.transaction(async (tx) => {
    const admitted = await rows(
      tx,
      admittedRow,
      sql`select nth, number, refusal, drawn
        from admit_draws(${editionId}, ${all(drawings, ({ accountId }) => accountId)}::int[],
          ${all(drawings, ({ key }) => key)}::text[], ${all(drawings, ({ price }) => price)}::int[],
          ${all(drawings, ({ asked }) => asked)}::text[], ${instant(since)}, ${instant(now)})`,
    );
    const isNew = ({ number, refusal }: (typeof admitted)[number]) =>
      number === null && refusal === null;
    const due = admitted.filter(isNew).map(({ nth }) => drawings[nth - 1]!);
    const first = (admitted[0]!.drawn ?? 0) + 1;
    if (due.length > 0) {
      const seeds = due.map(({ clientSeed }) => clientSeed);
      const next = await keeper.choose(tx, { editionId, drawn: first - 1, seeds });
      keep = next.keep;
      await tx
        .execute(sql`
          select from draw_prizes(${editionId}, ${first}, ${all(due, ({ accountId }) => accountId)}::int[],
            ${all(due, ({ key }) => key)}::text[],
            ${sql.param(next.chosen.map(({ position }) => position))}::int[],
            ${sql.param(next.chosen.map(({ prizeId }) => prizeId))}::int[],
            ${sql.param(seeds)}::text[],
            ${all(due, ({ recipient }) => recipient)}::text[],
            ${all(due, ({ country }) => country)}::text[],
            ${all(due, ({ asked }) => asked)}::text[],
            ${orderRules.shipWithin}, ${instant(now)})`)
        .catch(rethrowRefused);
    }
    let number = first;
    const numbers = admitted.map((each) => (isNew(each) ? number++ : each.number));
    const drawn = await findDrawn(tx, { editionId, numbers, now });
    return admitted.map(({ refusal }, at) =>
      refusal === null ? drawn.get(numbers[at]!)! : refusalOf(refusal)!,
    );
  });
  keep();
  return answers;
}

async function findDrawn(
  tx: Tx,
  asked: { editionId: number; numbers: readonly (number | null)[]; now: Date },
): Promise<Map<number, Drawn>> {
  const { editionId, numbers, now } = asked;
  const found = await rows(
    tx,
    drawnRow,
    sql`select ${orderColumns(now)}, d.number, d.position, d.client_seed as "clientSeed",
        d.prize_id as "prizeId", d.at, p.count as "prizeCount", p."left" as "prizeLeft", g.price as worth
      from blind_draw d join blind_prize p on p.id = d.prize_id
        join goods_order o on o.id = d.order_id join goods g on g.id = o.goods_id
      where d.edition_id = ${editionId} and d.number = any(${sql.param([...numbers])}::int[])`,
  );
  return new Map(found.map((each) => [each.number, each]));
}
