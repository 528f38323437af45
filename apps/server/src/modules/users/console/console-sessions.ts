import { writtenNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { ResourceRow } from '@xiongmao/api/resource';
import { isAllowed } from '@xiongmao/api/roles';
import { sessionResource } from '@xiongmao/api/users/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deviceOf, endSessions } from '#modules/identity/index.ts';
import { text } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type SessionRow = ResourceRow<typeof sessionResource>;
const foundRow = { ...sessionResource.row.omit({ device: true }).shape, userAgent: text };

const columns = {
  id: sql`s.id`,
  createdAt: sql`s.created_at`,
  lastSeenAt: sql`s.last_seen_at`,
};
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The sessions of an account, past ones included; removing one ends it. */
export function serveSessions(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock } = context;
  serveResource(app, context, sessionResource, {
    async list(db, { filter: { userId }, sort, start, count }, principal) {
      const where = sql`where s.account_id = ${userId}`;
      const total = await countRows(db, sql`identity.session s ${where}`);
      const page = sql`${where} order by ${orderBy(columns, sort)} limit ${count} offset ${start}`;
      const isWhole = isAllowed('readAddresses', principal.roles);
      return { rows: await select(db, page, isWhole), total };
    },
    async concerns(tx, id) {
      const [session] = idForm.test(id) ? await select(tx, sql`where s.id = ${id}::uuid`) : [];
      return session ? [session.userId] : [];
    },
    async remove(tx, id) {
      const [session] = idForm.test(id) ? await select(tx, sql`where s.id = ${id}::uuid`) : [];
      if (!session || session.endedAt !== null) throw new CodedError('unknownSession');
      const { userId: accountId } = session;
      await endSessions(tx, { accountId, only: id, reason: 'revoked', now: clock.now() });
      return session;
    },
    // Whose session ended is asked anew.
    committed: () => caller.identify.forget(),
  });
}

/** What of a session is kept for ever, by the audit log, has no whole address. */
async function select(db: Database | Tx, rest: SQL, isWhole = false): Promise<SessionRow[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select s.id, s.account_id as "userId", s.created_at as "createdAt",
        s.last_seen_at as "lastSeenAt", s.ended_at as "endedAt", s.end_reason as "endReason",
        s.user_agent as "userAgent", s.ip
      from identity.session s ${rest}`,
  );
  return found.map(({ userAgent, ip, ...row }) => ({
    ...row,
    ip: isWhole ? ip : writtenNetworkOf(ip),
    device: deviceOf(userAgent),
  }));
}
