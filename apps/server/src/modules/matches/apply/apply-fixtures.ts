import type { FixtureMessage, StateMessage } from '@xiongmao/api/feeds/messages';
import { played } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { bool, int, orNull } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { heldWith, toldOf } from '../fixes/fixes.ts';
import type { Heard } from '../live/hear.ts';
import { oneOf } from '../statuses.ts';
import { type Change, flagColumns, flagsOf, turn } from './changes.ts';

/** What a source may leave out; what was known of it then stays. */
interface Placing {
  round?: string | null | undefined;
  stage?: string | null | undefined;
  group?: string | null | undefined;
  venue?: string | null | undefined;
  bestOf?: number | null | undefined;
  regularPeriods?: number | null | undefined;
}

export interface FixtureFact
  extends Placing,
    Omit<
      FixtureMessage,
      'type' | 'league' | 'season' | 'home' | 'away' | 'sidesGuessed' | keyof Placing
    > {
  leagueId: number;
  seasonId: number;
  /** Both null of a lobby. */
  homeId: number | null;
  awayId: number | null;
  /** Of one that was not known, how it stands and what it has: the same row tells it. */
  state?: StateMessage | undefined;
  has?: Iterable<Change['part']> | undefined;
  hasPlayerStatistics?: boolean | undefined;
}

/**
 * Inserts fixtures, each as it stands, or updates what is known of them. An older version changes nothing; a start that
 * moves to another day is remembered, so that the match stays on the day it left.
 */
export async function applyFixtures(
  tx: Tx,
  given: FixtureFact[],
  { source, now, demo }: Heard,
): Promise<Change[]> {
  const facts = given.map(({ state, has = [], ...fact }) => ({
    ...fact,
    ...flagsOf(has),
    ...state?.state,
    scoreHome: state?.state.score?.home,
    scoreAway: state?.state.score?.away,
    stateVersion: state?.version,
  }));
  const changed = await rows(
    tx,
    { id: int, changed: bool, stands: bool, turn: orNull(turn) },
    sql`
    insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
      time_known, date, round, stage, group_name, venue, best_of, regular_periods, demo, fixture_version, heard_at,
      status, phase, clock, score_home, score_away, periods, columns, winner, note, state_version, amended_at,
      has_player_statistics, ${flagColumns((name) => name)})
    select ${source}, match, "gameId", "leagueId", "seasonId", "homeId", "awayId",
      coalesce("startsAt", (date + time '12:00') at time zone 'UTC'), "startsAt" is not null, date,
      round, stage, "group", venue, "bestOf", "regularPeriods", ${demo}, version, ${instant(now)},
      coalesce(status, 'notStarted'), phase, clock, "scoreHome", "scoreAway", coalesce(periods, '[]'),
      coalesce(columns, '[]'), winner, note, coalesce("stateVersion", -1),
      case when "scoreHome" is not null then ${instant(now)} end,
      coalesce("hasPlayerStatistics", false), ${flagColumns((name) => sql`coalesce(${name}, false)`)}
    from json_to_recordset(${JSON.stringify(facts)}::json) as given(
      match text, "gameId" int, "leagueId" int, "seasonId" int, "homeId" int, "awayId" int,
      "startsAt" timestamptz, date date, round text, stage text, "group" text, venue text,
      "bestOf" smallint, "regularPeriods" smallint, version bigint, status text, phase text, clock jsonb, "scoreHome" int,
      "scoreAway" int, periods jsonb, columns jsonb, winner text, note text, "stateVersion" bigint,
      "hasPlayerStatistics" boolean, ${flagColumns((name) => sql`${name} boolean`)})
    order by match
    on conflict (source, source_id) do update set
      game_id = excluded.game_id, league_id = excluded.league_id, season_id = excluded.season_id,
      home_id = excluded.home_id, away_id = excluded.away_id,
      starts_at = case when ${isHeld} then match.starts_at else excluded.starts_at end,
      time_known = case when ${isHeld} then match.time_known else excluded.time_known end,
      date = case when ${isHeld} then match.date else excluded.date end,
      fixes = ${heldWith(sql`match.fixes`, told)}, round = excluded.round,
      stage = excluded.stage, group_name = excluded.group_name, venue = excluded.venue,
      best_of = excluded.best_of, regular_periods = excluded.regular_periods,
      fixture_version = excluded.fixture_version,
      heard_at = excluded.heard_at,
      moved_from = case
        when ${isHeld} then match.moved_from
        when excluded.date <> match.date and not match.starts_at = any(match.moved_from)
        then array_append(array_remove(match.moved_from, excluded.starts_at), match.starts_at)
        else array_remove(match.moved_from, excluded.starts_at) end
      where excluded.fixture_version > match.fixture_version
    returning new.id,
      (old.game_id, old.league_id, old.season_id, old.home_id, old.away_id, old.starts_at,
       old.time_known, old.date, old.round, old.stage, old.group_name, old.venue, old.best_of,
       old.regular_periods)
      is distinct from
      (new.game_id, new.league_id, new.season_id, new.home_id, new.away_id, new.starts_at,
       new.time_known, new.date, new.round, new.stage, new.group_name, new.venue, new.best_of,
       new.regular_periods)
      as changed,
      old.id is null and (new.status, new.score_home, new.phase, new.clock, new.winner, new.note)
        is distinct from ('notStarted', null, null, null, null, null) as stands,
      case when old.id is null then case
        when new.status = 'live' then 'begun'
        when new.status in ${oneOf(played)} then 'ended' end end as turn`,
  );
  return changed.flatMap(({ id, changed, stands, turn }): Change[] => [
    ...(changed ? [{ matchId: id, part: 'fixture' as const, ref: null }] : []),
    ...(stands ? [{ matchId: id, part: 'state' as const, ref: turn }] : []),
  ]);
}

/** A start that was fixed by hand stays. */
const isHeld = sql`coalesce(match.fixes ? 'startsAt', false)`;
const told = toldOf({
  startsAt: sql`'starts_at', excluded.starts_at, 'time_known', excluded.time_known, 'date', excluded.date`,
});
