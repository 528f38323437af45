import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { atMost, atMostTimes, type Check, quantile, say } from '../../checks.ts';
import type { Searching } from '../../clients/searchers.ts';
import { seeded } from '../../data/random.ts';
import { databaseCpu, spentBetween } from '../../measure/database-cpu.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Running, start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { typed } from '../../search/texts.ts';
import { writeWorld } from '../../search/world.ts';
import { type Database, loadServerCode, type Statement } from '../../server-code.ts';

const entries = 1_000_000 * Number(process.env.BENCH_SCALE ?? 1);
const [clients, think] = [16, 250];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Asked in a round. */
const asked = 600;
const [slowest, goal] = [60, 2];

/**
 * What people type, at a million things to find: how long the answer takes, and its CPU beside a handler that runs
 * the same statements and sends their rows as JSON. BENCH_SCALE makes fewer of them.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const { names, made } = await writeWorld(db, code, entries);
  const all = {
    teams: [...names.teams, ...made.teams],
    players: [...names.players, ...made.players],
  };

  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const people = stack.use(start('bench/clients/searchers.ts'));
  const random = seeded(11);
  const draw = (count: number) => Array.from({ length: count }, () => typed(all, random));
  const search = (texts: string[]) =>
    people.ask<number[]>('search', {
      port: server.port,
      paths: texts.map(pathOf),
      clients,
      think,
    } satisfies Searching);
  await search(draw(asked));
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) took.push(...(await search(draw(asked))));
  say(`median ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms`);

  const peer = stack.use(start('bench/peers/sql.ts'));
  const port = await peer.ask<number>('serve', { url });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  stack.defer(() => agent.destroy());
  const cost = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const texts = draw(asked);
    const statements: Statement[][] = [];
    for (const each of texts) statements.push(await code.searchStatements(db, each));
    const sides = {
      ours: () =>
        askAll(
          agent,
          server.port,
          texts.map((each) => ({ path: `/java${pathOf(each)}` })),
        ),
      ceiling: () =>
        askAll(
          agent,
          port,
          statements.map((body) => ({ path: '/', body })),
        ),
    };
    const costs = {
      ours: () => costOf(db, server, 'xiongmao', sides.ours),
      ceiling: () => costOf(db, peer, 'bench-peer', sides.ceiling),
    };
    for (const side of round % 2 === 0
      ? (['ours', 'ceiling'] as const)
      : (['ceiling', 'ours'] as const)) {
      cost[side].push((await costs[side]()) / asked);
    }
  }
  return [
    atMost(slowest, { name: 'what is typed, p95', unit: 'ms', ours: [quantile(took, 0.95)] }),
    atMostTimes(goal, { name: 'beside its statements', unit: 'ms of CPU', ...cost }),
  ];
}

const pathOf = (text: string): string =>
  `/search/best?text=${encodeURIComponent(text.slice(0, 100))}`;

/** CPU of a process and of the database for it, ms. */
async function costOf(
  db: Database,
  process: Running,
  application: string,
  work: () => Promise<void>,
): Promise<number> {
  const before = [await process.cpu(), await databaseCpu(db, application)] as const;
  await work();
  const after = [await process.cpu(), await databaseCpu(db, application)] as const;
  return (after[0] - before[0] + spentBetween(before[1], after[1])) / 1_000;
}

interface Asking {
  path: string;
  body?: Statement[];
}

async function askAll(agent: Agent, port: number, given: Asking[]): Promise<void> {
  const left = given.values();
  const one = async () => {
    for (const { path, body } of left) await ask(agent, port, path, body);
  };
  await Promise.all(Array.from({ length: 4 }, one));
}

function ask(agent: Agent, port: number, path: string, body?: Statement[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request({ host: '127.0.0.1', port, path, method, agent }, async (response) => {
      const answered = await text(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${path} answered ${response.statusCode}: ${answered.slice(0, 200)}`));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
