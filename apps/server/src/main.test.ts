import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchDelta } from '@xiongmao/api/matches/events';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { signPush } from '#modules/feeds/index.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { liveClient, recordDeltas } from '#testing/doubles/live-client.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import {
  hasRedis,
  redisProcess,
  type ServerProcess,
  serverProcess,
} from '#testing/processes/processes.ts';
import { rows } from '#testing/rows.ts';

const secret = 'a-secret-of-the-feed';

async function push(url: string, ...messages: unknown[]): Promise<void> {
  const body = JSON.stringify({ messages });
  const timestamp = String(Date.now());
  const response = await fetch(`${url}/java/feeds/acme/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signPush(secret, timestamp, body),
    },
    body,
  });
  expect(response.status).toBe(200);
}

async function isTicking(server: ServerProcess): Promise<boolean> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return text.includes('xiongmao_ticking 1');
}

describe.skipIf(!hasRedis())('two server processes (skipped without redis-server)', () => {
  let db: Database;
  let servers: [ServerProcess, ServerProcess];
  beforeAll(async () => {
    const database = await testDatabase();
    db = database.db;
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: (await redisProcess()).url,
      FEED_SECRETS: `acme:${secret}`,
    };
    servers = [await serverProcess(env), await serverProcess(env)];
  });

  test('one ticks; when it is killed the other goes on, and nobody misses or doubles an update', async () => {
    const ticking = await Promise.all(servers.map(isTicking));
    expect(ticking.filter(Boolean)).toHaveLength(1);
    const [first, second] = ticking[0] ? servers : [servers[1], servers[0]];

    await push(first.url, fixtureOf('m', '2026-05-01T12:00:00Z'), stateOf('m', 1));
    const [match] = await rows<{ id: number }>(db, sql`select id from match`);
    const stream = `match:${match!.id}`;
    const staying = await liveClient(second.url);
    const told = recordDeltas(staying) as MatchDelta[];
    const leaving = await liveClient(first.url);
    const toldBefore = recordDeltas(leaving) as MatchDelta[];
    for (const socket of [staying, leaving]) {
      expect(await socket.emitWithAck('watch', stream, 0)).toMatchObject({ ok: true });
    }
    const score = (home: number) => stateOf('m', home + 1, { score: { home, away: 0 } });
    for (let home = 1; home <= 5; home++) {
      // Messages come in at either process, whoever ticks.
      await push(home % 2 ? first.url : second.url, score(home));
    }
    const last = (deltas: MatchDelta[]) => deltas.at(-1)?.state?.score?.home;
    await expect.poll(() => [last(told), last(toldBefore)]).toEqual([5, 5]);

    await first.kill();
    for (let home = 6; home <= 10; home++) await push(second.url, score(home));
    await expect.poll(() => last(told)).toBe(10);
    expect(await isTicking(second)).toBe(true);

    const chain = told.map(({ p, v }) => [p, v]);
    for (const [index, [p]] of chain.entries()) {
      if (index > 0) expect(p).toBe(chain[index - 1]![1]);
    }
    // Who was on the killed process comes back elsewhere with the version it holds.
    const returned = await liveClient(second.url);
    const missed = recordDeltas(returned) as MatchDelta[];
    const answer = await returned.emitWithAck('watch', stream, toldBefore.at(-1)!.v);
    expect(answer).toEqual({ ok: true });
    await expect.poll(() => last(missed)).toBe(10);
    expect(missed[0]!.p).toBe(toldBefore.at(-1)!.v);
  });
});

describe('The embedded database', () => {
  /** Where PostgreSQL's own user can enter. */
  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-main-'));
    await chmod(folder, 0o755);
    return folder;
  }
  const isRunning = (folder: string) =>
    readFile(path.join(folder, 'postgres/data/postmaster.pid')).then(
      () => true,
      () => false,
    );

  test('is left by a server whose start fails, also where it is told to end in the midst of that', async () => {
    const folder = await newFolder();
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    const env = { DATA_DIR: folder, SERVER_PORT: String(port), EMBEDDED_FSYNC: '0' };
    let wasRunning = false;
    const failing = serverProcess(env, async (child) => {
      // Its database is there, and its port is not.
      while (!(await isRunning(folder))) await new Promise((resolve) => setTimeout(resolve, 20));
      wasRunning = true;
      child.kill('SIGTERM');
    });
    await expect(failing).rejects.toThrow();
    await expect.poll(() => isRunning(folder), { timeout: 60_000 }).toBe(false);
    expect(wasRunning).toBe(true);
    blocker.close();
    await rm(folder, { recursive: true });
  });
});

describe('a start that can’t succeed', () => {
  test('names the port that is in use, and the variable that moves it', async () => {
    const { url } = await testDatabase();
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    await expect(serverProcess({ DATABASE_URL: url, SERVER_PORT: String(port) })).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*SERVER_PORT`),
    );
    blocker.close();
  });

  test('names a database that can’t be reached, without its password', async () => {
    const url = 'postgres://someone:hunter2@127.0.0.1:1/nothing';
    const failure = await serverProcess({ DATABASE_URL: url }).catch((error: Error) => error);
    expect(String(failure)).toMatch(/127\.0\.0\.1:1.*can't be reached.*DATABASE_URL/);
    expect(String(failure)).not.toContain('hunter2');
  });

  test('names a bad variable and what was expected', async () => {
    await expect(serverProcess({ FEED_SECRETS: 'short:1' })).rejects.toThrow(
      /FEED_SECRETS.*expected name:secret/,
    );
    await expect(serverProcess({ NODE_ENV: 'production', DEMO: '1' })).rejects.toThrow(
      /never runs in production/,
    );
  });
});
