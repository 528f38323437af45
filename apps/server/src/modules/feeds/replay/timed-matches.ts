import {
  type FeedAdapter,
  type FeedFileError,
  failuresOf,
  type ReadContext,
  type TimedMatch,
} from '../adapters/adapter.ts';
import { walk } from '../files/import-files.ts';
import { sift } from '../ingest/sift.ts';

/**
 * The timed matches of files, or one of them, of each what can be kept, as of files that are imported. One that stands
 * in several files comes once; what is wrong with files is noted in `broken`.
 */
export async function* timedMatches(
  adapter: FeedAdapter,
  paths: readonly string[],
  context: ReadContext,
  broken: FeedFileError[],
  only?: string,
): AsyncIterable<TimedMatch> {
  const seen = new Set<string>();
  try {
    for await (const { match, replay } of adapter.timed?.(await walk(paths), context) ?? []) {
      if (seen.has(match) || (only !== undefined && match !== only)) continue;
      seen.add(match);
      const timed = kept(replay(), context);
      if (timed) yield timed;
    }
  } catch (error) {
    const failures = failuresOf(error);
    if (failures.length === 0) throw error;
    broken.push(...failures);
  }
}

/** Nothing of a match without a fixture that can be kept. */
function kept(timed: TimedMatch, { quarantine }: ReadContext): TimedMatch | null {
  const keep = (messages: TimedMatch['opening']) =>
    sift(messages, (entry) => quarantine({ file: timed.title, ...entry }));
  const opening = keep(timed.opening);
  if (!opening.some(({ type }) => type === 'fixture')) return null;
  const timeline = timed.timeline.map(({ at, messages }) => ({ at, messages: keep(messages) }));
  return { ...timed, opening, timeline };
}
