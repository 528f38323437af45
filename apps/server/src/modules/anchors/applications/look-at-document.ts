import type { FastifyRequest } from 'fastify';
import type { Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import type { ModuleContext } from '#platform/module.ts';
import { readDocument } from './documents.ts';

/** A side of an applicant's document; that somebody looked at it stands in the audit log, or they don't see it. */
export async function lookAtDocument(
  tx: Tx,
  { audit, clock, secret }: ModuleContext,
  given: { principal: Principal; request: FastifyRequest; userId: number; side: number },
): Promise<{ realName: string; birthDate: string; image: string }> {
  const { principal, request, userId, side } = given;
  const found = await readDocument(tx, secret, { userId, side, by: principal.uid });
  await audit(tx, {
    principal,
    action: 'anchor-applications.look',
    target: `anchor-applications/${userId}`,
    about: [userId],
    before: null,
    after: { side },
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    at: clock.now(),
  });
  return found;
}
