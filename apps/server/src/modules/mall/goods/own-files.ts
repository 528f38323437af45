import path from 'node:path';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import type { FastifyInstance } from 'fastify';
import { sendKept } from '#platform/http/bodies/uploads.ts';

const files = createFolderStore(path.join(import.meta.dirname, '../files'));
const form = /^[a-z0-9-]+\.webp$/;

/** Serves the product's own pictures of goods (`drawings`), beside those that are uploaded. */
export function serveOwnPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/mall/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const found = form.test(params.file) ? await files.get(params.file) : null;
      // Drawn anew they keep their names.
      return sendKept(reply, found && { ...found, type: 'webp' }, 'max-age=86400');
    },
  );
}
