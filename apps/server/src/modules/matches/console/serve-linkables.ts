import { type LinkKind, linkKinds } from '@xiongmao/api/catalogue/links';
import { linkableResource } from '@xiongmao/api/matches/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { nameOtherwise } from '#modules/catalogue/index.ts';
import { int, listOf, text } from '#platform/db/columns.ts';
import { countRows, type Database, iso, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { playerIds, portrait, thing, thingsOf } from '../links/things.ts';

type Row = ResourceRow<typeof linkableResource>;
const { latest: _latest, players, ...listedShape } = linkableResource.row.shape;

/** The matches of a row `t` of a kind, `m` each. */
const matchesOf: Record<LinkKind, SQL> = {
  team: sql`match m where m.home_id = t.id or m.away_id = t.id
    or m.id = any(array(select match_id from lobby where team_ids @> array[t.id]))`,
  league: sql`match m where m.league_id = t.id`,
  player: sql`match m where m.source = t.source and m.id = any(array(select u.match_id from lineup u
    where ${playerIds(sql`u`)} ? (select source_id from catalogue.player where id = t.id)))`,
  match: sql`match m where m.id = t.id`,
};

/** Of a match `t`, where it stands. */
const playedAs = (kind: LinkKind): SQL =>
  kind === 'match'
    ? sql`(select g.told_name from match m join catalogue.league g on g.id = m.league_id where m.id = t.id) as league,
        (select m.status from match m where m.id = t.id) as status,
        (select case when m.score_home is not null then jsonb_build_object('home', m.score_home, 'away', m.score_away) end
          from match m where m.id = t.id) as score`
    : sql`null as league, null as status, null as score`;

const select = (
  db: Database | Tx,
  kind: LinkKind,
  rest: SQL,
): Promise<Omit<Row, 'latest' | 'players'>[]> =>
  rows(
    db,
    listedShape,
    sql`select t.kind || '-' || t.id as id, t.kind, t.id as "rowId", t.game_id as "gameId", t.name, t.source, t.country,
        to_jsonb(t.aliases) as aliases, to_jsonb(t.readings) as readings, t.starts_at as "startsAt",
        case when t.shown_id <> t.id then (
          select ${portrait(sql`s`)} from ${thing(sql`t.kind`, sql`t.shown_id`)} s) end as "shownAs",
        (select coalesce(jsonb_agg(${portrait(sql`s`)} order by s.id), '[]')
          from ${thingsOf(kind)} s where s.shown_id = t.id and s.id <> t.id) as shows,
        (select count(*) from ${matchesOf[kind]}) as matches, ${playedAs(kind)}
      from ${thingsOf(kind)} t ${rest}`,
  );

/** `<kind>-<row>` taken apart; null for what is none. */
export function takeApart(id: string): { kind: LinkKind; ids: number[] } | null {
  const [kind, ...ids] = id.split('-');
  const known = linkKinds.find((each) => each === kind);
  const numbers = ids.map(Number);
  const isRow = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
  return known && numbers.every(isRow) ? { kind: known, ids: numbers } : null;
}

/** Within JSON an instant is PostgreSQL's. */
const detailRow = {
  latest: listOf(z.object({ id: int, name: text, startsAt: z.nullable(text) })),
  players,
};

/** What sources tell of, row by row. */
export function serveLinkables(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, linkableResource, {
    async list(db, { filter: { q, gameId, kind = 'team' }, sort, start, count }) {
      const where = every(
        gameId !== undefined && sql`t.game_id = ${gameId}`,
        q !== undefined && sql`t.name ilike ${containing(q)}`,
      );
      const total = await countRows(db, sql`${thingsOf(kind)} t where ${where}`);
      const order = orderBy({ id: sql`t.id`, name: sql`t.name` }, sort);
      const found = await select(
        db,
        kind,
        sql`where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: found.map((row) => ({ ...row, latest: [], players: [] })), total };
    },
    get,
    async update(tx, before, otherNames) {
      const { kind, rowId } = before;
      if (kind === 'match') throw new CodedError('notFound');
      await nameOtherwise(tx, kind, rowId, otherNames);
    },
  });
}

/** A row by `<kind>-<row>`, with its latest matches and who played. */
async function get(db: Database | Tx, id: string): Promise<Row | null> {
  const asked = takeApart(id);
  if (asked?.ids.length !== 1) return null;
  const { kind, ids } = asked;
  const [found] = await select(db, kind, sql`where t.id = ${ids[0]!}`);
  if (!found) return null;
  const [detail] = await rows(
    db,
    detailRow,
    sql`with own as materialized (
        select m.id, m.starts_at, m.source from ${thingsOf(kind)} t cross join lateral (
          select m.id, m.starts_at, m.source from ${matchesOf[kind]}
          order by m.starts_at desc nulls last, m.id desc limit 10) m
        where t.id = ${ids[0]!}
      )
      select (
          select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'startsAt', s.starts_at)
            order by s.starts_at desc nulls last, s.id desc), '[]')
          from own cross join ${thing(sql`'match'`, sql`own.id`)} s) as latest,
        (select coalesce(jsonb_agg(distinct played ->> 'name'), '[]')
          from own join match m on m.id = own.id join lineup u on u.match_id = m.id
          cross join jsonb_array_elements(u.players) played
          where ${sidesOf(kind, ids[0]!)}) as players`,
  );
  const latest = detail!.latest.map(({ startsAt, ...match }) => ({
    ...match,
    startsAt: startsAt && iso(startsAt),
  }));
  return { ...found, latest, players: detail!.players };
}

/** Whose line-ups `u` of matches `m` tell who plays for a row. */
function sidesOf(kind: LinkKind, id: number): SQL {
  if (kind === 'team')
    return sql`case u.side when 'home' then m.home_id else m.away_id end = ${id}`;
  return kind === 'match' ? sql`true` : sql`false`;
}
