import { uploadPath } from '@xiongmao/api/hosting/served-paths';
import { createUpload as createUploadCall } from '@xiongmao/api/videos/calls';
import { tus } from '@xiongmao/api/videos/tus';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise, type Principal, tokenOf } from '#platform/http/access/principal.ts';
import { guardWrite, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { incomingFolder, isFull, roomLeft } from '../folders.ts';
import { createUpload } from './create-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { giveUpUploads } from './give-up.ts';
import { bytesOf, fileOf, findUpload, removeFile, type Upload } from './upload-rows.ts';
import { type Written, writeBody } from './write-body.ts';
import { beginWriting, type Writing } from './writing.ts';

/** ms for which a body that is refused may still come: who sends it hears why. */
const hearsFor = 2_000;
/** Without a number of bytes that fits a file's. */
const offsetForm = /^\d{1,16}$/;

/** Files of videos as they come in: a call begins, tus 1.0.0 goes on. */
export function uploadRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, caller } = context;
  const folder = incomingFolder(context);
  const url = `${uploadPath}:id`;
  const schema = { hide: true };

  serve(app, caller, createUploadCall, ({ body, principal }) =>
    createUpload(context, body, principal),
  );

  app.register(async (scope) => {
    const entered = new WeakMap<FastifyRequest, Principal>();
    const ownUpload = (request: FastifyRequest): Promise<Upload> => {
      const { id } = request.params as { id: string };
      return findUpload(db, { id, uid: entered.get(request)!.uid }, clock.now());
    };
    // What is sent is bytes, and none of it is read before it is known whose.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(tus.type, (_request, _body, done) => done(null));

    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': tus.version, 'cache-control': 'no-store' });
      endUnread(request, reply);
      if (request.method === 'OPTIONS') return;
      if (request.headers['tus-resumable'] !== tus.version) {
        reply.header('tus-version', tus.version);
        throw new CodedError('uploadVersion');
      }
      if (request.method !== 'HEAD') guardWrite(request, caller.origins);
      const principal = await caller.identify(tokenOf(request), { anew: true });
      request.uid = principal?.uid ?? null;
      authorise('makeVideos', principal);
      entered.set(request, principal);
    });

    // The envelope tells with 200 that somebody may not; a client of tus looks at nothing but the status.
    const refused = new WeakSet<FastifyRequest>();
    scope.addHook('onError', async (request) => void refused.add(request));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 200 && refused.has(request)) reply.status(403);
    });

    scope.options(url, { schema }, (_request, reply) =>
      reply
        .headers({ 'tus-version': tus.version, 'tus-extension': tus.extensions })
        .status(204)
        .send(),
    );

    scope.head(url, { schema }, async (request, reply) => {
      const upload = await ownUpload(request);
      const offset = await bytesOf(fileOf(folder, upload.id));
      // A process may have ended between the last byte and what follows it.
      if (offset === upload.size) await finishLeft(upload);
      return reply
        .headers({
          'upload-offset': offset,
          'upload-length': upload.size,
          'upload-expires': new Date(upload.expiresAt).toUTCString(),
        })
        .send();
    });

    scope.patch(url, { schema, config: { isStreamed: true } }, async (request, reply) => {
      if (request.headers['content-type'] !== tus.type)
        throw new CodedError('unsupportedMediaType');
      const upload = await ownUpload(request);
      const offset = offsetOf(request);
      const writing = await beginWriting(context, upload.id);
      // Who hears the answer may send on at once.
      const { end, isWhole } = await take(request, reply, { upload, offset, writing }).finally(
        writing.end,
      );
      // Else nobody is there to hear it.
      if (!isWhole) return reply.hijack();
      return reply.header('upload-offset', end).status(204).send();
    });

    scope.delete(url, { schema }, async (request, reply) => {
      const { id } = await ownUpload(request);
      const { writer, end } = await beginWriting(context, id);
      await db
        .transaction((tx) => giveUpUploads(tx, sql`id = ${id} and writer = ${writer}`))
        .finally(end);
      await removeFile(fileOf(folder, id));
      return reply.status(204).send();
    });
  });

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { upload, offset, writing }: { upload: Upload; offset: number; writing: Writing },
  ): Promise<Written> {
    const file = fileOf(folder, upload.id);
    const there = await bytesOf(file);
    if (offset !== there) {
      reply.header('upload-offset', there);
      throw new CodedError('uploadOffset');
    }
    if (offset + Number(request.headers['content-length'] ?? 0) > upload.size)
      throw new CodedError('videoTooLarge');
    if ((await roomLeft(context)) < 0) throw new CodedError('storageFull');
    const written = await writeBody(request.raw, {
      file,
      offset,
      most: upload.size,
      signal: writing.signal,
      onBytes: writing.come,
    }).catch((error) => {
      throw isFull(error) ? new CodedError('storageFull') : error;
    });
    if (written.isTooLong) throw new CodedError('videoTooLarge');
    if (writing.signal.aborted) throw new CodedError('uploadBusy');
    if (written.end === upload.size) await finishUpload(context, upload, writing.writer);
    return written;
  }

  async function finishLeft(upload: Upload): Promise<void> {
    const writing = await beginWriting(context, upload.id).catch((error) => {
      if (error instanceof CodedError) return null;
      throw error;
    });
    if (!writing) return;
    await finishUpload(context, upload, writing.writer).finally(writing.end);
  }
}

function offsetOf({ headers }: FastifyRequest): number {
  const told = headers['upload-offset'];
  if (typeof told !== 'string' || !offsetForm.test(told)) throw new CodedError('invalidInput');
  return Number(told);
}

/** Has what follows an answer be read for a moment, and no longer: a connection that is cut at once loses the answer. */
function endUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    setTimeout(() => raw.complete || raw.socket.destroy(), hearsFor).unref();
  });
}
