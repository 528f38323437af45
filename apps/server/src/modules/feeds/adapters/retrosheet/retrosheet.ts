import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { messagesOf } from './messages.ts';
import { readGames } from './read-games.ts';
import { replayOf } from './replay.ts';

/**
 * Baseball by Retrosheet: event files with every play of a season, rosters and lists of teams. Runs, outs and
 * bases follow from the plays, and all figures from them. A file that can't be read keeps none of the others from
 * being read: its error is thrown in the end.
 */
export const retrosheet: FeedAdapter = {
  format: 'retrosheet',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, failures } = await readGames(files, context);
    for (const [file, games] of told) {
      const messages = games.flatMap((game) =>
        messagesOf(game).map((said) => numbered(game.id, said, context.now.getTime())),
      );
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readGames(files, context);
    for (const game of [...told.values()].flat()) {
      if (game.played.steps.length > 0) yield { match: game.id, replay: () => replayOf(game) };
    }
    throwFailures(failures);
  },
};
