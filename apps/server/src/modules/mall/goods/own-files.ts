import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendKept } from '#platform/http/bodies/uploads.ts';

const folder = path.join(import.meta.dirname, '../files');
const form = /^([a-z0-9-]+)\.webp$/;

/** Serves the product's own pictures of goods (`drawings`), beside those that are uploaded. */
export function serveOwnPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/mall/:file',
    { schema: { hide: true } },
    ({ params }, reply) => {
      const [, name] = form.exec(params.file) ?? [];
      const found = name
        ? { file: path.join(folder, `${name}.webp`), type: 'webp' as const }
        : null;
      // Drawn anew they keep their names.
      return sendKept(reply, found, 'max-age=86400');
    },
  );
}
