import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { messagesOf } from './messages.ts';
import { readGames } from './read-games.ts';
import { replayOf } from './replay.ts';

/**
 * American football of the NFL: schedules, and the league's game centres with drives, plays and box scores. What
 * both say of a game is one match. A file that can't be read keeps none of the others from being read: its error
 * is thrown in the end.
 */
export const nfl: FeedAdapter = {
  format: 'nfl',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, failures } = await readGames(files, context);
    for (const [file, games] of told) {
      const messages = games.flatMap((game) =>
        messagesOf(game, context.now).map((said) =>
          numbered(game.eid, said, context.now.getTime()),
        ),
      );
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readGames(files, context);
    for (const { told: details, ...game } of [...told.values()].flat()) {
      if (!details || game.plays.length === 0) continue;
      const replay = () => replayOf({ ...game, told: details }, context.now);
      yield { match: game.eid, replay };
    }
    throwFailures(failures);
  },
};
