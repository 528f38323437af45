import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { type SQL, sql } from 'drizzle-orm';
import { int, listOf, orNull, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Entry } from '../index/entry.ts';
import { fanWeight, weightOf } from '../index/weights.ts';
import { knownOfLeague, knownOfTeam, type SourceNames } from '../names/known-names.ts';
import { searched } from './searched.ts';

/** Of more matches it does not matter how many. */
const mostCounted = 500;

/** What rows are shown as, and what they were shown as before a link was undone. */
const concerned = (kind: LinkKind) => (tx: Tx, rowIds: readonly number[]) => {
  const given = sql`${sql.param([...rowIds])}::int[]`;
  return idsOf(
    tx,
    sql`select unnest(${given}) as id
      union select shown_id from catalogue.${sql.identifier(kind)} where id = any(${given})
      union select shown_id from catalogue.link where kind = ${kind} and row_id = any(${given})`,
  );
};

async function idsOf(tx: Tx, query: SQL): Promise<number[]> {
  return (await rows(tx, { id: int }, query)).map(({ id }) => id);
}

const entryRow = {
  id: int,
  name: text,
  names: listOf(orNull(text)),
  /** By an operator's word. */
  aliases: listOf(text),
  readings: listOf(text),
  gameId: int,
  country: orNull(text),
  abbr: orNull(text),
  much: int,
};

/** Stands for a name that nobody has told. */
const nameless = '–';

async function readEntries(
  tx: Tx,
  query: SQL,
  knownOf: (told: SourceNames) => string[] = () => [],
): Promise<Entry[]> {
  const found = await rows(tx, entryRow, query);
  return found
    .filter(({ name }) => name !== nameless)
    .map(({ names, aliases, readings, country, abbr, much, ...entry }) => ({
      ...entry,
      aliases: [...new Set([...aliases, ...names])].filter(
        (name) => name !== null && name !== nameless && name !== entry.name,
      ) as string[],
      known: knownOf({
        gameId: entry.gameId,
        country,
        names: [entry.name, ...names.filter((name) => name !== null)],
      }),
      ...(readings.length > 0 && { readings }),
      facts: { country, abbr },
      weight: weightOf(much),
    }));
}

const fans = (kind: 'team' | 'league'): SQL =>
  sql`${fanWeight}::int * (select count(*) from users.follow f where f.kind = ${kind} and f.target_id = t.id)::int`;
const counted = (of: SQL): SQL =>
  sql`(select count(*) from (select ${of} limit ${mostCounted}) c)::int`;
const given = (ids: readonly number[]): SQL => sql`t.id = any(${sql.param([...ids])}::int[])`;
/** In an order, so that the same is written the same. */
const names = (of: SQL): SQL =>
  sql`(select coalesce(jsonb_agg(name order by name), '[]') from (select distinct ${of}) n)`;

/** What operators call the rows `o` of something, and how they speak it. */
const otherNames = (of: SQL): SQL =>
  sql`${names(sql`unnest(o.aliases) as name ${of}`)} as aliases, ${names(sql`unnest(o.readings) as name ${of}`)} as readings`;

const ownLeagues = sql`from catalogue.leagues_of(t.id) r join catalogue.league o on o.id = r`;
const ownTeams = sql`from catalogue.teams_of(t.id) r join catalogue.team o on o.id = r`;
const ownPlayers = sql`from catalogue.players_of(t.id) r join catalogue.player o on o.id = r`;

export const leagues = searched({
  kind: 'league',
  hasGame: true,
  hears: ['league'],
  concerned: concerned('league'),
  read: (tx, ids) =>
    readEntries(
      tx,
      sql`select t.id, t.name, t.game_id as "gameId", t.country, null as abbr,
          ${names(sql`n.name ${ownLeagues}
            cross join lateral (select o.told_name as name
              union select s.league_name from catalogue.season s where s.league_id = r) n`)} as names,
          ${otherNames(ownLeagues)},
          ${counted(sql`from catalogue.leagues_of(t.id) r join matches.match m on m.league_id = r`)}
            + ${fans('league')} as much
        from catalogue.league t where ${given(ids)} and t.shown_id = t.id`,
      knownOfLeague,
    ),
  ids: sql`select id from catalogue.league`,
  async show(_db, _asked, entries) {
    return entries.map(({ id, name, gameId, facts, matched }) => ({
      id,
      gameId: gameId!,
      name,
      country: facts.country ?? null,
      matched,
    }));
  },
});

export const teams = searched({
  kind: 'team',
  hasGame: true,
  hears: ['team'],
  concerned: concerned('team'),
  read: (tx, ids) =>
    readEntries(
      tx,
      sql`select t.id, t.name, t.game_id as "gameId", t.country, t.abbr,
          ${names(sql`n.name ${ownTeams} cross join lateral (values (o.told_name), (o.abbr)) n(name)`)} as names,
          ${otherNames(ownTeams)},
          ${counted(sql`from catalogue.teams_of(t.id) r join matches.match m on m.home_id = r`)}
            + ${counted(sql`from catalogue.teams_of(t.id) r join matches.match m on m.away_id = r`)}
            + ${counted(sql`from catalogue.teams_of(t.id) r join matches.lobby l on l.team_ids @> array[r]`)}
            + ${fans('team')} as much
        from catalogue.team t where ${given(ids)} and t.shown_id = t.id and not t.undecided`,
      knownOfTeam,
    ),
  ids: sql`select id from catalogue.team`,
  async show(_db, _asked, entries) {
    return entries.map(({ id, name, gameId, facts, matched }) => ({
      id,
      gameId: gameId!,
      name,
      abbr: facts.abbr ?? null,
      country: facts.country ?? null,
      matched,
    }));
  },
});

export const players = searched({
  kind: 'player',
  hasGame: true,
  hears: ['player'],
  concerned: concerned('player'),
  read: (tx, ids) =>
    readEntries(
      tx,
      sql`select t.id, t.name, t.game_id as "gameId", null as country, null as abbr, o.names, o.much,
          ${otherNames(ownPlayers)}
        from catalogue.player t cross join lateral (
          select coalesce(jsonb_agg(distinct told_name), '[]') as names,
            coalesce(sum(matches.appearances(source, source_id)), 0)::int as much
          from catalogue.player where id = t.id or same_as = t.id) o
        where ${given(ids)} and t.shown_id = t.id`,
    ),
  ids: sql`select id from catalogue.player`,
  async show(_db, _asked, entries) {
    return entries.map(({ id, name, gameId, matched }) => ({ id, gameId: gameId!, name, matched }));
  },
});
