import path from 'node:path';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import type { FastifyInstance } from 'fastify';
import { sendKept } from '#platform/http/bodies/uploads.ts';
import type { KeptType } from '#platform/storage.ts';

const files = createFolderStore(path.join(import.meta.dirname, '../files'));
const form = /^[a-z]+\.(webp|svga)$/;

/** Serves pictures and animations of the product's own gifts (`drawings`), beside those that are uploaded. */
export function serveOwnFiles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/gifts/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [name, type] = form.exec(params.file) ?? [];
      const found = name ? await files.get(name) : null;
      // Drawn anew they keep their names.
      return sendKept(reply, found && { ...found, type: type as KeptType }, 'max-age=86400');
    },
  );
}
