import { atMost, atMostTimes, type Check, quantile, say } from '../../checks.ts';
import type { Searching } from '../../clients/searchers.ts';
import { seeded } from '../../data/random.ts';
import { besideStatements, type Read } from '../../measure/beside-statements.ts';
import { ownDatabase } from '../../own-database.ts';
import { start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { typed } from '../../search/texts.ts';
import { writeWorld } from '../../search/world.ts';
import { loadServerCode } from '../../server-code.ts';

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

  const costs = await besideStatements(stack, { db, url, server });
  const cost = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const reads: Read[] = [];
    for (const each of draw(asked)) {
      reads.push({ path: pathOf(each), statements: await code.searchStatements(db, each) });
    }
    for (const side of round % 2 === 0
      ? (['ours', 'ceiling'] as const)
      : (['ceiling', 'ours'] as const)) {
      cost[side].push(await costs[side](reads));
    }
  }
  return [
    atMost(slowest, { name: 'what is typed, p95', unit: 'ms', ours: [quantile(took, 0.95)] }),
    atMostTimes(goal, { name: 'beside its statements', unit: 'ms of CPU', ...cost }),
  ];
}

const pathOf = (text: string): string =>
  `/search/best?text=${encodeURIComponent(text.slice(0, 100))}`;
