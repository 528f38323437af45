import { linkKinds } from '@xiongmao/api/catalogue/links';
import { linkResource } from '@xiongmao/api/matches/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { matchesOf, merge, split } from '../links/merge.ts';
import type { Stake } from '../links/stake.ts';
import { portrait, thing } from '../links/things.ts';

type Row = ResourceRow<typeof linkResource>;

const tables = sql`catalogue.link l
  cross join ${thing(sql`l.kind`, sql`l.shown_id`)} shown cross join ${thing(sql`l.kind`, sql`l.row_id`)} own
  left join identity.account giver on giver.id = l."by"
  left join identity.account ender on ender.id = l.ended_by`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    linkResource.row.shape,
    sql`select l.id, l.kind, own.game_id as "gameId", ${portrait(sql`shown`)} as shown,
        ${portrait(sql`own`)} as row, giver.username as "by",
        case when l."by" is null then l.reason end as rule, case when l."by" is not null then l.reason end as because, l.at, l.brought_by is not null as along,
        l.ended_at is not null as ended, l.ended_at as "endedAt", ender.username as "endedBy", l.ended_reason as "endedReason"
      from ${tables} ${rest}`,
  );

const linkRow = { kind: z.enum(linkKinds), rowId: int, shownId: int };

/** What is shown as one: merged, looked at and split. */
export function serveLinks(app: FastifyInstance, context: ModuleContext, stake: Stake): void {
  const { clock, jobs } = context;
  const one = async (tx: Tx, id: number): Promise<Row> => {
    const [row] = await select(tx, sql`where l.id = ${id}`);
    if (!row) throw new CodedError('notFound');
    return row;
  };
  serveResource(app, context, linkResource, {
    async list(db, { filter: { q, gameId, kind, open, made, rowId }, sort, start, count }) {
      const where = every(
        gameId !== undefined && sql`own.game_id = ${gameId}`,
        kind !== undefined && sql`l.kind = ${kind}`,
        open !== undefined && sql`(l.ended_at is null) = ${open === 'true'}`,
        made !== undefined && sql`(l."by" is null) = ${made === 'rule'}`,
        rowId !== undefined && sql`${rowId} in (l.row_id, l.shown_id)`,
        q !== undefined && sql`concat_ws(' ', own.name, shown.name) ilike ${containing(q)}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`l.id`, at: sql`l.at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where l.id = ${id}`);
      return row ?? null;
    },
    wouldConcern: async (tx, two) => stake(tx, await matchesOf(tx, two)),
    async concerns(tx, id) {
      const [two] = await rows(
        tx,
        linkRow,
        sql`select kind, row_id as "rowId", shown_id as "shownId" from catalogue.link where id = ${id}`,
      );
      return two ? stake(tx, await matchesOf(tx, two)) : [];
    },
    async create(tx, { reason, ...two }, { uid: by }) {
      return one(tx, await merge(tx, jobs, two, { by, reason, now: clock.now() }));
    },
    async update(tx, before, { reason }, { uid: by }) {
      const { id } = before;
      await split(tx, jobs, { kind: before.kind, id }, { by, reason, now: clock.now() });
    },
  });
}
