import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/logging/log.ts';
import { type FeedAdapter, FeedFileError, throwFailures } from '../adapters/adapter.ts';
import { playRuns, type Run, sourceOf } from './replay.ts';
import { tellAgain } from './tell-again.ts';
import { timedMatches } from './timed-matches.ts';

/**
 * Plays the timed matches of files as live from now on, all at once, until they have ended. Throws at the end what is
 * wrong with files among them, at once where none of them holds a match.
 */
export async function replayFiles(options: {
  db: Database;
  clock: Clock;
  log: Log;
  adapter: FeedAdapter;
  paths: readonly string[];
  speed: number;
  /** Only this match of the files. */
  match: string | undefined;
}): Promise<void> {
  const { db, clock, log, adapter, paths, speed, match } = options;
  if (!adapter.timed) {
    throw new FeedFileError(
      paths.join(' '),
      'the format',
      `${adapter.format} has no times to replay`,
    );
  }
  const startedAt = clock.now();
  const id = startedAt.getTime().toString(36);
  const runs: Run[] = [];
  const context = {
    now: startedAt,
    quarantine: (entry: object) => log.warn(entry, 'quarantined'),
  };
  const broken: FeedFileError[] = [];
  for await (const timed of timedMatches(adapter, paths, context, broken, match)) {
    runs.push({ id, timed, startedAt, speed });
  }
  if (runs.length === 0) {
    throwFailures(broken);
    throw new FeedFileError(
      paths.join(' '),
      'the files',
      `no timed match${match ? ` ${match}` : ''}`,
    );
  }
  for (const { timed } of runs) log.info(`replaying ${timed.title} at ${speed}×`);
  await playRuns(runs, {
    clock,
    log,
    send: (messages) => tellAgain(db, sourceOf(adapter.format), messages, clock.now()),
  }).done;
  throwFailures(broken);
}
