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
