import type { TeamRef } from '@xiongmao/api/feeds/messages';
import { type SQL, sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** Ids by the source's own ids. */
export type Ids = Map<string, number>;

export interface LeagueRef {
  id: string;
  gameId: number;
  /** Null where the source tells none: the one that is known stays. */
  name: string | null;
  country?: string | undefined;
}

/** The ids of a source's things in their table. */
async function idsOf(
  tx: Tx,
  table: SQL,
  source: string,
  things: readonly { id: string }[],
): Promise<Ids> {
  const found = await rows(
    tx,
    { id: int, source_id: text },
    sql`select id, source_id from ${table}
      where source = ${source} and source_id = any(${sql.param(things.map(({ id }) => id))}::text[])`,
  );
  return new Map(found.map((row) => [row.source_id, row.id]));
}

/** What stands for a name that nobody has told yet. It gives way to any other, and takes no one's place. */
const nameless = '–';

/** Inserts or renames the leagues; answers the ids of all of them. */
export async function upsertLeagues(tx: Tx, source: string, leagues: LeagueRef[]): Promise<Ids> {
  await tx.execute(sql`
    insert into league (game_id, source, source_id, name, country)
    select "gameId", ${source}, id, coalesce(name, ${nameless}), country
    from json_to_recordset(${JSON.stringify(leagues)}::json) as given(id text, "gameId" int, name text, country text)
    order by id
    on conflict (source, source_id) do update
      set name = case excluded.name when ${nameless} then league.name else excluded.name end,
        country = coalesce(excluded.country, league.country)
      where (excluded.name <> ${nameless} and league.name <> excluded.name)
        or league.country is distinct from coalesce(excluded.country, league.country)`);
  return idsOf(tx, sql`league`, source, leagues);
}

/** Inserts or renames the seasons; answers ids by `leagueId/name`. */
export async function upsertSeasons(
  tx: Tx,
  seasons: { leagueId: number; name: string; leagueName: string | null }[],
): Promise<Ids> {
  const given = JSON.stringify(seasons);
  await tx.execute(sql`
    insert into season (league_id, name, league_name)
    select "leagueId", name, coalesce("leagueName", ${nameless})
    from json_to_recordset(${given}::json) as given("leagueId" int, name text, "leagueName" text)
    order by 1, 2
    on conflict (league_id, name) do update set league_name = excluded.league_name
      where season.league_name <> excluded.league_name and excluded.league_name <> ${nameless}`);
  const found = await rows(
    tx,
    { id: int, league_id: int, name: text },
    sql`select season.id, league_id, season.name from season
      join json_to_recordset(${given}::json) as given("leagueId" int, name text)
        on season.league_id = given."leagueId" and season.name = given.name`,
  );
  return new Map(found.map((row) => [`${row.league_id}/${row.name}`, row.id]));
}

/** Inserts or updates the teams; answers the ids of all of them. */
export async function upsertTeams(
  tx: Tx,
  source: string,
  teams: (TeamRef & { gameId: number; identity: string | null })[],
): Promise<Ids> {
  await tx.execute(sql`
    insert into team (game_id, source, source_id, name, abbr, country, club, identity, undecided)
    select "gameId", ${source}, id, coalesce(name, abbr, id), abbr, country, "sameAs", identity,
      coalesce(undecided, false)
    from json_to_recordset(${JSON.stringify(teams)}::json)
      as given(id text, "gameId" int, name text, abbr text, country text, "sameAs" text, identity text,
        undecided boolean)
    order by id
    on conflict (source, source_id) do update
      set name = case when excluded.name in (excluded.abbr, team.source_id)
            then team.name else excluded.name end,
          abbr = coalesce(excluded.abbr, team.abbr),
          country = coalesce(excluded.country, team.country),
          club = coalesce(excluded.club, team.club),
          identity = coalesce(excluded.identity, team.identity),
          undecided = excluded.undecided
      where (team.name, team.abbr, team.country, team.club, team.identity, team.undecided) is distinct from
        (case when excluded.name in (excluded.abbr, team.source_id)
           then team.name else excluded.name end, coalesce(excluded.abbr, team.abbr),
         coalesce(excluded.country, team.country), coalesce(excluded.club, team.club),
         coalesce(excluded.identity, team.identity), excluded.undecided)`);
  return idsOf(tx, sql`team`, source, teams);
}

/** A team, and who the fixture lists have shown it to be. */
export interface Proof {
  id: number;
  proven: string;
}

/** Notes who teams are; the ids of those that were not known so. */
export async function proveTeams(tx: Tx, proofs: readonly Proof[]): Promise<number[]> {
  if (proofs.length === 0) return [];
  const changed = await rows(
    tx,
    { id: int },
    sql`update team set proven = given.proven
      from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb) as given(id int, proven text)
      where team.id = given.id and team.proven is distinct from given.proven returning team.id`,
  );
  return changed.map(({ id }) => id);
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
    from json_to_recordset(${JSON.stringify(players)}::json)
      as given(id text, "gameId" int, name text, position text)
    order by id
    on conflict (source, source_id) do update
      set name = case excluded.name when player.source_id then player.name else excluded.name end,
        position = coalesce(excluded.position, player.position)
      where (excluded.name <> player.source_id and player.name <> excluded.name)
        or player.position is distinct from coalesce(excluded.position, player.position)`);
}
