import { atMost, atMostTimes, type Check, quantile, say } from '../../checks.ts';
import type { Searching } from '../../clients/searchers.ts';
import { makeBuyers } from '../../data/market.ts';
import { seeded } from '../../data/random.ts';
import { writePosts, writeThread } from '../../data/talk.ts';
import { besideStatements, type Read } from '../../measure/beside-statements.ts';
import { ownDatabase } from '../../own-database.ts';
import { start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const comments = 100_000 * Number(process.env.BENCH_SCALE ?? 1);
const people = 1_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Asked in a round. */
const asked = 400;
const [clients, think] = [16, 250];
const [slowest, goal] = [50, 2];

/** Pages of a long thread, hot and new ones first, from its beginning to its end. BENCH_SCALE makes it shorter. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const first = await makeBuyers(db, people);
  const postId = await writePosts(db, { first, people, count: 1 });
  await writeThread(db, { first, people, postId, count: comments });
  const listed = await db.$client.query<{ id: number; hot: number }>(
    'select id, hot from comment where parent_id is null order by id',
  );

  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const random = seeded(5);
  /** A page that somebody has scrolled to. */
  const page = (): Page => {
    const { id, hot } = random.pick(listed.rows);
    return random.chance(0.5)
      ? { sort: 'new', after: `${id}` }
      : { sort: 'hot', after: `${hot}.${id}` };
  };
  const pages = () => Array.from({ length: asked }, page);
  const pathOf = ({ sort, after }: Page) =>
    `/comment/list?subject=post-${postId}&sort=${sort}&after=${after}`;

  const readers = stack.use(start('bench/clients/searchers.ts'));
  const read = (paths: string[]) =>
    readers.ask<number[]>('search', {
      ...{ port: server.port, paths, clients, think },
    } satisfies Searching);
  await read(pages().map(pathOf));
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) took.push(...(await read(pages().map(pathOf))));
  say(`median ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms`);

  const costs = await besideStatements(stack, { db, url, server });
  const cost = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const reads: Read[] = [];
    for (const one of pages()) {
      const statements = await code.commentStatements(db, { postId, ...one });
      reads.push({ path: pathOf(one), statements });
    }
    for (const side of round % 2 === 0
      ? (['ours', 'ceiling'] as const)
      : (['ceiling', 'ours'] as const)) {
      cost[side].push(await costs[side](reads));
    }
  }
  return [
    atMost(slowest, { name: 'a page of comments, p95', unit: 'ms', ours: [quantile(took, 0.95)] }),
    atMostTimes(goal, { name: 'beside its statements', unit: 'ms of CPU', ...cost }),
  ];
}

interface Page {
  sort: 'hot' | 'new';
  after: string;
}
