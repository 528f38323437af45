import DataLoader from 'dataloader';

/**
 * Asks for one thing; what is asked for in the same turn of the event loop, once all that has arrived is
 * read, `askAll` is asked for together, at most `most` at a time. It answers each in its place; an Error
 * there is thrown to who asked for that one alone.
 */
export function gather<Asked, Answer>(
  askAll: (all: readonly Asked[]) => Promise<(Answer | Error)[]>,
  most = Number.POSITIVE_INFINITY,
): (one: Asked) => Promise<Answer> {
  const loader = new DataLoader<Asked, Answer>(askAll, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: setImmediate,
  });
  return (one) => loader.load(one);
}

/** Subtransactions that PostgreSQL keeps at hand for each session. */
const mostTogether = 64;

/**
 * Orders, each of which is a transaction; those that come in the same moment become one, whose refusals leave
 * the others alone. Where that one fails each is tried for itself, whatever became of it: an order bears being
 * given twice.
 */
export const gatherTransactions = <Order, Bought>({
  together,
  alone,
}: {
  together: (orders: readonly Order[]) => Promise<(Bought | Error)[]>;
  alone: (order: Order) => Promise<Bought>;
}): ((order: Order) => Promise<Bought>) =>
  gather(async (orders) => {
    if (orders.length > 1) {
      try {
        return await together(orders);
      } catch {
        // Each for itself, then.
      }
    }
    const results: (Bought | Error)[] = [];
    for (const order of orders) {
      results.push(await alone(order).catch((error: Error) => error));
    }
    return results;
  }, mostTogether);
