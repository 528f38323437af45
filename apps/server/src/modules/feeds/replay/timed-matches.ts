import type { FeedAdapter, ReadContext, TimedMatch } from '../adapters/adapter.ts';
import { walk } from '../files/import-files.ts';
import { sift } from '../ingest/sift.ts';

/**
 * The timed matches of files, or one of them, of each what can be kept, as of files that are imported. One that stands
 * in several files comes once. What is wrong with files is thrown once the others' matches have come.
 */
export async function* timedMatches(
  adapter: FeedAdapter,
  paths: readonly string[],
  context: ReadContext,
  only?: string,
): AsyncIterable<TimedMatch> {
  const seen = new Set<string>();
  for await (const { match, replay } of adapter.timed?.(await walk(paths), context) ?? []) {
    if (seen.has(match) || (only !== undefined && match !== only)) continue;
    seen.add(match);
    const timed = replay();
    const keep = (messages: TimedMatch['opening']) =>
      sift(messages, (entry) => context.quarantine({ file: timed.title, ...entry }));
    const opening = keep(timed.opening);
    if (!opening.some(({ type }) => type === 'fixture')) continue;
    const timeline = timed.timeline.map(({ at, messages }) => ({ at, messages: keep(messages) }));
    yield { ...timed, opening, timeline };
  }
}
