import { pageSize } from '@xiongmao/api/fields/page-size';
import type { listLeagues as call } from '@xiongmao/api/library/calls';
import type { LeagueSection } from '@xiongmao/api/library/sections';
import { type ListedLeague, listedLeague } from '@xiongmao/api/library/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findCalled } from '#modules/search/index.ts';
import { int, listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { containing, every } from '#platform/http/listing.ts';
import { untold } from '../untold.ts';

type Asked = z.output<NonNullable<typeof call.query>>;

const orders: Record<Asked['sort'], SQL> = {
  '-latest': sql`latest desc nulls last`,
  latest: sql`latest nulls last`,
  name: sql`lower(name)`,
  '-name': sql`lower(name) desc`,
  '-seasons': sql`seasons desc`,
  seasons: sql`seasons`,
};
/** Whether a season `s` has a page. */
const hasSection = (section: LeagueSection): SQL =>
  section === 'sortTable'
    ? sql`exists (select from season_line p where p.season_id = s.id and p.of = 'player')`
    : sql`exists (select from library_season k where k.season_id = s.id and ${section} = any(k.sections))`;

const listRow = {
  items: orNull(listOf(listedLeague)),
  total: int,
  countries: orNull(listOf(text)),
};

/** Leagues as they are shown, each with its seasons counted once however many sources tell of them. */
export async function listLeagues(db: Database, asked: Asked) {
  const { gameId, country, q, section, sort, page } = asked;
  const called = q ? [...(await findCalled(db, 'league', q))] : [];
  const where = every(
    country !== undefined &&
      (country === 'none' ? sql`country is null` : sql`country = ${country}`),
    section !== undefined &&
      sql`exists (select from catalogue.season s
        where s.league_id in (select catalogue.leagues_of(l.id)) and ${hasSection(section)})`,
    !!q &&
      sql`(lower(name) like ${containing(q.toLowerCase().replaceAll('\0', ''))}
        or id = any(${sql.param(called)}::int[]))`,
  );
  const [found] = await rows(
    db,
    listRow,
    sql`with told as (
        select id, shown_id, game_id, name, country from catalogue.league
        where name <> ${untold} and ${gameId === undefined ? sql`true` : sql`game_id = ${gameId}`}
      ), league as materialized (
        select shown_id as id, min(game_id) as game_id, min(told.name) as name, min(country) as country,
          count(distinct s.name) filter (where s.name <> ${untold})::int as seasons
        from told join catalogue.season s on s.league_id = told.id group by shown_id
      ), dated as materialized (
        select l.*, (
          select max(m.starts_at) from catalogue.leagues_of(l.id) own cross join lateral (
            select starts_at from matches.match where league_id = own and starts_at is not null
              and status not in ('notStarted', 'postponed', 'cancelled')
            order by starts_at desc limit 1) m
        ) as latest from league l where ${where}
      )
      select (
        select jsonb_agg(jsonb_build_object('id', id, 'gameId', game_id, 'name', name, 'country', country,
          'seasons', seasons, 'latest', to_char(latest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        from (select * from dated order by ${orders[sort]}, id limit ${pageSize} offset ${(page - 1) * pageSize}) p
      ) as items,
      (select count(*)::int from dated) as total,
      (select jsonb_agg(distinct country order by country) from league where country is not null) as countries`,
  );
  const { items, total, countries } = found!;
  return { items: (items ?? []) as ListedLeague[], total, countries: countries ?? [] };
}
