import DataLoader from 'dataloader';

/**
 * Asks for one thing; what is asked for in the same turn of the event loop, once all that has arrived is
 * read, `askAll` is asked for together, at most `most` at a time. It answers each in its place; an Error
 * there is thrown to who asked for that one alone. While `atOnce` batches are on their way the next one waits
 * and grows.
 */
export function gather<Asked, Answer>(
  askAll: (all: readonly Asked[]) => Promise<(Answer | Error)[]>,
  { most = Number.POSITIVE_INFINITY, atOnce = Number.POSITIVE_INFINITY } = {},
): (one: Asked) => Promise<Answer> {
  let onTheirWay = 0;
  const waiting: (() => void)[] = [];
  const begin = (dispatch: () => void) => {
    onTheirWay += 1;
    dispatch();
  };
  const loader = new DataLoader<Asked, Answer>(
    async (all) => {
      try {
        return await askAll(all);
      } finally {
        onTheirWay -= 1;
        const next = waiting.shift();
        if (next) begin(next);
      }
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (dispatch) =>
        setImmediate(() => {
          if (onTheirWay < atOnce) begin(dispatch);
          else waiting.push(dispatch);
        }),
    },
  );
  return (one) => loader.load(one);
}

/** Subtransactions that PostgreSQL keeps at hand for each session. */
const mostTogether = 64;

/**
 * Transactions of one kind that are open at once. Of those that want the same row (stock, a room, a purse) the second
 * begins where the first waits for the disk; a third would only wait for a lock, and gathers more meanwhile.
 */
export const openAtOnce = 2;

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
  gather(
    async (orders) => {
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
    },
    { most: mostTogether, atOnce: openAtOnce },
  );
