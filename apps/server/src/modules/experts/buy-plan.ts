import type { Prediction } from '@xiongmao/api/experts/markets';
import { sql } from 'drizzle-orm';
import { rethrowRefused } from '#modules/wallet/index.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';

const refusals = {
  EX001: 'unknownPlan',
  EX002: 'notOnSale',
  EX003: 'priceChanged',
  EX004: 'ownPlan',
} as const;

/** A purchase, with what was bought. */
interface Bought extends Prediction {
  id: number;
  content: string;
}

/**
 * Buys a plan at the price that was shown and answers the purchase, also the one of before: one statement,
 * which is its own transaction (`buy_plan`, migrations). Throws `unknownPlan`, `notOnSale`, `priceChanged`,
 * `ownPlan`, NotEnoughGold, KeyReused.
 */
export async function buyPlan(
  db: Database,
  given: { planId: number; buyerId: number; price: number; key: string; now: Date },
): Promise<Bought> {
  const { planId, buyerId, price, key, now } = given;
  try {
    const [bought] = await preparedRows<Bought>(
      db,
      'buy-plan',
      sql`select b.id, p.play_type as "playType", p.level, p.pick, p.line, p.odds, p.content
        from buy_plan(${planId}, ${buyerId}, ${price}, ${key}, ${instant(now)}) b(id)
        join plan p on p.id = ${planId}::int`,
    );
    return bought!;
  } catch (error) {
    const { code, constraint } =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
    const refusal = refusals[code as keyof typeof refusals];
    if (refusal) throw new CatalogueError(refusal);
    // The key came with another plan.
    if (constraint === 'purchase_key') throw new CatalogueError('keyReused');
    return rethrowRefused(error);
  }
}
