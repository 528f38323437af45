import type { FastifyRequest } from 'fastify';
import type { Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import type { AuditEntry } from '#platform/http/resources/resources.ts';
import type { MallContext } from '../context.ts';

/** Who of the desk asks, by what request. */
export interface Desk {
  principal: Principal;
  request: FastifyRequest;
}

/** Keeps what a call of the desk did in the audit log, in its transaction. */
export const auditCall = (
  tx: Tx,
  { audit, clock }: MallContext,
  { principal, request }: Desk,
  entry: Pick<AuditEntry, 'action' | 'target'> &
    Partial<Pick<AuditEntry, 'about' | 'before' | 'after'>>,
): Promise<void> =>
  audit(tx, {
    principal,
    about: [],
    before: null,
    after: null,
    ...entry,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    at: clock.now(),
  });
