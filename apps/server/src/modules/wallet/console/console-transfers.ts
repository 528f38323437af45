import type { ResourceRow } from '@xiongmao/api/resource';
import { transferResource } from '@xiongmao/api/wallet/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, instantIn, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof transferResource>;

/** An account in words: its kind, and whose it is. */
const nameOf = (account: SQL, owner: SQL) =>
  sql`concat_ws(' ', ${account}.kind, coalesce(${owner}.username, ${account}.owner_id::text))`;

function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    transferResource.row.shape,
    sql`select t.id, t.kind, t.amount, t.debit_id as "debitId",
        ${nameOf(sql`d`, sql`du`)} as debit, t.credit_id as "creditId",
        ${nameOf(sql`c`, sql`cu`)} as credit, t.reference, t.reverses_id as "reversesId", t.at
      from transfer t
      join ledger_account d on d.id = t.debit_id left join identity.account du on du.id = d.owner_id
      join ledger_account c on c.id = t.credit_id left join identity.account cu on cu.id = c.owner_id
      ${rest}`,
  );
}

/** Every movement of gold. */
export function serveTransfers(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, transferResource, {
    async list(db, { filter, sort, start, count }) {
      const { kind, accountId, reference, at_gte: from, at_lte: to } = filter;
      const where = every(
        kind !== undefined && sql`t.kind = ${kind}`,
        accountId !== undefined && sql`${accountId} in (t.debit_id, t.credit_id)`,
        reference !== undefined && sql`t.reference = ${reference}`,
        from !== undefined && sql`t.at >= ${instantIn(from)}`,
        to !== undefined && sql`t.at <= ${instantIn(to)}`,
      );
      const total = await countRows(db, sql`transfer t where ${where}`);
      const order = orderBy({ id: sql`t.id`, amount: sql`t.amount` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [found] = await select(db, sql`where t.id = ${id}`);
      return found ?? null;
    },
  });
}
