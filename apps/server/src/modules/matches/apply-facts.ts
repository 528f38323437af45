import type {
  ActionsMessage,
  FixtureMessage,
  IncidentsMessage,
  LineupMessage,
  StateMessage,
  StatisticsMessage,
} from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '#platform/db/database.ts';
import type { ChangedPart } from './table.ts';

/** Something that changed, to be told at the next tick. `ref` as in `match_change`. */
export interface Change {
  matchId: number;
  part: ChangedPart;
  ref: string | null;
}

/** A match's id and game by the source's own id. */
export type MatchIds = Map<string, { id: number; gameId: number }>;

export interface FixtureFact extends Omit<FixtureMessage, 'type' | 'league' | 'home' | 'away'> {
  leagueId: number;
  seasonId: number;
  homeId: number;
  awayId: number;
}

interface Heard {
  source: string;
  now: Date;
  demo: boolean;
}

/**
 * Inserts or updates fixtures. An older version changes nothing; a start that moves to another day is
 * remembered, so that the match stays on the day it left.
 */
export async function applyFixtures(
  tx: Tx,
  facts: FixtureFact[],
  { source, now, demo }: Heard,
): Promise<Change[]> {
  const changed = await rows<{ id: number; changed: boolean }>(
    tx,
    sql`
    insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
      time_known, date, round, stage, group_name, venue, best_of, demo, fixture_version, heard_at)
    select ${source}, match, "gameId", "leagueId", "seasonId", "homeId", "awayId",
      coalesce("startsAt", (date + time '12:00') at time zone 'UTC'), "startsAt" is not null, date,
      round, stage, "group", venue, "bestOf", ${demo}, version, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
      match text, "gameId" int, "leagueId" int, "seasonId" int, "homeId" int, "awayId" int,
      "startsAt" timestamptz, date date, round text, stage text, "group" text, venue text,
      "bestOf" smallint, version bigint)
    order by match
    on conflict (source, source_id) do update set
      game_id = excluded.game_id, league_id = excluded.league_id, season_id = excluded.season_id,
      home_id = excluded.home_id, away_id = excluded.away_id, starts_at = excluded.starts_at,
      time_known = excluded.time_known, date = excluded.date, round = excluded.round,
      stage = excluded.stage, group_name = excluded.group_name, venue = excluded.venue,
      best_of = excluded.best_of, fixture_version = excluded.fixture_version,
      heard_at = excluded.heard_at,
      moved_from = case
        when excluded.date <> match.date and not match.starts_at = any(match.moved_from)
        then array_append(array_remove(match.moved_from, excluded.starts_at), match.starts_at)
        else array_remove(match.moved_from, excluded.starts_at) end
      where excluded.fixture_version > match.fixture_version
    returning new.id,
      (old.game_id, old.league_id, old.season_id, old.home_id, old.away_id, old.starts_at,
       old.time_known, old.date, old.round, old.stage, old.group_name, old.venue, old.best_of)
      is distinct from
      (new.game_id, new.league_id, new.season_id, new.home_id, new.away_id, new.starts_at,
       new.time_known, new.date, new.round, new.stage, new.group_name, new.venue, new.best_of)
      as changed`,
  );
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.id, part: 'fixture', ref: null }));
}

/**
 * Sets status, clock and score. A score that goes down was withdrawn, one that changes after the end was
 * corrected; the mark goes when the score next rises during play.
 */
