import { settlementResource } from '@xiongmao/api/experts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { int, orNull } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

import { settlePlan } from '../settlement/settle-plan.ts';

type Row = ResourceRow<typeof settlementResource>;

const tables = sql`settlement s join plan p on p.id = s.plan_id
  join identity.account a on a.id = p.expert_id`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    settlementResource.row.shape,
    sql`select s.id, s.plan_id as "planId", p.title, a.username as expert, p.match_id as "matchId",
        s.revision, s.cause, s.result, s.rule, s.score_home as "scoreHome",
        s.score_away as "scoreAway", s.captured, s.released, s.expert_share as "expertShare",
        s.house_share as "houseShare", s.unclaimed, s.reason,
        (select username from identity.account where id = s.by) as by, s.at
      from ${tables} ${rest}`,
  );
}

/** The settlement log. An entry made here overrides what the match says, from then on. */
export function serveSettlements(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env, jobs } = context;
  const terms = { jobs, expertShare: env.EXPERT_SHARE };

  serveResource(app, context, settlementResource, {
    async list(db, { filter: { planId, matchId, cause }, sort, start, count }) {
      const where = every(
        planId !== undefined && sql`s.plan_id = ${planId}`,
        matchId !== undefined && sql`p.match_id = any(${rowsOf(matchId)})`,
        cause !== undefined && sql`s.cause = ${cause}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`s.id` }, sort)}
        limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where s.id = ${id}`);
      return row ?? null;
    },
    // Who earns by it, and who has gold in it.
    async wouldConcern(tx, { planId }) {
      const found = await rows(
        tx,
        { id: int },
        sql`select expert_id as id from plan where id = ${planId}
          union select buyer_id from purchase where plan_id = ${planId}`,
      );
      return found.map(({ id }) => id);
    },
    async create(tx, { planId, result, reason }, { uid: by }) {
      const [score] = await rows(
        tx,
        { home: orNull(int), away: orNull(int) },
        sql`select m.score_home as home, m.score_away as away
          from plan p join matches.shown_match m on m.id = p.match_id
          where p.id = ${planId} and p.released_at is not null`,
      );
      if (!score) throw new CodedError('unknownPlan');
      const { home, away } = score;
      const counted = home === null || away === null ? null : { home, away };
      const verdict = { result, rule: 'override', score: counted };
      const settling = {
        planId,
        cause: 'override',
        verdict,
        by,
        reason,
        now: clock.now(),
      } as const;
      if (!(await settlePlan(tx, terms, settling))) throw new CodedError('sameResult');
      const [row] = await select(
        tx,
        sql`where s.plan_id = ${planId} order by s.revision desc limit 1`,
      );
      return row!;
    },
  });
}
