import { prediction } from '@xiongmao/api/experts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { refusalOf as refusalOfLedger } from '#modules/wallet/index.ts';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** A plan that somebody wants, at the price that was shown. */
export interface PlanOrder {
  planId: number;
  buyerId: number;
  price: number;
  /** What makes a repeated request one order. */
  key: string;
  now: Date;
}

/** A purchase, with what was bought. */
export const boughtRow = {
  ...prediction.shape,
  id: int,
  content: text,
};
export type Bought = RowOf<typeof boughtRow>;

const refusals = {
  EX001: 'unknownPlan',
  EX002: 'notOnSale',
  EX003: 'priceChanged',
  EX004: 'ownPlan',
  // The key came with another plan.
  purchase_key: 'keyReused',
} as const;

/** What `buy_plan` refuses with a code or a constraint, as an error of the catalogue; null for others. */
export function refusalOf(code: string | undefined): CodedError | null {
  const refusal = refusals[code as keyof typeof refusals];
  return refusal ? new CodedError(refusal) : refusalOfLedger(code);
}

/** Of a purchase's id and the plan `p`, what Bought holds. */
export const boughtColumns = (
  id: SQL,
) => sql`${id} as id, p.play_type as "playType", p.level, p.pick,
  p.line, p.odds, p.content`;

/**
 * Buys a plan and answers the purchase, also the one of before: one statement, which is its own transaction
 * (`sql/experts/buy_plan.sql`). Throws `unknownPlan`, `notOnSale`, `priceChanged`, `ownPlan`, NotEnoughGold,
 * `keyReused`.
 */
export async function buyPlan(db: Database, order: PlanOrder): Promise<Bought> {
  const { planId, buyerId, price, key, now } = order;
  try {
    const [bought] = await preparedRows(
      db,
      'buy-plan',
      boughtRow,
      sql`select ${boughtColumns(sql`b.id`)}
        from buy_plan(${planId}, ${buyerId}, ${price}, ${key}, ${instant(now)}) b(id)
        join plan p on p.id = ${planId}::int`,
    );
    return bought!;
  } catch (error) {
    const { code, constraint } =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
    throw refusalOf(code) ?? refusalOf(constraint) ?? error;
  }
}
