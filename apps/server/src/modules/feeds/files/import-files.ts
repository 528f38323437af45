import type { Dirent, Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { followFoundSides, linkByRule } from '#modules/matches/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type FeedAdapter, FeedFileError, type Quarantined } from '../adapters/adapter.ts';
import { isNotice } from '../adapters/reading/source-file.ts';
import { ingest } from '../ingest/ingest.ts';
import { sift } from '../ingest/sift.ts';
import { quarantine } from '../quarantine.ts';
import { noteTrouble } from '../sources.ts';
import { readThrough } from './read-through.ts';

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

/** So many messages are kept together at least: a transaction costs as much for one match as for hundreds. */
const together = 1_000;

/**
 * Imports files, each whole, so that of a broken one nothing is kept; the others are imported, and each broken one is
 * told to `onBroken`, as is what in others could not be understood: once for each file and reason, with its first
 * place. Throws only when nothing could be read.
 */
export async function importFiles(
  db: Database,
  clock: Clock,
  adapter: FeedAdapter,
  paths: readonly string[],
  onBroken: (error: FeedFileError) => void,
): Promise<Imported> {
  const files = (await walk(paths)).filter((file) => !isNotice(file));
  const seen = { matches: new Set<string>(), incidents: new Set<string>() };
  const refused: Quarantined[] = [];
  const broken: FeedFileError[] = [];
  const now = clock.now();
  const source = adapter.format;
  const context = { now, quarantine: (entry: Quarantined) => refused.push(entry) };
  let read: FeedMessage[][] = [];
  const named = new Set<string | undefined>();
  const keep = (messages: FeedMessage[]) =>
    db.transaction(async (tx) => {
      const kept = adapter.idsOfSides ? await followFoundSides(tx, source, messages) : messages;
      await ingest(tx, kept, { source, now });
    });
  /** Keeps what was read; where that fails together, each file for itself, up to the one that is at fault. */
  async function keepAll(): Promise<void> {
    const group = read;
    read = [];
    named.clear();
    if (group.length > 1) {
      try {
        await keep(group.flat());
        return;
      } catch {
        // Each for itself, then.
      }
    }
    for (const messages of group) await keep(messages);
  }
  try {
    for await (const { file, messages: told } of readThrough(adapter, files, context, broken)) {
      const messages = sift(told, (entry) => refused.push({ file, ...entry }));
      for (const message of messages) count(message, seen);
      // What a later file says of a match, or of who meets in it, is held against what the earlier one said.
      const isApart = adapter.idsOfSides || messages.some(({ match }) => named.has(match));
      if (isApart || read.flat().length >= together) await keepAll();
      read.push(messages);
      for (const { match } of messages) named.add(match);
    }
  } finally {
    await keepAll();
  }
  for (const error of [...broken, ...summed(refused)]) onBroken(error);
  if (broken[0]) {
    await noteTrouble(db, source, { state: 'failing', error: broken[0].message }, now);
  }
  if (files.length === 0 || broken.length === files.length) {
    throw new FeedFileError(paths.join(' '), 'the files', `no file of the format ${source}`);
  }
  await db.transaction(async (tx) => {
    await linkByRule(tx, source, now);
    const told = refused.map(({ file, place, ...entry }) => ({
      ...entry,
      place: `${file}: ${place}`,
    }));
    await quarantine(tx, source, told, now);
  });
  return {
    format: source,
    files: files.length - broken.length,
    matches: seen.matches.size,
    incidents: seen.incidents.size,
    quarantined: refused.length,
  };
}

/** What could not be understood, each reason once for each file: where first, and how often. */
function summed(refused: readonly Quarantined[]): FeedFileError[] {
  const alike = Map.groupBy(refused, ({ file, reason }) => `${file}\n${reason}`);
  return [...alike.values()].map((entries) => {
    const { file, place, reason } = entries[0]!;
    const more = entries.length > 1 ? ` (and ${entries.length - 1} more)` : '';
    return new FeedFileError(file, place, `${reason}${more}`);
  });
}

function count(message: FeedMessage, seen: { matches: Set<string>; incidents: Set<string> }): void {
  if (message.type === 'fixture') seen.matches.add(message.match);
  if (message.type !== 'incidents') return;
  for (const { key, withdrawn } of message.items) {
    if (!withdrawn) seen.incidents.add(`${message.match}\n${key}`);
  }
}
