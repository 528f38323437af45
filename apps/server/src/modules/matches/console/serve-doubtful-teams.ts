import { doubtfulTeamResource } from '@xiongmao/api/matches/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, listOf } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

const foundRow = {
  ...doubtfulTeamResource.row.shape,
  matchIds: listOf(listOf(int)),
  total: int,
};

/** Teams of two sources that may be one, by what they are told to have played. */
export function serveDoubtfulTeams(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, doubtfulTeamResource, {
    async list(db, { filter: { q, gameId }, sort, start, count }) {
      const where = every(
        gameId !== undefined && sql`doubt.game_id = ${gameId}`,
        q !== undefined && sql`concat_ws(' ', one.name, other.name) ilike ${containing(q)}`,
      );
      const order = orderBy({ id: sql`(one.id, other.id)`, matches: sql`matches` }, sort);
      const found = await rows(
        db,
        foundRow,
        sql`with doubt as (
            select game_id, one_id, other_id, count(*) as matches, max(starts_at) as "startsAt",
              (array_agg(opponent order by starts_at desc))[1] as opponent,
              (array_agg(array[match_id, other_match_id] order by starts_at desc))[1:1] as "matchIds"
            from (${pairs(sql`home_id`, sql`away_id`)}
              union all ${pairs(sql`away_id`, sql`home_id`)}) pair
            group by game_id, one_id, other_id
          )
          select one.id || '-' || other.id as id, doubt.game_id as "gameId", ${team(sql`one`)} as one,
            ${team(sql`other`)} as other, matches, opponent, "startsAt", "matchIds",
            count(*) over () as total
          from doubt join catalogue.team one on one.id = doubt.one_id
          join catalogue.team other on other.id = doubt.other_id
          where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      const listed = found.map(({ total, matchIds, ...row }) => ({
        ...row,
        matchIds: matchIds.flat(),
      }));
      return { rows: listed, total: found[0]?.total ?? 0 };
    },
  });
}

const team = (of: SQL) =>
  sql`jsonb_build_object('id', ${of}.id, 'name', ${of}.name, 'country', ${of}.country, 'source', ${of}.source)`;

/** Matches of two sources in which one side is the same team at the same time, and the other is not. */
const pairs = (same: SQL, differs: SQL): SQL => sql`
  select m.game_id, m.${differs} as one_id, o.${differs} as other_id, own.name as opponent,
    m.starts_at, m.id as match_id, o.id as other_match_id
  from match m
  join catalogue.team own on own.id = m.${same}
  join catalogue.team twin on twin.identity = own.identity and twin.source > own.source
  join match o on o.${same} = twin.id and o.game_id = m.game_id
    and o.starts_at between m.starts_at - interval '1 day' and m.starts_at + interval '1 day'
    and case when o.time_known and m.time_known then o.starts_at = m.starts_at
      else o.date = m.date end
  join catalogue.team mine on mine.id = m.${differs}
  join catalogue.team theirs on theirs.id = o.${differs}
  where not m.demo and not o.demo and m.source <> 'replay' and o.source <> 'replay'
    and mine.identity is distinct from theirs.identity
    and mine.identity is not null and theirs.identity is not null`;
