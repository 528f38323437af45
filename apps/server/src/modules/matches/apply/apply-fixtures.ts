import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Heard } from '../live/hear.ts';
import type { Change } from './changes.ts';

/** What a source may leave out; what was known of it then stays. */
interface Placing {
  round?: string | null | undefined;
  stage?: string | null | undefined;
  group?: string | null | undefined;
  venue?: string | null | undefined;
  bestOf?: number | null | undefined;
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
  const changed = await rows(
    tx,
    { id: int, changed: bool },
    sql`
    insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
      time_known, date, round, stage, group_name, venue, best_of, demo, fixture_version, heard_at)
    select ${source}, match, "gameId", "leagueId", "seasonId", "homeId", "awayId",
      coalesce("startsAt", (date + time '12:00') at time zone 'UTC'), "startsAt" is not null, date,
      round, stage, "group", venue, "bestOf", ${demo}, version, ${instant(now)}
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
