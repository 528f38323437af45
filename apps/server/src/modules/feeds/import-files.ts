import type { Dirent, Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type FeedAdapter, FeedFileError, type Quarantined } from './adapters/adapter.ts';
import { ingest } from './ingest.ts';
import { quarantine } from './quarantine.ts';

export interface Imported {
  format: string;
  files: number;
  /** Distinct matches that the files hold. */
  matches: number;
  /** Distinct entries of their timelines. */
  incidents: number;
  quarantined: number;
}

/** All files below the paths, in a stable order. Throws FeedFileError for a path that is not there. */
export async function walk(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    let stats: Stats;
    try {
      stats = await stat(path);
    } catch {
      throw new FeedFileError(path, 'the path', 'there is no such file or folder');
    }
    if (stats.isFile()) found.push(resolve(path));
    else {
      const entries: Dirent[] = await readdir(path, { recursive: true, withFileTypes: true });
      found.push(
        ...entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => resolve(join(entry.parentPath, entry.name))),
      );
    }
  }
  return [...new Set(found)].sort();
}

/**
 * Imports files: each in one transaction, so that of a broken one nothing is kept. A broken file ends the
 * import of its set with its FeedFileError; files before it stay imported.
 */
export async function importFiles(
  db: Database,
  clock: Clock,
  adapter: FeedAdapter,
  paths: readonly string[],
): Promise<Imported> {
  const files = await walk(paths);
  const seen = {
    files: new Set<string>(),
    matches: new Set<string>(),
    incidents: new Set<string>(),
  };
  const refused: Quarantined[] = [];
  const now = clock.now();
  const batches = adapter.read(files, { now, quarantine: (entry) => refused.push(entry) });
  const source = adapter.format;
  for await (const { file, messages } of batches) {
    seen.files.add(file);
    for (const message of messages) count(message, seen);
    await db.transaction(async (tx) => {
      await ingest(tx, messages, { source, now });
    });
  }
  await db.transaction((tx) =>
    quarantine(
      tx,
      source,
      refused.map(({ file, place, reason, raw }) => ({ place: `${file}: ${place}`, reason, raw })),
      now,
    ),
  );
  return {
    format: adapter.format,
    files: seen.files.size,
    matches: seen.matches.size,
    incidents: seen.incidents.size,
    quarantined: refused.length,
  };
}

function count(message: FeedMessage, seen: { matches: Set<string>; incidents: Set<string> }): void {
  if (message.type === 'fixture') seen.matches.add(message.match);
  if (message.type !== 'incidents') return;
  for (const { key, withdrawn } of message.items) {
    if (!withdrawn) seen.incidents.add(`${message.match}\n${key}`);
  }
}
