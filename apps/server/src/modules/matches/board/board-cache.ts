import { concealMatch } from '@xiongmao/api/matches/concealing/conceal';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { inPlay, isInPlay, isPast } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type ReadyBytes, readyBytes } from '#platform/http/bodies/ready-bytes.ts';
import type { Tick } from '../live/tick.ts';
import type { TickLog } from '../live/tick-log.ts';
import { withNames } from '../names.ts';
import { inRange, type Range, selectMatches } from '../repository.ts';
import { toBoardMatch } from '../rows.ts';
import { oneOf } from '../statuses.ts';

/** Which matches a board holds. `live` boards hold what is in progress, whatever its day. */
export interface BoardKey {
  range: Range | null;
  gameIds: readonly number[] | null;
}

interface Held extends Pick<BoardMatch, 'gameId' | 'leagueId' | 'homeId' | 'awayId'> {
  /** Ready. */
  json: string;
  /** Without its result, once somebody asked for that. */
  hidden: string | null;
  over: boolean;
}

/** Ready JSON of names by id. */
type Names = Map<number, string>;

interface Entry extends BoardKey {
  loadedAt: number;
  /** In the board's order. */
  matches: Map<number, Held>;
  leagues: Names;
  teams: Names;
  /** Grows whenever a tick changes the entry. */
  revision: number;
  bytes: Partial<
    Record<`${Variant}-${Part}`, { ready: ReadyBytes; version: number; revision: number }>
  >;
}

/** `hidden`: without any result, the same for all who want none. */
export type Variant = 'open' | 'hidden';
/** What of a board's matches is given: all, those that are over, or those that are not. */
export type Part = 'all' | 'results' | 'fixtures';

export interface BoardCache {
  get(key: BoardKey, variant?: Variant, part?: Part): Promise<ReadyBytes>;
  /** Tells the bytes of a board at any time, null when it has to be loaded first. */
  follow(key: BoardKey): () => ReadyBytes | null;
  onTick(tick: Tick): void;
}

