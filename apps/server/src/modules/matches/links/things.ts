import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { type SQL, sql } from 'drizzle-orm';

/** A row of a kind as its source tells of it: `<as>.kind, id, game_id, name, source, country, starts_at, shown_id, aliases, readings`. */
const told: Record<LinkKind, (where: SQL) => SQL> = {
  team: (
    where,
  ) => sql`select 'team' as kind, src.id, src.game_id, src.told_name as name, src.source, src.country,
    null::timestamptz as starts_at, src.shown_id, src.aliases, src.readings from catalogue.team src where not src.undecided and ${where}`,
  league: (
    where,
  ) => sql`select 'league' as kind, src.id, src.game_id, src.told_name as name, src.source, src.country,
    null::timestamptz as starts_at, src.shown_id, src.aliases, src.readings from catalogue.league src where ${where}`,
  player: (
    where,
  ) => sql`select 'player' as kind, src.id, src.game_id, src.told_name as name, src.source, null::text as country,
    null::timestamptz as starts_at, src.shown_id, src.aliases, src.readings from catalogue.player src where ${where}`,
  match: (where) => sql`select 'match' as kind, src.id, src.game_id,
    case when src.home_id is null then concat_ws(' · ', league.told_name, src.round)
      else home.told_name || ' – ' || away.told_name end as name, src.source, league.country,
    src.starts_at, coalesce(src.same_as, src.id) as shown_id, '{}'::text[] as aliases, '{}'::text[] as readings
    from match src join catalogue.league on league.id = src.league_id
    left join catalogue.team home on home.id = src.home_id
    left join catalogue.team away on away.id = src.away_id where ${where}`,
};

/** All rows of a kind. */
export const thingsOf = (kind: LinkKind): SQL => sql`(${told[kind](sql`true`)})`;

/** The row of a kind by its id, both as columns of what stands before in `from`. */
export const thing = (kind: SQL, id: SQL): SQL =>
  sql`lateral (${sql.join(
    (['team', 'league', 'player', 'match'] as const).map((each) =>
      told[each](sql`${kind} = ${sql.raw(`'${each}'`)} and src.id = ${id}`),
    ),
    sql` union all `,
  )})`;

/** A row of `things` as JSON. */
export const portrait = (of: SQL): SQL =>
  sql`jsonb_build_object('id', ${of}.id, 'name', ${of}.name, 'source', ${of}.source)`;

/** The ids that a source has of those in a line-up, as they are found by. */
export const playerIds = (lineup: SQL): SQL =>
  sql`jsonb_path_query_array(${lineup}.players, '$[*].playerId')`;
