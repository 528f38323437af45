import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { readMatches } from './files.ts';
import { messagesOf } from './messages.ts';
import { replayOf } from './replay.ts';

/**
 * Badminton stroke by stroke: a list of matches, and for some of them a folder with a file for each set. The files name
 * who won first: sides are set by name, so that they tell nothing.
 */
export const badminton: FeedAdapter = {
  format: 'badminton',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, failures } = await readMatches(files, context);
    for (const [file, matches] of told) {
      const messages = matches.flatMap((match) =>
        messagesOf(match).map((said) => numbered(match.id, said, context.now.getTime())),
      );
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readMatches(files, context);
    for (const match of [...told.values()].flat()) {
      if (match.sets.length > 0) yield { match: match.id, replay: () => replayOf(match) };
    }
    throwFailures(failures);
  },
};
