import { studioMatchResource } from '@xiongmao/api/experts/resources';
import { mostPlans } from '@xiongmao/api/experts/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { leagueColumn, teamColumn } from '#modules/catalogue/index.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isToCome } from '../plans/plan-rows.ts';

type Row = ResourceRow<typeof studioMatchResource>;

const tables = sql`matches.match m join catalogue.league l on l.id = m.league_id
  join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id`;

/** How many of an expert's plans on a match count against the most that there may be. */
const ownPlans = (uid: number): SQL => sql`(select count(*) from plan p
  where p.expert_id = ${uid}
    and (p.match_id = m.id or p.match_id in (select o.id from matches.match o where o.same_as = m.id))
    and (p.released_at is not null or p.state = 'underReview'))`;

async function select(db: Database | Tx, uid: number, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    studioMatchResource.row.shape,
    sql`select m.id, m.game_id as "gameId", ${leagueColumn(sql`l`)} as league,
        ${teamColumn(sql`h`)} as home, ${teamColumn(sql`w`)} as away, m.starts_at as "startsAt", m.status,
        case when m.score_home is null or m.score_away is null then null
          else jsonb_build_object('home', m.score_home, 'away', m.score_away) end as score,
        m.best_of as "bestOf",
        ${ownPlans(uid)} as "ownPlans"
      from ${tables} ${rest}`,
  );
}

/** Matches that a plan can be posted for, the next to begin first; those that are full come last. */
export function serveOpenMatches(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  serveResource(app, context, studioMatchResource, {
    async list(db, { filter: { q, gameId }, sort, start, count }, { uid }) {
      const where = every(
        isToCome(clock.now()),
        sql`m.same_as is null`,
        gameId !== undefined && sql`m.game_id = ${gameId}`,
        q !== undefined &&
          sql`(h.name ilike ${containing(q)} or w.name ilike ${containing(q)}
            or l.name ilike ${containing(q)})`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const direction = sort.descending ? sql`desc` : sql`asc`;
      const page = sql`where ${where}
        order by ${ownPlans(uid)} >= ${mostPlans}, m.starts_at ${direction}, m.id
        limit ${count} offset ${start}`;
      return { rows: await select(db, uid, page), total };
    },
    async get(db, id, { uid }) {
      const [found] = await select(
        db,
        uid,
        sql`where m.id = (
        select shown_id from matches.shown_match where id = ${id})`,
      );
      return found ?? null;
    },
  });
}
