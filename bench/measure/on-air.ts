import { setTimeout as sleep } from 'node:timers/promises';
import { hasFfmpeg, pushClock } from '@xiongmao/e2e/live/clock-picture';
import { makeBroadcast } from '../data/market.ts';
import type { ownDatabase } from '../own-database.ts';
import { freePort, start } from '../processes.ts';
import { key, startServer, startSite } from '../product.ts';
import type { ServerCode } from '../server-code.ts';

/** The server, the site and the real media process on a benchmark's own database; all go with the stack. */
export async function startOnAir(
  stack: AsyncDisposableStack,
  code: ServerCode,
  { db, url, folder }: Awaited<ReturnType<typeof ownDatabase>>,
) {
  if (!hasFfmpeg) throw new Error('ffmpeg, which plays OBS, is not installed');
  const [http, rtmp, port] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${http}`;
  const live = { MEDIA_URL: origin, MEDIA_RTMP_PORT: String(rtmp) };
  // Who watches asks for it from the site's own origin.
  const pages = { SITE_URL: `http://127.0.0.1:${port}` };
  const server = stack.use(await startServer({ DATABASE_URL: url, ...live, ...pages }));
  const site = stack.use(await startSite(server, live, port));
  const media = stack.use(
    start('apps/media/src/main.ts', {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', SECRET_KEY: key, DATA_DIR: folder },
      ...{ SERVER_URL: server.url, MEDIA_HTTP_PORT: String(http), ...live },
    }),
  );
  await media.answers(`${origin}/healthz`);

  return {
    server,
    site,
    /** Puts a room that shows a clock beside a match on air; its number, and the moment at which the clock began (ms). */
    async broadcast(matchId: number): Promise<{ uid: number; base: number }> {
      const uid = await makeBroadcast(db, matchId);
      const streamKey = await code.makeStreamKey(db, { uid, key });
      const pushed = pushClock(`rtmp://127.0.0.1:${rtmp}/live/${streamKey}`);
      stack.defer(() => pushed.stop());
      const room = `${server.url}/java/live/room?id=${uid}`;
      for (let tries = 0; !(await (await fetch(room)).text()).includes('"state":"live"'); tries++) {
        if (tries === 100) throw new Error('the room is not on air');
        await sleep(200);
      }
      return { uid, base: pushed.base };
    },
  };
}
