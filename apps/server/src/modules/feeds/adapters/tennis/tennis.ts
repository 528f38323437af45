import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { readMatches } from './files.ts';
import { messagesOf } from './messages.ts';
import { replayOf } from './replay.ts';

/**
 * Tennis of the four grand slams: lists of matches, and their points beside them. Columns differ by year and
 * tournament; of what a file does not keep nothing is said.
 */
export const tennis: FeedAdapter = {
  format: 'tennis',

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
      if (match.points.length > 0) yield { match: match.id, replay: () => replayOf(match) };
    }
    throwFailures(failures);
  },
};
