import type {
  BoardChange,
  BoardDelta,
  BoardStream,
  MatchDelta,
  MatchStream,
  StreamName,
} from '@xiongmao/api/matches/events';
import {
  type Absence,
  absence,
  type Lineup,
  lineup,
  type MatchLink,
  matchLink,
  type Statistic,
  statistic,
} from '@xiongmao/api/matches/shapes';
import { type SheetDelta, sheet } from '@xiongmao/api/matches/sheets/sheet';
import { isDecided } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { asWritten, int, listOf, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Turn } from '../apply/changes.ts';
import { goalScored, isGoal } from '../apply/goal-scored.ts';
import { matchDecided } from '../apply/match-decided.ts';
import { findLobbies } from '../detail/find-lobbies.ts';
import { withPlayerNames } from '../detail/player-names.ts';
import { type Happened, tellLater } from '../notices/tell-later.ts';
import { asShown, selectMatches } from '../repository.ts';
import {
  type ActionRow,
  actionRow,
  hasDay,
  type IncidentRow,
  incidentRow,
  isListed,
  type MatchRow,
  toAction,
  toFixture,
  toIncident,
  toState,
} from '../rows.ts';
import { type ChangedPart, changedParts } from '../table.ts';
import { isFigured, resultTold } from './result-told.ts';

/** What one tick tells: made once, announced alike by every process. */
export interface Tick {
  version: number;
  at: string;
  /** The version at which each stream it touches was last touched. */
  previous: Record<StreamName, number>;
  matches: TickMatch[];
  /** So much changed that everyone fetches anew. */
  reset: boolean;
}

export interface TickMatch {
  board: BoardChange;
  /** Whether boards show what changed; positions and statistics concern the match's own page alone. */
  onBoard: boolean;
  detail: Omit<MatchDelta, 'stream' | 'v' | 'p' | 'at' | 'state' | 'fixture'>;
}

const changeRow = { match_id: int, part: z.enum(changedParts), ref: orNull(text) };
const touchedRow = { name: asWritten<StreamName>(), previous: orNull(int) };
const lineupRow = { ...lineup.shape, match_id: int };

const lockId = lockNumber('a tick');
/** Beyond this a delta leaves positions out; who shows them fetches them. */
const mostActions = 400;

/**
 * Takes up what changed since the last tick, of one match alone if it is given; null when nothing did. One process does
 * this at a time.
 */
