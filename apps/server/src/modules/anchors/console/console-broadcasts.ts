import { broadcastResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { notify } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { broadcastColumns, broadcastTables } from '../broadcasts/broadcast-rows.ts';
import { closeBroadcast } from '../broadcasts/close-broadcast.ts';
import { broadcastCut } from '../notice-types.ts';

type Row = ResourceRow<typeof broadcastResource>;

const tables = sql`${broadcastTables} join identity.account a on a.id = b.anchor_id`;

function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    broadcastResource.row.shape,
    sql`select ${broadcastColumns}, b.anchor_id as "anchorId", a.username as anchor, b.reason,
        p.unlocks, p.held, p.captured, p.released
      from ${tables} cross join lateral (
        select count(*) as unlocks,
          coalesce(sum(amount) filter (where state = 'held'), 0)::int as held,
          coalesce(sum(amount) filter (where state = 'captured'), 0)::int as captured,
          coalesce(sum(amount) filter (where state = 'released'), 0)::int as released
        from wallet.hold where reference = 'broadcast:' || b.id) p ${rest}`,
  );
}

/** What is broadcast, which staff can cut, and what was. */
export function serveBroadcasts(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;

  serveResource(app, context, broadcastResource, {
    async list(db, { filter, sort, start, count }) {
      const { q, anchorId, matchId, state, endedBy } = filter;
      const where = every(
        q !== undefined &&
          sql`(b.title ilike ${containing(q)} or lower(a.username) like ${containing(q.toLowerCase())})`,
        anchorId !== undefined && sql`b.anchor_id = ${anchorId}`,
        matchId !== undefined && sql`b.match_id = any(${rowsOf(matchId)})`,
        state !== undefined && sql`(b.ended_at is null) = ${state === 'on'}`,
        endedBy !== undefined && sql`b.ended_by = ${endedBy}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`b.id` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where b.id = ${id}`);
      return row ?? null;
    },
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { uid: int },
        sql`select anchor_id as uid from broadcast where id = ${id}`,
      );
      return found.map(({ uid }) => uid);
    },
    async update(tx, before, { reason }, { uid: by }) {
      const { id: broadcastId } = before;
      const now = clock.now();
      const cut = { endedBy: 'cut', reason, by, now } as const;
      if (!(await closeBroadcast(tx, jobs, { broadcastId, ...cut }))) {
        throw new CodedError('notBroadcasting');
      }
      const { anchorId, title } = before;
      const told = { type: broadcastCut, values: { title, reason }, cause: null, at: now };
      await notify(tx, jobs, anchorId, told);
    },
  });
}
