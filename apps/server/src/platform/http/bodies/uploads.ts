import { open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type KeptType, keptTypes, type Storage } from '#platform/storage.ts';
import { CodedError } from '../errors.ts';

/** Serves what is kept under `/uploads/`, for good. */
export function serveUploads(app: FastifyInstance, storage: Storage): void {
  app.get('/uploads/*', { schema: { hide: true } }, (request, reply) =>
    sendKept(reply, storage.fileOf(request.url.split('?', 1)[0]!), 'max-age=31536000, immutable'),
  );
}

/** Sends a file as what it is and nothing else. Throws `notFound`. */
export async function sendKept(
  reply: FastifyReply,
  found: { file: string; type: KeptType } | null,
  lasts: string,
): Promise<FastifyReply> {
  const file = found && (await open(found.file).catch(orMissing));
  if (!file) throw new CodedError('notFound');
  return reply
    .type(keptTypes[found.type])
    .header('cache-control', `public, ${lasts}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header('content-length', (await file.stat()).size)
    .send(file.createReadStream());
}

function orMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