export async function takeTick(
  tx: Tx,
  jobs: Jobs,
  now: Date,
  matchId?: number,
): Promise<Tick | null> {
  // Should a process still tick that has lost its lock, what it reads must not be older than its version.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
  const taken = await rows(
    tx,
    changeRow,
    sql`delete from match_change
      where ${matchId === undefined ? sql`true` : sql`match_id = ${matchId}`}
      returning match_id, part, ref`,
  );
  if (taken.length === 0) return null;
  const reset = taken.some((change) => change.match_id === 0);
  // Clients fetch anew; what follows from a goal or an end comes to pass all the same.
  const changed = taken.filter((change) => change.match_id !== 0);
  const ids = [...new Set(changed.map((change) => change.match_id))];
  const of = (part: ChangedPart) => changed.filter((change) => change.part === part);
  /** Details that clients are told; those of a reset they fetch. */
  const detailsOf = (part: ChangedPart) => (reset ? [] : of(part));
  const fixtures = new Set(of('fixture').map((change) => change.match_id));
  const states = new Set(of('state').map((change) => change.match_id));

  const found = ids.length
    ? await selectMatches(tx, sql`where m.id = any(${sql.param(ids)}::int[]) order by m.id`)
    : [];
  const matchIds = found
    .filter((row) => states.has(row.id) && isDecided(row.status))
    .map(({ id }) => id);
  if (matchIds.length > 0) await jobs.publish(tx, matchDecided, { matchIds });
  const figured = new Set(
    changed.filter(({ part }) => isFigured(part)).map(({ match_id }) => match_id),
  );
  const told = found.filter(({ id, status }) => figured.has(id) && isDecided(status));
  if (told.length > 0) {
    await jobs.publish(tx, resultTold, { matchIds: told.map(({ id }) => id) });
  }
  const incidents = await incidentsOf(tx, of('incident'));
  const scored = found
    .filter(({ id, status }) => status === 'live' && incidents.get(id)?.some(isNewGoal))
    .map(({ id }) => id);
  if (scored.length > 0) await jobs.publish(tx, goalScored, { matchIds: scored });
  const happened = [
    ...of('state').flatMap(({ match_id, ref }): Happened[] =>
      ref ? [{ matchId: match_id, what: ref as Turn, key: null }] : [],
    ),
    ...found.flatMap(({ id, status }) =>
      status === 'live' ? (incidents.get(id) ?? []).flatMap(goalTold) : [],
    ),
    ...toCome(found, of('lineup')),
  ];
  await tellLater(tx, jobs, happened, now);
  const lineups = await lineupsOf(tx, detailsOf('lineup'));
  const players = await withPlayerNames(
    tx,
    found.map(({ id, source }) => ({
      source,
      lineups: lineups.get(id) ?? [],
      incidents: incidents.get(id) ?? [],
    })),
  );
  const statistics = await statisticsOf(tx, detailsOf('statistics'));
  const actions = await actionsOf(tx, detailsOf('actions'));
  const lobbies = await findLobbies(
    tx,
    detailsOf('lobby').map((change) => change.match_id),
  );

  const sheets = await sheetsOf(tx, detailsOf('sheet'));
  const absences = await absencesOf(tx, detailsOf('absences'));
  const links = await linksOf(tx, detailsOf('links'));

  const shown = await asShown(
    tx,
    found.filter(({ id }) => fixtures.has(id)),
  );
  const placed = new Map(shown.map((row) => [row.id, row]));
  const matches = (reset ? [] : found).map((row, at): TickMatch => {
    const named = players[at]!;
    const fixture = placed.get(row.id);
    const played = actions.get(row.id) ?? [];
    return {
      board: {
        id: row.id,
        gameId: row.game_id,
        state: toState(row),
        ...(fixture && hasDay(row) ? { fixture: toFixture(fixture) } : {}),
      },
      onBoard: isListed(row) && (fixtures.has(row.id) || states.has(row.id)),
      detail: {
        ...(incidents.has(row.id) ? { incidents: named.incidents.map(toIncident) } : {}),
        ...(lineups.has(row.id) ? { lineups: named.lineups } : {}),
        ...(statistics.has(row.id) ? { statistics: statistics.get(row.id)! } : {}),
        ...(played.length > 0 && played.length <= mostActions
          ? { actions: played.map(toAction) }
          : {}),
        ...(lobbies.has(row.id) ? { lobby: lobbies.get(row.id)! } : {}),
        ...(sheets.has(row.id) ? { sheet: sheets.get(row.id)! } : {}),
        ...(absences.has(row.id) ? { absences: absences.get(row.id)! } : {}),
        ...(links.has(row.id) ? { links: links.get(row.id)! } : {}),
      },
    };
  });

  const names = new Set<StreamName>();
  for (const { board, onBoard } of matches) {
    names.add(`match:${board.id}`);
    if (onBoard) names.add('all').add(`game:${board.gameId}`);
  }
  const version = await nextVersion(tx);
  await markSeasons(tx, version, found);
  const touched = await rows(
    tx,
    touchedRow,
    sql`insert into stream (name, version)
      select name, ${version} from unnest(${sql.param([...names])}::text[]) as name order by name
      on conflict (name) do update set version = excluded.version
      returning new.name, old.version as previous`,
  );
  const previous = Object.fromEntries(
    touched.map((row) => [row.name, row.previous ?? 0]),
  ) as Tick['previous'];

  const tick = { version, at: now.toISOString(), previous, matches, reset };
  await tx.execute(sql`
    insert into tick (version, at, payload)
    values (${version}, ${tick.at}, ${JSON.stringify(tick)}::jsonb)`);
  if (version % 100 === 0) {
    await tx.execute(sql`delete from tick where at < ${instant(now)} - interval '10 minutes'`);
  }
  await tx.execute(sql`select pg_notify('tick', ${String(version)})`);
  return tick;
}

/** What is worked out of a season is kept until one of its matches changes. */
async function markSeasons(tx: Tx, version: number, found: readonly MatchRow[]): Promise<void> {
  const seasons = [...new Set(found.map(({ season_id }) => season_id))];
  if (seasons.length === 0) return;
  await tx.execute(
    sql`insert into season_change (season_id, version)
      select id, ${version} from unnest(${sql.param(seasons)}::int[]) as id order by id
      on conflict (season_id) do update set version = excluded.version`,
  );
}

async function nextVersion(tx: Tx): Promise<number> {
  const [row] = await rows(
    tx,
    { version: int },
    sql`insert into stream (name, version) values ('tick', 1)
      on conflict (name) do update set version = stream.version + 1
      returning version`,
  );
  return row!.version;
}

/** What is corrected was told when it was scored. */
const isNewGoal = ({ kind, state }: IncidentRow) => isGoal(kind) && state === 'current';

/** A goal, or that it counts no more: what fans may be told of it. */
const goalTold = ({ match_id, key, kind, state }: IncidentRow): Happened[] =>
  isGoal(kind)
    ? [{ matchId: match_id, what: state === 'withdrawn' ? 'withdrawn' : 'goal', key }]
    : [];

