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
