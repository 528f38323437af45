import { atMostTimes, type Check, say } from '../../checks.ts';
import type { Like, Liking } from '../../clients/likers.ts';
import { makeBuyers, tokenOf } from '../../data/market.ts';
import { writePosts } from '../../data/talk.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Running, start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const people = 1_000;
const posts = 500;
const perSecond = 1_000;
const seconds = 8;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const goal = 2;

/** Likes of posts while their hot list is read: the server's CPU for each, beside a handler that inserts one row. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const first = await makeBuyers(db, people);
  const firstPost = await writePosts(db, { first, people, count: posts });
  await db.$client.query(
    'create table bench_like (kind text, liked_id int, account_id int, at timestamptz)',
  );

  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const peer = stack.use(start('bench/peers/sql.ts'));
  const port = await peer.ask<number>('serve', { url });
  const likers = stack.use(start('bench/clients/likers.ts'));

  /** µs of CPU of a process for each of so many likes. */
  async function costOf(process: Running, liking: Liking): Promise<number> {
    const before = await process.cpu();
    const took = await likers.ask<number>('like', liking);
    const each = ((await process.cpu()) - before) / liking.likes.length;
    say(`${Math.round(liking.likes.length / took)} a second`);
    return each;
  }
  const count = perSecond * seconds;
  /** Nobody likes anything twice. */
  const pair = (n: number) => ({ person: n % people, post: Math.floor(n / people) });
  const cost = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    const from = (round + 1) * count;
    const pairs = Array.from({ length: count }, (_, n) => pair(from + n));
    const ours: Like[] = pairs.map(({ person, post }) => ({
      ...{ path: '/java/like', token: tokenOf(person) },
      body: { on: `post-${firstPost + post}`, liked: true },
    }));
    const inserted: Like[] = pairs.map(({ person, post }) => ({
      ...{ path: '/', token: null },
      body: [
        {
          text: `insert into bench_like values ('post', $1, $2, now())`,
          values: [firstPost + post, first + person],
        },
      ],
    }));
    const list = '/java/post/list?sort=hot';
    const spent = {
      ours: await costOf(server, { port: server.port, likes: ours, perSecond, list }),
      ceiling: await costOf(peer, { port, likes: inserted, perSecond, list: null }),
    };
    if (round < 0) continue;
    cost.ours.push(spent.ours);
    cost.ceiling.push(spent.ceiling);
  }
  return [
    atMostTimes(goal, { name: 'a like, while the hot list is read', unit: 'µs of CPU', ...cost }),
  ];
}
