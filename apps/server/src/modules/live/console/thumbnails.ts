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

const run = promisify(execFile);
/** ms for which one picture is shown, and that ffmpeg may take for it. */
const [shownFor, timeout] = [10_000, 8_000];
/** Pictures that are made at once. */
const most = 2;
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
  const pictures = new Map<string, { at: number; picture: Promise<Buffer> }>();
  let making = 0;

  function picture(stream: string): Promise<Buffer> {
    const now = Date.now();
    for (const [of, { at }] of pictures) if (now - at > shownFor) pictures.delete(of);
    const kept = pictures.get(stream);
    if (kept) return kept.picture;
    if (making >= most) throw new CodedError('tooManyRequests');
    making++;
    const made = draw(stream).finally(() => making--);
    pictures.set(stream, { at: now, picture: made });
    made.catch(() => pictures.delete(stream));
    return made;
  }

  async function draw(stream: string): Promise<Buffer> {
    const expires = Date.now() + timeout;
    const claims = { stream, lease: 'thumbnail', expires, liveOnly: true };
    const url = `${env.mediaControlUrl}/live/${tokens.issue(claims)}/${stream}/live.m3u8`;
    const { stdout } = await run(
      'ffmpeg',
      [
        ...['-v', 'error', '-nostdin', '-live_start_index', '-1', '-i', url],
        ...['-frames:v', '1', '-vf', 'scale=320:-2', '-f', 'mjpeg', '-'],
      ],
      { encoding: 'buffer', timeout, maxBuffer: 1024 * 1024 },
    );
    return stdout;
  }

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
      .send(await picture(key.stream));
  });
}
