import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { anchorRules } from '@xiongmao/api/anchors/rules';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { mediaPaths, type StreamHealth, streamsAnswer } from '@xiongmao/api/live/media';
import { publishLoop } from '@xiongmao/rtmp/publish-loop';
import { createPublisher } from '@xiongmao/rtmp/publisher';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { connect, type Database } from '#platform/db/database.ts';
import { seedDemoAccounts } from '#src/demo/identity/accounts.ts';
import { clipSeconds, readClip } from '#src/demo/live/clip.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { rows } from '#testing/rows.ts';
import type { Cluster } from '../database.ts';
import { type Client, signIn } from '../kills/clients.ts';
import type { Rewriting } from '../processes/processes.ts';
import { createProduct, secretKey } from '../product.ts';
import { giveGold } from '../world.ts';
import { type Standing, stand } from './standing.ts';

/** What is waited for in minutes, and would make a run as long. */
const hurried: readonly Rewriting[] = [
  {
    file: 'apps/server/src/modules/live/media/watcher.ts',
    from: 'const gracePeriod = 60_000;',
    to: 'const gracePeriod = 8_000;',
  },
  { file: 'apps/media/src/streams/stream.ts', from: 'grace: 30_000,', to: 'grace: 4_000,' },
];

export interface Encoder {
  stop(): Promise<void>;
}

/** The server and media as processes of their own, an anchor, a fan, and an administrator. */
export interface Stage {
  server: Standing;
  media: Standing;
  db: Database;
  anchor: Client;
  fan: Client;
  admin: Client;
  /** Publishes the demo's clip with a key, and comes back when it is cut off. */
  publish(key: string): Encoder;
  /** The code that a publisher with a key is answered with; null where nobody answers. */
  answerTo(key: string): Promise<string | null>;
  /** What arrives at media; null while it does not answer. */
  streams(): Promise<StreamHealth[] | null>;
  /** What the anchor begins next costs this; null for nothing. */
  charge(price: number | null): Promise<void>;
  /** Has the job be done now that the server does by itself once a minute. */
  hurry(job: string): Promise<void>;
  end(): Promise<void>;
}

const plentyOfGold = 1_000_000;

export async function setStage(
  cluster: Cluster,
  url: string,
  guards: readonly Rewriting[],
): Promise<Stage> {
  const db = await connect(url, silent, 3);
  await seedDemoAccounts(db, new Date());
  await makeAnchor(db);
  const folder = await mkdtemp(path.join(cluster.folder, 'live-'));
  const ports = { server: await freePort(), http: await freePort(), rtmp: await freePort() };
  const serverUrl = `http://127.0.0.1:${ports.server}`;
  const mediaUrl = `http://127.0.0.1:${ports.http}`;
  const common = { LOG_LEVEL: 'fatal', SECRET_KEY: secretKey, SERVER_URL: serverUrl };
  const rewritings = [...hurried, ...guards];
  const media = await stand('apps/media/src/main.ts', {
    env: {
      ...{ ...common, DATA_DIR: folder },
      ...{ MEDIA_HTTP_PORT: String(ports.http), MEDIA_RTMP_PORT: String(ports.rtmp) },
    },
    health: `${mediaUrl}/healthz`,
    rewritings: rewritings.filter(({ file }) => !file.startsWith('apps/server/')),
  });
  const server = await stand('apps/server/src/main.ts', {
    env: {
      ...{ ...common, NODE_ENV: 'development', DEMO: '0', RATE_LIMIT: '1000000000' },
      ...{ WELCOME_BUDGET: '999999,999999,999999,999999', CONNECTION_LIMIT: '1000000000' },
      ...{ SERVER_PORT: String(ports.server), DATABASE_URL: url, DATA_DIR: cluster.folder },
      ...{ MEDIA_URL: mediaUrl, RTMP_URL: `rtmp://127.0.0.1:${ports.rtmp}/live` },
    },
    health: `${serverUrl}/readyz`,
    rewritings: rewritings.filter(({ file }) => !file.startsWith('apps/media/')),
  });
  const [anchor, fan, admin] = await Promise.all([
    signIn(serverUrl, 'anchor'),
    signIn(serverUrl, 'fan'),
    signIn(serverUrl, 'admin'),
  ]);
  await giveGold(createProduct(db), fan.uid, plentyOfGold, 'fan');
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  const proof = createMediaProof(secretKey);
  const tags = await readClip();
  const target = (key: string) => ({ host: '127.0.0.1', port: ports.rtmp, key });

  return {
    ...{ server, media, db, anchor, fan, admin },
    publish(key) {
      const ending = new AbortController();
      const { signal } = ending;
      const done = publishLoop({ target: target(key), tags, seconds: clipSeconds, signal });
      return {
        stop() {
          ending.abort();
          return done;
        },
      };
    },
    async answerTo(key) {
      const publisher = createPublisher(target(key));
      const answer = await publisher.answer;
      publisher.close();
      return answer?.code ?? null;
    },
    async streams() {
      const body = '{}';
      const headers = proof.headers(mediaPaths.streams, body);
      const signal = AbortSignal.timeout(2_000);
      try {
        const init = { method: 'POST', body, headers, signal };
        const answer = await fetch(`${mediaUrl}${mediaPaths.streams}`, init);
        return streamsAnswer.parse(await answer.json()).streams;
      } catch {
        return null;
      }
    },
    async charge(price) {
      await db.execute(
        sql`update anchor set paid = ${price !== null}, price = ${price ?? 1}
          where account_id = ${anchor.uid}`,
      );
    },
    async hurry(job) {
      await boss.send(job, {});
    },
    async end() {
      await boss.stop({ graceful: false });
      await server.stop();
      await media.stop();
      await db.$client.end();
    },
  };
}

async function makeAnchor(db: Database): Promise<void> {
  const [anchor] = await rows<{ id: number }>(
    db,
    sql`select id from account where username = 'anchor'`,
  );
  await db.execute(sql`
    insert into anchor (account_id, state, introduction, applied_at, approved_at, agreed_rules, rights,
      cover, title, label, language, preview_seconds)
    values (${anchor!.id}, 'approved', 'Talks', now(), now(), ${anchorRules.version}, '{paid,custom}',
      '/uploads/cover.webp', 'Tonight', 'Talk', 'en', 30)`);
}
