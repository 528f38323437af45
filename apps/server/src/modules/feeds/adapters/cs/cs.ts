import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { messagesOf } from './messages.ts';
import { readMatches } from './read-matches.ts';
import { replayOf } from './replay.ts';

/**
 * Counter-Strike as leagues of the NUEL's kind keep it: match files that tell each round and what its players did, and the
 * servers' logs, which tell when. What several files say of a map is one match.
 */
export const cs: FeedAdapter = {
  format: 'cs',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, failures } = await readMatches(files, context);
    for (const [file, matches] of told) {
      const messages = matches.flatMap((played) =>
        messagesOf(played, context.now).map((said) =>
          numbered(played.id, said, context.now.getTime()),
        ),
      );
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readMatches(files, context);
    for (const played of [...told.values()].flat()) {
      if (played.rounds.some(({ startedAt }) => startedAt !== null)) {
        yield { match: played.id, replay: () => replayOf(played, context.now) };
      }
    }
    throwFailures(failures);
  },
};
