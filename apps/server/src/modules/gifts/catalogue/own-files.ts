import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendKept } from '#platform/http/bodies/uploads.ts';
import type { KeptType } from '#platform/storage.ts';

const folder = path.join(import.meta.dirname, '../files');
const form = /^([a-z]+)\.(webp|svga)$/;

/** Serves pictures and animations of the product's own gifts (`drawings`), beside those that are uploaded. */
export function serveOwnFiles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/gifts/:file',
    { schema: { hide: true } },
    ({ params }, reply) => {
      const [, name, type] = form.exec(params.file) ?? [];
      const found = name
        ? { file: path.join(folder, `${name}.${type}`), type: type as KeptType }
        : null;
      // Drawn anew they keep their names.
      return sendKept(reply, found, 'max-age=86400');
    },
  );
}
