import { type FeedAdapter, type FileBatch, type Replayable, throwFailures } from '../adapter.ts';
import { numbered } from '../reading/recording.ts';
import { liveMessages } from './live.ts';
import { messagesOf } from './messages.ts';
import { readMatches } from './read-matches.ts';
import { isTimed, replayOf } from './replay.ts';

/**
 * Dota 2 as OpenDota and the game's own service tell it: results, what a parser read in the recording, series, games that are
 * played now, leagues and teams. What several files say of a game is one; games of a series are one match. No file says who is
 * at home: who played Radiant first stands first.
 */
export const opendota: FeedAdapter = {
  format: 'opendota',

  async *read(files, context): AsyncIterable<FileBatch> {
    const { files: told, names, failures } = await readMatches(files, context);
    const version = context.now.getTime();
    const known = new Set<string>();
    for (const [, { meetings }] of told) {
      for (const { games } of meetings) for (const game of games) known.add(game.match_id);
    }
    for (const [file, { meetings, live }] of told) {
      const messages = [
        ...meetings.flatMap((meeting) =>
          messagesOf(meeting).map((said) => numbered(meeting.id, said, version)),
        ),
        // A list of running games is older than the result of one.
        ...live
          .filter((game) => !known.has(game.match_id))
          .flatMap((game) =>
            liveMessages(game, names, context.now).map((said) =>
              numbered(game.match_id, said, version),
            ),
          ),
      ];
      yield { file, messages };
    }
    throwFailures(failures);
  },

  async *timed(files, context): AsyncIterable<Replayable> {
    const { files: told, failures } = await readMatches(files, context);
    for (const { meetings } of told.values()) {
      for (const meeting of meetings)
        if (isTimed(meeting)) yield { match: meeting.id, replay: () => replayOf(meeting) };
    }
    throwFailures(failures);
  },
};
