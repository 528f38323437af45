import {
  type FeedAdapter,
  FeedFileError,
  type FileBatch,
  failuresOf,
  type Quarantined,
  type ReadContext,
} from '../adapters/adapter.ts';

/**
 * Reads all that can be read, and notes what is wrong with files. A file on which the adapter itself trips is a
 * broken one: the others are read again without it.
 */
export async function* readThrough(
  adapter: FeedAdapter,
  files: readonly string[],
  context: ReadContext,
  broken: FeedFileError[],
): AsyncIterable<FileBatch> {
  const odd: Quarantined[] = [];
  try {
    yield* adapter.read(files, { ...context, quarantine: (entry) => odd.push(entry) });
  } catch (error) {
    const told = failuresOf(error);
    if (told.length === 0) {
      const tripped = await tripsOn(adapter, files, context.now);
      broken.push(...tripped.values());
      const others = files.filter((file) => !tripped.has(file));
      if (others.length > 0) yield* readThrough(adapter, others, context, broken);
      return;
    }
    broken.push(...told);
  }
  for (const entry of odd) context.quarantine(entry);
}

/** The files that trip an adapter, each by itself; all of them where it takes several to do so. */
async function tripsOn(
  adapter: FeedAdapter,
  files: readonly string[],
  now: Date,
): Promise<Map<string, FeedFileError>> {
  const trips = new Map<string, FeedFileError>();
  const note = (file: string, error: unknown) =>
    trips.set(file, new FeedFileError(file, 'file', `can't be read: ${String(error)}`));
  for (const file of files) {
    try {
      for await (const _ of adapter.read([file], { now, quarantine: () => undefined }));
    } catch (error) {
      if (failuresOf(error).length === 0) note(file, error);
    }
  }
  if (trips.size === 0) for (const file of files) note(file, 'not together with the others');
  return trips;
}