const mostEntries = 256;
/** Matches of all entries together, about 1 kB each: a week of a busy season is one entry of thousands. */
const mostMatches = 50_000;
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
    if (key.gameIds !== null) return select(name, key, key.gameIds);
    const version = log.version();
    const now = clock.now();
    const found = await selectMatches(
      db,
      sql`where ${
        key.range
          ? inRange(key.range, now)
          : sql`m.status in ${oneOf(inPlay)} and m.starts_at is not null
          and m.same_as is null`
      } order by m.starts_at, m.id`,
    );
    const { rows, ...names } = await withNames(db, found);
    const entry: Entry = {
      ...key,
      loadedAt: now.getTime(),
      matches: new Map(rows.map((row) => [row.id, toHeld(toBoardMatch(row))])),
      leagues: toNames(names.leagues),
      teams: toNames(names.teams),
      revision: 0,
      bytes: {},
    };
    // What was told while the rows were read.
    const missed = log.since(version);
    if (!missed?.every((tick) => patch(entry, tick))) return load(name, key);
    keep(name, entry);
    return entry;
  }

  /** The board of some games, out of that of all: whoever asks for any of them costs no query. */
  async function select(name: string, key: BoardKey, gameIds: readonly number[]): Promise<Entry> {
    const whole = await findWhole({ ...key, gameIds: null });
    const some = narrow(whole, ({ gameId }) => gameIds.includes(gameId));
    const entry = { ...whole, ...some, gameIds, bytes: {} };
    keep(name, entry);
    return entry;
  }

  async function findWhole(key: BoardKey): Promise<Entry> {
    const name = nameOf(key);
    for (;;) {
      const entry = await find(name, key);
      if (!isOutdated(entry)) return entry;
      forget(name);
    }
  }

  /** A day that has begun since it was loaded takes in what is still in progress from before. */
  function isOutdated({ loadedAt, range }: Entry): boolean {
    const from = range?.from.getTime() ?? 0;
    return loadedAt < from && from <= clock.now().getTime();
  }

  function keep(name: string, entry: Entry): void {
    if (!entries.has(name)) return;
    loaded.set(name, entry);
    let matches = 0;
    for (const each of loaded.values()) matches += each.matches.size;
    for (const [other, each] of loaded) {
      if (matches <= mostMatches) break;
      if (other === name) continue;
      matches -= each.matches.size;
      forget(other);
    }
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

  function peek(name: string, variant: Variant, part: Part): ReadyBytes | null {
    const entry = loaded.get(name);
    if (!entry) return null;
    // The latest used stands last, in both.
    const held = entries.get(name)!;
    entries.delete(name);
    entries.set(name, held);
    loaded.delete(name);
    loaded.set(name, entry);
    if (isOutdated(entry)) {
      forget(name);
      return null;
    }
    const bytes = entry.bytes[`${variant}-${part}`];
    const version = log.version();
    const current = bytes?.revision === entry.revision && version - bytes.version < mostBehind;
    if (bytes && current) return bytes.ready;
    const ready = makeBytes(entry, version, variant, part);
    entry.bytes[`${variant}-${part}`] = { ready, version, revision: entry.revision };
    return ready;
  }

  return {
    async get(key, variant = 'open', part = 'all') {
      const name = nameOf(key);
      for (;;) {
        const ready = peek(name, variant, part);
        if (ready) return ready;
        await find(name, key);
      }
    },

    follow(key) {
      const name = nameOf(key);
      return () => peek(name, 'open', 'all');
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
    const live = isInPlay(board.state.status);
    // What may come to stand on a board, or leave it, is left to the database.
    if (concerned && entry.range === null && live !== (held !== undefined)) return false;
    if (concerned && board.fixture && (held || mayHold(entry.range, board.fixture))) return false;
    if (!held) continue;
    const match: BoardMatch = { ...(JSON.parse(held.json) as BoardMatch), state: board.state };
    entry.matches.set(board.id, toHeld(match));
    entry.revision += 1;
  }
  return true;
}

function mayHold(
  range: Range | null,
  fixture: Pick<BoardMatch, 'startsAt' | 'timeKnown' | 'date' | 'movedFrom'>,
): boolean {
  if (!range) return false;
  const { startsAt, date, movedFrom } = fixture;
  if (!fixture.timeKnown) return range.firstDay <= date && date <= range.lastDay;
  return [startsAt, ...movedFrom].some((text) => {
    const at = new Date(text);
    return range.from <= at && at < range.to;
  });
}

function toHeld(match: BoardMatch): Held {
  const { gameId, leagueId, homeId, awayId } = match;
  const over = isPast(match.state.status);
  return { gameId, leagueId, homeId, awayId, json: JSON.stringify(match), hidden: null, over };
}

function toNames(named: Record<string, unknown>): Names {
  return new Map(Object.entries(named).map(([id, each]) => [Number(id), JSON.stringify(each)]));
}

/** Some of an entry's matches, with the names that they need. */
function narrow(entry: Entry, isWanted: (held: Held) => boolean) {
  const matches = new Map([...entry.matches].filter(([, held]) => isWanted(held)));
  const [leagues, teams]: [Names, Names] = [new Map(), new Map()];
  for (const { leagueId, homeId, awayId } of matches.values()) {
    leagues.set(leagueId, entry.leagues.get(leagueId)!);
    for (const id of [homeId, awayId]) if (id !== null) teams.set(id, entry.teams.get(id)!);
  }
  return { matches, leagues, teams };
}

function hiddenJson(held: Held): string {
  held.hidden ??= JSON.stringify(concealMatch(JSON.parse(held.json) as BoardMatch));
  return held.hidden;
}

function makeBytes(entry: Entry, version: number, variant: Variant, part: Part): ReadyBytes {
  const { leagues, teams, matches } =
    part === 'all' ? entry : narrow(entry, ({ over }) => over === (part === 'results'));
  const jsonOf = variant === 'hidden' ? hiddenJson : ({ json }: Held) => json;
  const names = (held: Names) => [...held].map(([id, json]) => `"${id}":${json}`).join();
  return readyBytes(
    `{"version":${version},"leagues":{${names(leagues)}},"teams":{${names(teams)}},` +
      `"matches":[${[...matches.values()].map(jsonOf).join()}]}`,
  );
}
