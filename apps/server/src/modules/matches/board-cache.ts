import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type ReadyBytes, readyBytes } from '#platform/http/ready-bytes.ts';
import { namesOf } from './names.ts';
import { inRange, ofGames, type Range, selectMatches } from './repository.ts';
import { toBoardMatch } from './rows.ts';
import type { Tick } from './tick.ts';
import type { TickLog } from './tick-log.ts';

/** Which matches a board holds. `live` boards hold what is in progress, whatever its day. */
export interface BoardKey {
  range: Range | null;
  gameIds: readonly number[] | null;
}

interface Entry extends BoardKey {
  loadedAt: number;
  /** Ready JSON of each match, in the board's order. */
  matches: Map<number, string>;
  /** Ready JSON of leagues and teams. */
  names: string;
  /** Grows whenever a tick changes the entry. */
  revision: number;
  bytes: { ready: ReadyBytes; version: number; revision: number } | null;
}

export interface BoardCache {
  get(key: BoardKey): Promise<ReadyBytes>;
  /** Tells the bytes of a board at any time, null when it has to be loaded first. */
  follow(key: BoardKey): () => ReadyBytes | null;
  onTick(tick: Tick): void;
}

const mostEntries = 256;
/** Bytes whose version lies further back are made anew, so that who gets them can still catch up. */
const mostBehind = 50;

/**
 * Boards ready as bytes. A tick replaces the JSON of the matches it changes; the bytes are put together
 * again when next asked for. Names stand apart from scores and are made once.
 */
export function createBoardCache(options: {
  db: Database;
  clock: Clock;
  log: Pick<TickLog, 'version' | 'since'>;
}): BoardCache {
  const { db, clock, log } = options;
  const entries = new Map<string, Promise<Entry>>();
  const loaded = new Map<string, Entry>();

  async function load(name: string, key: BoardKey): Promise<Entry> {
    const version = log.version();
    const now = clock.now();
    const rows = await selectMatches(
      db,
      sql`where ${ofGames(key.gameIds)} and ${
        key.range ? inRange(key.range, now) : sql`m.status in ('live', 'interrupted')`
      } order by m.starts_at, m.id`,
    );
    const names = await namesOf(db, rows);
    const entry: Entry = {
      ...key,
      loadedAt: now.getTime(),
      matches: new Map(rows.map((row) => [row.id, JSON.stringify(toBoardMatch(row))])),
      names: JSON.stringify(names).slice(1, -1),
      revision: 0,
      bytes: null,
    };
    // What was told while the rows were read.
    const missed = log.since(version);
    if (!missed?.every((tick) => patch(entry, tick))) return load(name, key);
    if (entries.has(name)) loaded.set(name, entry);
    return entry;
  }

  function find(name: string, key: BoardKey): Promise<Entry> {
    const held = entries.get(name);
    if (held) {
      // The latest used stands last.
      entries.delete(name);
      entries.set(name, held);
      return held;
    }
    const loading = load(name, key);
    entries.set(name, loading);
    loading.catch(() => forget(name));
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) forget(oldest);
    return loading;
  }

  function forget(name: string): void {
    entries.delete(name);
    loaded.delete(name);
  }

  function peek(name: string, from: number): ReadyBytes | null {
    const entry = loaded.get(name);
    if (!entry) return null;
    // A day that has begun since it was loaded takes in what is still in progress from before.
    if (entry.loadedAt < from && from <= clock.now().getTime()) {
      forget(name);
      return null;
    }
    const { bytes } = entry;
    const version = log.version();
    const current = bytes?.revision === entry.revision && version - bytes.version < mostBehind;
    if (bytes && current) return bytes.ready;
    const ready = makeBytes(entry, version);
    entry.bytes = { ready, version, revision: entry.revision };
    return ready;
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const from = key.range?.from.getTime() ?? 0;
      for (;;) {
        const ready = peek(name, from);
        if (ready) return ready;
        await find(name, key);
      }
    },

    follow(key) {
      const name = nameOf(key);
      const from = key.range?.from.getTime() ?? 0;
      return () => peek(name, from);
    },

    onTick(tick) {
      for (const [name, entry] of loaded) {
        if (!patch(entry, tick)) forget(name);
      }
    },
  };
}

function nameOf({ range, gameIds }: BoardKey): string {
  return `${range?.from.getTime()}-${range?.to.getTime()}-${range?.firstDay}-${gameIds?.join()}`;
}

/** Brings an entry up to a tick; false when it has to be loaded anew. */
function patch(entry: Entry, tick: Tick): boolean {
  if (tick.reset) return false;
  for (const { board, onBoard } of tick.matches) {
    if (!onBoard) continue;
    const held = entry.matches.get(board.id);
    const concerned = entry.gameIds === null || entry.gameIds.includes(board.gameId);
    const live = board.state.status === 'live' || board.state.status === 'interrupted';
    // What may come to stand on a board, or leave it, is left to the database.
    if (concerned && entry.range === null && live !== (held !== undefined)) return false;
    if (concerned && board.fixture && (held || mayHold(entry.range, board.fixture))) return false;
    if (!held) continue;
    const match: BoardMatch = { ...(JSON.parse(held) as BoardMatch), state: board.state };
    entry.matches.set(board.id, JSON.stringify(match));
    entry.revision += 1;
  }
  return true;
}

function mayHold(
  range: Range | null,
  fixture: Pick<BoardMatch, 'startsAt' | 'timeKnown' | 'date' | 'movedFrom'>,
): boolean {
  if (!range) return false;
  if (!fixture.timeKnown) return range.firstDay <= fixture.date && fixture.date <= range.lastDay;
  return [fixture.startsAt, ...fixture.movedFrom].some((text) => {
    const at = new Date(text);
    return range.from <= at && at < range.to;
  });
}

function makeBytes(entry: Entry, version: number): ReadyBytes {
  const matches = [...entry.matches.values()].join();
  return readyBytes(`{"version":${version},${entry.names},"matches":[${matches}]}`);
}
