import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { keptTypes, type Storage } from '#platform/storage.ts';
import { CodedError } from '../errors.ts';

/** Serves what is kept under `/uploads/`: as the picture it is and nothing else, for good. */
export function serveUploads(app: FastifyInstance, storage: Storage): void {
  app.get('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
    const found = storage.fileOf(request.url.split('?', 1)[0]!);
    const file = found && (await open(found.file).catch(orMissing));
    if (!found || !file) throw new CodedError('notFound');
    return reply
      .type(keptTypes[found.type])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-site')
      .header('content-length', (await file.stat()).size)
      .send(file.createReadStream());
  });
}

function orMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
