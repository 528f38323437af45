import type { PlanResult } from '@xiongmao/api/experts/rules';
import { CodedError } from '#platform/http/errors.ts';
import type { Turns } from './turns.ts';

/** How an operation ended for whoever asked: answered, refused for a reason, or nobody knows. */
export type Outcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'refused'; why: string }
  | { is: 'failed' };

export interface Sale {
  planId: number;
  buyerId: number;
  key: string;
  price: number;
  /** The turn in which it was looked whether the plan is on sale; null when it never came to that. */
  turn: number | null;
  outcome: Outcome<number>;
}

export interface Unlocking {
  broadcastId: number;
  accountId: number;
  key: string;
  price: number;
  /** The turn in which it was looked whether it is on; null when it never came to that. */
  turn: number | null;
  outcome: Outcome<number>;
}

export interface Giving {
  giftId: number;
  anchorId: number;
  accountId: number;
  /** What the anchor had on as the run began. */
  broadcastId: number;
  count: number;
  price: number;
  key: string;
  /** The turn in which it was looked whether it is on; null when it never came to that. */
  turn: number | null;
  outcome: Outcome<number>;
}

export interface Redeeming {
  goodsId: number;
  accountId: number;
  count: number;
  price: number;
  key: string;
  outcome: Outcome<number>;
}

/** What was asked and answered in a run: what must be true of the database afterwards. */
export interface Notes {
  sales: Sale[];
  /** From which turn on a plan is certainly off sale. */
  stops: { planId: number; turn: number; what: string }[];
  states: { planId: number; states: readonly string[] }[];
  overrides: { planId: number; result: PlanResult; outcome: Outcome<boolean> }[];
  /** Revisions that went on sale, and the turn from which on they certainly are. */
  versions: { planId: number; number: number; turn: number }[];
  refunds: { purchaseId: number; outcome: Outcome<void> }[];
  /** What was said of a payment: whether it is good reason to credit it, and the answer. */
  told: { orderNo: string; good: boolean; outcome: Outcome<boolean> }[];
  recharges: { accountId: number; key: string; fen: number; outcome: Outcome<number> }[];
  /** Published plans that somebody tried to change. */
  tampered: { planId: number; outcome: Outcome<void> }[];
  unlocks: Unlocking[];
  gifts: Giving[];
  /** From which turn on a broadcast is certainly over. */
  roomEnds: { broadcastId: number; turn: number }[];
  unlockRefunds: { unlockId: number; outcome: Outcome<void> }[];
  redemptions: Redeeming[];
  /** What was paid, and its answer. */
  paid: { orderId: number; outcome: Outcome<number> }[];
  /** What happened to an order, and whether it did. */
  moved: {
    orderId: number;
    event: 'cancel' | 'ship' | 'refund';
    /** Who of the desk did it; null for its own person. */
    staffId: number | null;
    at: number;
    outcome: Outcome<void>;
  }[];
  claims: { orderId: number; staffId: number; at: number; outcome: Outcome<number | null> }[];
  boxDraws: { accountId: number; key: string; outcome: Outcome<number> }[];
  /** Errors that no trouble explains. */
  strange: string[];
}

export const newNotes = (): Notes => ({
  sales: [],
  stops: [],
  states: [],
  overrides: [],
  versions: [],
  refunds: [],
  told: [],
  recharges: [],
  tampered: [],
  unlocks: [],
  gifts: [],
  roomEnds: [],
  unlockRefunds: [],
  redemptions: [],
  paid: [],
  moved: [],
  claims: [],
  boxDraws: [],
  strange: [],
});

/**
 * Does something as a client does it: what failed without an answer is tried again. `each` hears of every
 * attempt, and of the turn in which it asked first.
 */
export async function attempt<Value>(
  given: { notes: Notes; turns: Turns; name: string; tries: number },
  work: () => Promise<Value>,
  each: (outcome: Outcome<Value>, turn: number | null) => void = () => undefined,
): Promise<Outcome<Value>> {
  const { notes, turns, name, tries } = given;
  for (let left = tries; ; left--) {
    const had = turns.speaker()?.had ?? [];
    const first = had.length;
    const outcome = await outcomeOf(work, (error) => notes.strange.push(`${name}: ${error}`));
    each(outcome, had[first] ?? null);
    if (outcome.is !== 'failed' || left <= 1) return outcome;
  }
}

async function outcomeOf<Value>(
  work: () => Promise<Value>,
  onStrange: (what: string) => void,
): Promise<Outcome<Value>> {
  try {
    return { is: 'done', value: await work() };
  } catch (error) {
    if (error instanceof CodedError) return { is: 'refused', why: error.errorName };
    const { code, message } = rootOf(error as Error);
    if (code === 'P0001' && message.includes('stays as it was sealed')) {
      return { is: 'refused', why: 'sealed' };
    }
    if (!isTrouble(code, message)) onStrange(`${code ?? ''} ${message}`.trim());
    return { is: 'failed' };
  }
}

function rootOf(error: Error): { code: string | undefined; message: string } {
  let root: Error & { code?: string } = error;
  while (root.cause instanceof Error) root = root.cause;
  return { code: root.code, message: root.message };
}

/** What may always happen to a database's client: it tries again, or answers an error. */
const troubled = ['40001', '40P01', '57P01', 'ECONNRESET', 'EPIPE'];
const isTrouble = (code: string | undefined, message: string) =>
  (code !== undefined && troubled.includes(code)) || /connection|queryable/i.test(message);
