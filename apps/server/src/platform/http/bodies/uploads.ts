import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Kept, keptTypes, type Storage } from '#platform/storage.ts';
import { CodedError } from '../errors.ts';

/** Serves what is kept under `/uploads/`, for good. */
export function serveUploads(app: FastifyInstance, storage: Storage): void {
  app.get('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
    const kept = await storage.open(request.url.split('?', 1)[0]!);
    return sendKept(reply, kept, 'max-age=31536000, immutable');
  });
}

/** Sends a file as what it is and nothing else. Throws `notFound`. */
export function sendKept(reply: FastifyReply, kept: Kept | null, lasts: string): FastifyReply {
  if (!kept) throw new CodedError('notFound');
  return reply
    .type(keptTypes[kept.type])
    .header('cache-control', `public, ${lasts}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header('content-length', kept.size)
    .send(kept.content);
}