/** Matches that have not begun whose line-ups became known. */
function toCome(found: readonly MatchRow[], refs: readonly Ref[]): Happened[] {
  const changed = new Set(refs.map(({ match_id }) => match_id));
  return found
    .filter(({ id, status }) => changed.has(id) && status === 'notStarted')
    .map(({ id }) => ({ matchId: id, what: 'lineup', key: null }));
}

type Ref = { match_id: number; ref: string | null };

function grouped<Row extends { match_id: number }, Item>(
  found: Row[],
  item: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of found) {
    const group = groups.get(row.match_id);
    if (group) group.push(item(row));
    else groups.set(row.match_id, [item(row)]);
  }
  return groups;
}

async function incidentsOf(tx: Tx, refs: Ref[]): Promise<Map<number, IncidentRow[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    incidentRow,
    sql`select distinct on (match_id, place, key) incident.* from incident
      join jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as given(match_id int, ref text)
        using (match_id) where incident.key = given.ref order by match_id, place, key`,
  );
  return grouped(found, (row) => row);
}

async function lineupsOf(tx: Tx, refs: Ref[]): Promise<Map<number, Lineup[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    lineupRow,
    sql`select match_id, side, formation, coach, probable, players from lineup
      where match_id = any(${sql.param(refs.map((ref) => ref.match_id))}::int[])
      order by match_id, side desc`,
  );
  return grouped(found, ({ match_id, ...lineup }) => lineup);
}

async function statisticsOf(tx: Tx, refs: Ref[]): Promise<Map<number, Statistic[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    { match_id: int, statistics: listOf(statistic) },
    sql`select match_id, statistics from match_statistics
      where match_id = any(${sql.param(refs.map((ref) => ref.match_id))}::int[])`,
  );
  return new Map(found.map((row) => [row.match_id, row.statistics]));
}

async function absencesOf(tx: Tx, refs: Ref[]): Promise<Map<number, Absence[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    { match_id: int, absences: listOf(absence) },
    sql`select match_id, absences from match_absences
      where match_id = any(${sql.param(refs.map((ref) => ref.match_id))}::int[])`,
  );
  return new Map(found.map((row) => [row.match_id, row.absences]));
}

async function linksOf(tx: Tx, refs: Ref[]): Promise<Map<number, MatchLink[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    { match_id: int, links: listOf(matchLink) },
    sql`select match_id, links from match_links
      where match_id = any(${sql.param(refs.map((ref) => ref.match_id))}::int[])`,
  );
  return new Map(found.map((row) => [row.match_id, row.links]));
}

async function sheetsOf(tx: Tx, refs: Ref[]): Promise<Map<number, SheetDelta>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    { match_id: int, sheet },
    sql`select match_id, sheet from match_sheet
      where match_id = any(${sql.param(refs.map((ref) => ref.match_id))}::int[])`,
  );
  return new Map(
    found.map((row) => {
      const changed = refs.filter((ref) => ref.match_id === row.match_id).map(({ ref }) => ref);
      const keys = row.sheet.parts.map(({ key }) => key);
      const parts = row.sheet.parts.filter(({ key }) => changed.includes(key));
      return [row.match_id, { ...row.sheet, keys, parts } as SheetDelta];
    }),
  );
}

async function actionsOf(tx: Tx, refs: Ref[]): Promise<Map<number, ActionRow[]>> {
  if (refs.length === 0) return new Map();
  const found = await rows(
    tx,
    actionRow,
    sql`select action.* from action join (
        select match_id, min(ref::int) as first
        from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as given(match_id int, ref text)
        group by match_id
      ) as given on action.match_id = given.match_id and place >= first
      order by action.match_id, place`,
  );
  return grouped(found, (row) => row);
}

/** What a tick says on a stream of boards; null when it does not touch it. */
export function boardDelta(tick: Tick, stream: BoardStream): BoardDelta | null {
  const { version: v, previous, matches } = tick;
  // After a reset no client's version is good: the gap makes each fetch anew.
  if (tick.reset) return { stream, v, p: v, matches: [] };
  const p = previous[stream];
  if (p === undefined) return null;
  const gameId = stream === 'all' ? null : Number(stream.slice('game:'.length));
  return {
    stream,
    v,
    p,
    matches: matches
      .filter(({ board, onBoard }) => onBoard && (gameId === null || board.gameId === gameId))
      .map(({ board }) => board),
  };
}

/** What a tick says of one match; null when it does not touch it. */
export function matchDelta(tick: Tick, stream: MatchStream): MatchDelta | null {
  const { version: v, at, previous, matches } = tick;
  if (tick.reset) return { stream, v, p: v, at };
  const p = previous[stream];
  const id = Number(stream.slice('match:'.length));
  const found = matches.find(({ board }) => board.id === id);
  if (p === undefined || !found) return null;
  const { state, fixture } = found.board;
  return { stream, v, p, at, state, ...(fixture ? { fixture } : {}), ...found.detail };
}
