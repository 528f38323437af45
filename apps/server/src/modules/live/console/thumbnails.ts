import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { createPlayTokens } from '@xiongmao/api/live/play-token';
import { streamResource } from '@xiongmao/api/live/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { authorise, tokenOf } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Watcher } from '../media/watcher.ts';
import { keepPictures } from './keep-pictures.ts';

const run = promisify(execFile);
/** ms for which one picture is shown; as many are drawn at once. */
const kept = { keptFor: 10_000, atOnce: 2 };
/** ms that ffmpeg may take for one. */
const timeout = 8_000;
const base = `/java/${streamResource.office}/${streamResource.name}`;

export const thumbnailPath = (uid: number): string => `/console/streams/${uid}/thumbnail`;

let found: boolean | null = null;
/** Whether the machine has ffmpeg. */
export function hasThumbnails(): boolean {
  found ??= spawnSync('ffmpeg', ['-version']).status === 0;
  return found;
}

/** Pictures of the last seconds, for the live monitor. */
export function serveThumbnails(
  app: FastifyInstance,
  { caller, db, env, key }: ModuleContext,
  watcher: Pick<Watcher, 'healthOf'>,
): void {
  const tokens = createPlayTokens(key);
  async function draw(stream: string): Promise<Buffer> {
    const expires = Date.now() + timeout;
    const claims = { stream, lease: 'thumbnail', expires, liveOnly: true };
    const url = `${env.mediaControlUrl}/live/${tokens.issue(claims)}/${stream}/live.m3u8`;
    const drawing = run(
      'ffmpeg',
      [
        ...['-v', 'error', '-nostdin', '-live_start_index', '-1', '-i', url],
        ...['-frames:v', '1', '-vf', 'scale=320:-2', '-f', 'mjpeg', '-'],
      ],
      { encoding: 'buffer', timeout, maxBuffer: 1024 * 1024 },
    );
    try {
      return (await drawing).stdout;
    } catch (error) {
      // A stream may end, or be cut, while its picture is drawn: the monitor shows its cover.
      app.log.info({ err: error, stream }, 'a thumbnail could not be drawn');
      throw new CodedError('notFound');
    }
  }
  const pictureOf = keepPictures(draw, kept);

  app.get(`${base}/:id/thumbnail`, { schema: { hide: true } }, async (request, reply) => {
    const principal = await caller.identify(tokenOf(request), { anew: false });
    authorise(streamResource.actions.list!.permission, principal);
    const [key] = await rows(
      db,
      { stream: text },
      sql`select stream from stream_key
        where account_id::text = ${(request.params as { id: string }).id}`,
    );
    if (!key || !hasThumbnails() || watcher.healthOf(key.stream)?.state !== 'live') {
      throw new CodedError('notFound');
    }
    return reply
      .type('image/jpeg')
      .header('cache-control', 'no-store')
      .send(await pictureOf(key.stream));
  });
}
