import { expertResource } from '@xiongmao/api/experts/resources';
import { record } from '@xiongmao/api/experts/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orNull } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

import { noRecord, recordColumn } from '../plans/plan-rows.ts';
import { suspend } from '../suspend.ts';

type Row = ResourceRow<typeof expertResource>;
const foundRow = { ...expertResource.row.shape, record: orNull(record) };

const sales = sql`(select count(*) from purchase b join plan p on p.id = b.plan_id
  where p.expert_id = a.id)`;
const earned = sql`coalesce((select sum(n.amount) from wallet.entry n
  where n.account_kind = 'earnings' and n.owner_id = a.id), 0)::int`;
const tables = sql`expert e join identity.account a on a.id = e.account_id
  left join expert_record r on r.expert_id = a.id and r.game_id = -1`;
const known = sql`e.state in ('approved', 'suspended', 'ended')`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select a.id, a.username, to_jsonb(e.game_ids) as "gameIds", e.state, e.reason,
        (select count(*) from plan p where p.expert_id = a.id and p.position is not null) as plans,
        ${sales} as sales, ${earned} as earned, ${recordColumn} as record,
        coalesce(e.approved_at, e.applied_at) as "approvedAt"
      from ${tables} ${rest}`,
  );
  return found.map((row) => ({ ...row, record: row.record ?? noRecord }));
}

/** Experts, who can be suspended. */
export function serveExperts(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, expertResource, {
    async list(db, { filter: { state, q }, sort, start, count }) {
      const where = every(
        known,
        state !== undefined && sql`e.state = ${state}`,
        q !== undefined && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`a.id`, sales, earned }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where ${known} and a.id = ${id}`);
      return row ?? null;
    },
    concerns: async (_tx, uid) => [uid],
    async update(tx, { id: uid }, { state, reason = null }) {
      await suspend(tx, { uid, state, reason });
    },
  });
}
