import type { TeamRef } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '#platform/db/database.ts';

/** Ids by the source's own ids. */
export type Ids = Map<string, number>;

export interface LeagueRef {
  id: string;
  gameId: number;
  name: string;
  country?: string | undefined;
}

type Found = { id: number; source_id: string };
const byOrigin = (found: Found[]): Ids => new Map(found.map((row) => [row.source_id, row.id]));

/** Inserts or renames the leagues; answers the ids of all of them. */
export async function upsertLeagues(tx: Tx, source: string, leagues: LeagueRef[]): Promise<Ids> {
  const given = JSON.stringify(leagues);
  await tx.execute(sql`
    insert into league (game_id, source, source_id, name, country)
    select "gameId", ${source}, id, name, country
    from jsonb_to_recordset(${given}::jsonb) as given(id text, "gameId" int, name text, country text)
    order by id
    on conflict (source, source_id) do update
      set name = excluded.name, country = excluded.country
      where (league.name, league.country) is distinct from (excluded.name, excluded.country)`);
  return byOrigin(
    await rows<Found>(
      tx,
      sql`select id, source_id from league
        where source = ${source} and source_id in (select id from jsonb_to_recordset(${given}::jsonb) as given(id text))`,
    ),
  );
}

/** Inserts or renames the seasons; answers ids by `leagueId/name`. */
export async function upsertSeasons(
  tx: Tx,
  seasons: { leagueId: number; name: string; leagueName: string }[],
): Promise<Ids> {
  const given = JSON.stringify(seasons);
  await tx.execute(sql`
    insert into season (league_id, name, league_name)
    select "leagueId", name, "leagueName"
    from jsonb_to_recordset(${given}::jsonb) as given("leagueId" int, name text, "leagueName" text)
    order by 1, 2
    on conflict (league_id, name) do update set league_name = excluded.league_name
      where season.league_name <> excluded.league_name`);
  const found = await rows<{ id: number; league_id: number; name: string }>(
    tx,
    sql`select season.id, league_id, season.name from season
      join jsonb_to_recordset(${given}::jsonb) as given("leagueId" int, name text)
        on season.league_id = given."leagueId" and season.name = given.name`,
  );
  return new Map(found.map((row) => [`${row.league_id}/${row.name}`, row.id]));
}

/** Inserts or updates the teams; answers the ids of all of them. */
export async function upsertTeams(
  tx: Tx,
  source: string,
  teams: (TeamRef & { gameId: number })[],
): Promise<Ids> {
  const given = JSON.stringify(teams);
  await tx.execute(sql`
    insert into team (game_id, source, source_id, name, abbr, country, club)
    select "gameId", ${source}, id, name, abbr, country, "sameAs"
    from jsonb_to_recordset(${given}::jsonb)
      as given(id text, "gameId" int, name text, abbr text, country text, "sameAs" text)
    order by id
    on conflict (source, source_id) do update
      set name = excluded.name,
          abbr = coalesce(excluded.abbr, team.abbr),
          country = coalesce(excluded.country, team.country),
          club = coalesce(excluded.club, team.club)
      where (team.name, team.abbr, team.country, team.club) is distinct from
        (excluded.name, coalesce(excluded.abbr, team.abbr),
         coalesce(excluded.country, team.country), coalesce(excluded.club, team.club))`);
  return byOrigin(
    await rows<Found>(
      tx,
      sql`select id, source_id from team
        where source = ${source} and source_id in (select id from jsonb_to_recordset(${given}::jsonb) as given(id text))`,
    ),
  );
}

/** Inserts or updates players known from line-ups. */
export async function upsertPlayers(
  tx: Tx,
  source: string,
  players: { id: string; gameId: number; name: string; position: string | null }[],
): Promise<void> {
  await tx.execute(sql`
    insert into player (game_id, source, source_id, name, position)
    select "gameId", ${source}, id, name, position
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as given(id text, "gameId" int, name text, position text)
    order by id
    on conflict (source, source_id) do update
      set name = excluded.name, position = coalesce(excluded.position, player.position)
      where (player.name, player.position) is distinct from
        (excluded.name, coalesce(excluded.position, player.position))`);
}
