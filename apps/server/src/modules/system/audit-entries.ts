import { auditResource } from '@xiongmao/api/system/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deviceOf } from '#modules/identity/index.ts';
import { text } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, instantIn, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

const foundRow = { ...auditResource.row.omit({ device: true }).shape, userAgent: text };

/** Who changed what: administrators read it, nobody changes it. */
export function serveAuditEntries(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, auditResource, {
    async list(db, { filter, sort, start, count }) {
      const { userId, action, target, aboutId } = filter;
      const where = every(
        userId !== undefined && sql`e.account_id = ${userId}`,
        action !== undefined && sql`e.action = ${action}`,
        target !== undefined && sql`e.target = ${target}`,
        aboutId !== undefined &&
          sql`(e.about @> array[${aboutId}]::int[] or e.target = ${`users/${aboutId}`})`,
        filter.at_gte !== undefined && sql`e.at >= ${instantIn(filter.at_gte)}`,
        filter.at_lte !== undefined && sql`e.at <= ${instantIn(filter.at_lte)}`,
      );
      const total = await countRows(db, sql`audit_entry e where ${where}`);
      const order = orderBy({ id: sql`e.id`, at: sql`e.at` }, sort);
      const entries = await select(
        db,
        sql`where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: entries, total };
    },
    async get(db, id) {
      const [entry] = await select(db, sql`where e.id = ${id}`);
      return entry ?? null;
    },
  });
}

async function select(db: Database | Tx, rest: SQL) {
  const found = await rows(
    db,
    foundRow,
    sql`select e.id, e.at, e.account_id as "userId", a.username, e.roles, e.action, e.target,
        e.before, e.after, e.ip, e.user_agent as "userAgent", e.request_id as "requestId"
      from audit_entry e join identity.account a on a.id = e.account_id ${rest}`,
  );
  return found.map(({ userAgent, ...entry }) => ({
    ...entry,
    device: deviceOf(userAgent),
  }));
}
