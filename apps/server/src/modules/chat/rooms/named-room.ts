import { type SQL, sql } from 'drizzle-orm';

/** What a room of that alias is called: by its anchor, or by its match's sides. */
export const roomTitle = (r: SQL): SQL => sql`coalesce(
  (select u.username from identity.account u where u.id = ${r}.anchor_id),
  (select coalesce(home.name || ' – ' || away.name, league.name) from matches.match g
    left join catalogue.team home on home.id = g.home_id left join catalogue.team away on away.id = g.away_id
    left join catalogue.league league on league.id = g.league_id where g.id = ${r}.match_id),
  ${r}.name)`;

/** The same with the way to it, as JSON (`namedRoom`); null where there is no room. */
export const namedRoomColumn = (r: SQL): SQL => sql`case when ${r}.id is not null then
  jsonb_build_object('title', ${roomTitle(r)}, 'link', jsonb_strip_nulls(jsonb_build_object(
    'page', case when ${r}.match_id is null then 'room' else 'match' end,
    'id', coalesce(${r}.match_id, ${r}.anchor_id),
    'within', (select g.game_id from matches.match g where g.id = ${r}.match_id)))) end`;

/** The ids of rooms that are called so. */
export const roomsCalled = (pattern: string): SQL =>
  sql`(select o.id from chat_room o where ${roomTitle(sql`o`)} ilike ${pattern})`;
