import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from './adapter.ts';
import { messagesOf } from './nba/messages.ts';
import { readGames } from './nba/read-games.ts';
import { replayOf } from './nba/replay.ts';
import { numbered } from './reading/recording.ts';

/**
 * Basketball of the NBA and its sister leagues: schedules, box scores and play-by-play of the league's three
 * services. Which one a file is from shows in its content. What several files say of a game is one match;
 * its timeline comes from the fullest of the given ones. A file that can't be read keeps none of the others
 * from being read: its error is thrown in the end.
 */
export const nba: FeedAdapter = {
  format: 'nba',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, failures } = await readGames(files, context);
    for (const [file, games] of told) {
      const messages = games.flatMap((game) =>
        messagesOf(game, context.now).map((said) =>
          numbered(game.gameId, said, context.now.getTime()),
        ),
      );
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readGames(files, context);
    for (const game of [...told.values()].flat()) {
      if (game.plays.length > 0)
        yield { match: game.gameId, replay: () => replayOf(game, context.now) };
    }
    throwFailures(failures);
  },
};
