import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/logging/log.ts';
import type { TimedMatch } from './adapters/adapter.ts';
import { setsIn } from './adapters/all.ts';
import { importFiles } from './files/import-files.ts';
import { endOf, playRuns, sourceOf } from './replay/replay.ts';
import { lanesOf, runAt } from './replay/rotation.ts';
import { tellAgain } from './replay/tell-again.ts';
import { timedMatches } from './replay/timed-matches.ts';

/** Timed matches are held whole, ball by ball: more of a game than these are not played in turn. */
const mostOfGame = 24;

/**
 * Imports a folder laid out like the shared data set, then replays its timed matches in turn, each lane
 * for as long as the server runs. A folder that can't be read is said and left; the server goes on.
 */
export function followFolder(options: {
  folder: string;
  speed: number;
  db: Database;
  clock: Clock;
  log: Log;
}): { stop(): Promise<void> } {
  const { folder, speed, db, clock, log } = options;
  let stopped = false;
  const sources = new Map<TimedMatch, string>();
  let playing: { stop(): Promise<void> }[] = [];

  async function begin(): Promise<void> {
    const timed: TimedMatch[] = [];
    for (const { format, path, load } of setsIn(folder)) {
      try {
        const adapter = await load();
        const result = await importFiles(db, clock, adapter, [path], (error) =>
          log.error(error.message),
        );
        log.info(result, `imported ${format} of FEED_DIR`);
        const context = { now: clock.now(), quarantine: () => undefined };
        // What is wrong with files the import has said.
        for await (const match of timedMatches(adapter, [path], context, [])) {
          timed.push(match);
          sources.set(match, sourceOf(adapter.format));
          if (timed.filter(({ gameId }) => gameId === match.gameId).length >= mostOfGame) break;
        }
      } catch (error) {
        log.error({ err: error }, `${format} of FEED_DIR can't be read`);
      }
      if (stopped) return;
    }
    for (const [name, lane] of lanesOf(timed)) void turn(name, lane);
  }

  async function turn(name: string, lane: TimedMatch[]): Promise<void> {
    while (!stopped) {
      const run = runAt(lane, name, speed, clock.now());
      const player = playRuns([run], {
        send: (given) => tellAgain(db, sources.get(run.timed)!, given, clock.now()),
        clock,
        log,
      });
      playing.push(player);
      await player.done;
      playing = playing.filter((other) => other !== player);
      // The lane rests until its next match; one that ended while the server was off is over at once.
      while (!stopped && runAt(lane, name, speed, clock.now()).startedAt <= run.startedAt) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      log.debug({ ended: endOf(run) }, `lane ${name} goes on`);
    }
  }

  const begun = begin();
  return {
    async stop() {
      stopped = true;
      await begun;
      await Promise.all(playing.map((player) => player.stop()));
    },
  };
}