export async function applyStates(
  tx: Tx,
  messages: StateMessage[],
  { source, now }: Heard,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, state }) => ({
    match,
    version,
    ...state,
    home: state.score?.home ?? null,
    away: state.score?.away ?? null,
  }));
  const changed = await rows<{ id: number; changed: boolean }>(
    tx,
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
        match text, version bigint, status text, phase text, clock jsonb, home int, away int,
        periods jsonb, columns jsonb, winner text, note text)
    ), locked as (
      select m.id from match m join given on m.source = ${source} and m.source_id = given.match
      order by m.id for update of m
    )
    update match m set
      status = given.status, phase = given.phase, clock = given.clock,
      score_home = given.home, score_away = given.away, periods = given.periods,
      columns = given.columns, winner = given.winner, note = given.note,
      state_version = given.version, heard_at = ${now.toISOString()}::timestamptz, stale = false,
      amended = case
        when given.home < m.score_home or given.away < m.score_away then 'withdrawn'
        when m.status in ('ended', 'awarded')
          and (given.home, given.away) is distinct from (m.score_home, m.score_away)
          and m.score_home is not null then 'corrected'
        when given.home > m.score_home or given.away > m.score_away then null
        else m.amended end
    from given, locked
    where m.id = locked.id and m.source = ${source} and m.source_id = given.match
      and given.version > m.state_version
    returning m.id,
      (old.status, old.phase, old.clock, old.score_home, old.score_away, old.periods, old.columns,
       old.winner, old.note, old.stale) is distinct from
      (new.status, new.phase, new.clock, new.score_home, new.score_away, new.periods, new.columns,
       new.winner, new.note, new.stale) as changed`,
  );
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.id, part: 'state', ref: null }));
}

/**
 * Adds, corrects and withdraws entries of timelines. What was said of an entry and is now said otherwise
 * (kind, side, player, minute) is marked corrected; what was not known before is no correction.
 */
export async function applyIncidents(
  tx: Tx,
  messages: IncidentsMessage[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = messages.flatMap(({ match, version, items }) =>
    items.map(({ score, order, withdrawn, ...item }) => ({
      ...item,
      matchId: ids.get(match)?.id,
      version,
      place: order,
      home: score?.home,
      away: score?.away,
      state: withdrawn ? 'withdrawn' : 'current',
    })),
  );
  const changed = await rows<{ match_id: number; key: string; changed: boolean }>(
    tx,
    sql`
    insert into incident (match_id, key, place, period, minute, added, seconds, kind, side, player_id,
      player, other, score_home, score_away, text, x, y, state, reason, version)
    select "matchId", key, place, period, minute, added, seconds, kind, side, "playerId", player, other,
      home, away, text, x, y, state, reason, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
      "matchId" int, key text, place int, period text, minute smallint, added smallint, seconds real,
      kind text, side text, "playerId" text, player text, other text, home int, away int, text text,
      x real, y real, state text, reason text, version bigint)
    order by 1, 2
    on conflict (match_id, key) do update set
      place = excluded.place, period = excluded.period, minute = excluded.minute,
      added = excluded.added, seconds = excluded.seconds, kind = excluded.kind, side = excluded.side,
      player_id = excluded.player_id, player = excluded.player, other = excluded.other,
      score_home = excluded.score_home, score_away = excluded.score_away, text = excluded.text,
      x = excluded.x, y = excluded.y, version = excluded.version,
      state = case
        when excluded.state = 'withdrawn' then 'withdrawn'
        when incident.state = 'corrected' or excluded.kind <> incident.kind
          or excluded.side <> incident.side or excluded.player <> incident.player
          or excluded.minute <> incident.minute then 'corrected'
        else 'current' end,
      reason = excluded.reason
      where excluded.version > incident.version
    returning new.match_id, new.key,
      (old.place, old.period, old.minute, old.added, old.seconds, old.kind, old.side, old.player_id,
       old.player, old.other, old.score_home, old.score_away, old.text, old.x, old.y, old.state, old.reason)
      is distinct from
      (new.place, new.period, new.minute, new.added, new.seconds, new.kind, new.side, new.player_id,
       new.player, new.other, new.score_home, new.score_away, new.text, new.x, new.y, new.state, new.reason)
      as changed`,
  );
  const changes = changed
    .filter((row) => row.changed)
    .map((row): Change => ({ matchId: row.match_id, part: 'incident', ref: row.key }));

  const complete = messages
    .filter((message) => message.complete)
    .map(({ match, version, items }) => ({
      matchId: ids.get(match)?.id,
      version,
      keys: items.map((item) => item.key),
    }));
  if (complete.length > 0) {
    const gone = await rows<{ match_id: number; key: string }>(
      tx,
      sql`
      update incident set state = 'withdrawn', version = given.version
      from jsonb_to_recordset(${JSON.stringify(complete)}::jsonb)
        as given("matchId" int, version bigint, keys jsonb)
      where match_id = given."matchId" and state <> 'withdrawn' and incident.version < given.version
        and not given.keys ? incident.key
      returning match_id, key`,
    );
    for (const row of gone) changes.push({ matchId: row.match_id, part: 'incident', ref: row.key });
  }
  await raiseFlag(tx, 'has_incidents', changes);
  return changes;
}

export async function applyLineups(
  tx: Tx,
  messages: LineupMessage[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, lineup }) => ({
    matchId: ids.get(match)?.id,
    version,
    ...lineup,
  }));
  const changed = await rows<{
    match_id: number;
    side: string;
    changed: boolean;
    figures: boolean;
  }>(
    tx,
    sql`
    insert into lineup (match_id, side, formation, coach, players, version)
    select "matchId", side, formation, coach, players, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
      "matchId" int, side text, formation text, coach text, players jsonb, version bigint)
    order by 1, 2
    on conflict (match_id, side) do update set
      formation = excluded.formation, coach = excluded.coach, players = excluded.players,
      version = excluded.version
      where excluded.version > lineup.version
    returning new.match_id, new.side,
      (old.formation, old.coach, old.players) is distinct from
      (new.formation, new.coach, new.players) as changed,
      jsonb_path_exists(new.players, '$[*].statistics.*') as figures`,
  );
  const changes = changed
    .filter((row) => row.changed)
    .map((row): Change => ({ matchId: row.match_id, part: 'lineup', ref: row.side }));
  await raiseFlag(tx, 'has_lineups', changes);
  await raiseFlag(
    tx,
    'has_player_statistics',
    changed.filter((row) => row.figures).map((row) => ({ matchId: row.match_id })),
  );
  return changes;
}

export async function applyStatistics(
  tx: Tx,
  messages: StatisticsMessage[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, statistics }) => ({
    matchId: ids.get(match)?.id,
    version,
    statistics,
  }));
  const changed = await rows<{ match_id: number; changed: boolean }>(
    tx,
    sql`
    insert into match_statistics (match_id, statistics, version)
    select "matchId", statistics, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as given("matchId" int, statistics jsonb, version bigint)
    order by 1
    on conflict (match_id) do update set
      statistics = excluded.statistics, version = excluded.version
      where excluded.version > match_statistics.version
    returning new.match_id, old.statistics is distinct from new.statistics as changed`,
  );
  const changes = changed
    .filter((row) => row.changed)
    .map((row): Change => ({ matchId: row.match_id, part: 'statistics', ref: null }));
  await raiseFlag(tx, 'has_statistics', changes);
  return changes;
}

/** Appends positions; what is there stays. */
export async function applyActions(
  tx: Tx,
  messages: ActionsMessage[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = messages.flatMap(({ match, items }) => {
    const matchId = ids.get(match)?.id;
    return items.map(({ order, ...item }) => ({ ...item, matchId, place: order }));
  });
  const added = await rows<{ match_id: number; first: number }>(
    tx,
    sql`
    with added as (
      insert into action (match_id, place, period, second, kind, side, player, x, y, to_x, to_y, success)
      select "matchId", place, period, second, kind, side, player, x, y, "toX", "toY", success
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
        "matchId" int, place int, period text, second real, kind text, side text, player text,
        x real, y real, "toX" real, "toY" real, success boolean)
      on conflict do nothing
      returning match_id, place
    )
    select match_id, min(place)::int as first from added group by match_id`,
  );
  const changes = added.map(
    (row): Change => ({ matchId: row.match_id, part: 'actions', ref: String(row.first) }),
  );
  await raiseFlag(tx, 'has_actions', changes);
  return changes;
}

type Flag =
  | 'has_incidents'
  | 'has_lineups'
  | 'has_player_statistics'
  | 'has_statistics'
  | 'has_actions';

async function raiseFlag(tx: Tx, flag: Flag, changes: { matchId: number }[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = [...new Set(changes.map((change) => change.matchId))];
  const column = sql.identifier(flag);
  await tx.execute(
    sql`update match set ${column} = true where id = any(${sql.param(ids)}::int[]) and not ${column}`,
  );
}

/** The ids of a source's matches. */
export async function findMatchIds(tx: Tx, source: string, sourceIds: string[]): Promise<MatchIds> {
  const found = await rows<{ id: number; game_id: number; source_id: string }>(
    tx,
    sql`select id, game_id, source_id from match
      where source = ${source} and source_id = any(${sql.param(sourceIds)}::text[])`,
  );
  return new Map(found.map((row) => [row.source_id, { id: row.id, gameId: row.game_id }]));
}

/** The sources of these matches are alive; of all live matches of the source when none is named. */
export async function hear(
  tx: Tx,
  { source, now }: Heard,
  ids: number[] | 'live',
): Promise<Change[]> {
  const which =
    ids === 'live'
      ? sql`status in ('live', 'interrupted')`
      : sql`id = any(${sql.param(ids)}::int[])`;
  const revived = await rows<{ id: number; revived: boolean }>(
    tx,
    sql`update match set heard_at = ${now.toISOString()}::timestamptz, stale = false
      where source = ${source} and ${which}
        and (stale or heard_at < ${now.toISOString()}::timestamptz - interval '2 seconds')
      returning new.id, old.stale as revived`,
  );
  return revived
    .filter((row) => row.revived)
    .map((row) => ({ matchId: row.id, part: 'state', ref: null }));
}

/** More changes than this at once are told as "fetch anew" instead of one by one. */
const mostChanges = 2000;

/** Leaves changes for the next tick and wakes who ticks, both on commit. */
export async function announce(tx: Tx, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const told =
    changes.length > mostChanges ? [{ matchId: 0, part: 'fixture', ref: null }] : changes;
  await tx.execute(sql`
    insert into match_change (match_id, part, ref)
    select "matchId", part, ref
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given("matchId" int, part text, ref text)`);
  await tx.execute(sql`select pg_notify('match_change', '')`);
}
