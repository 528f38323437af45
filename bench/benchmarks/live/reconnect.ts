import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Check, say } from '../../checks.ts';
import type { Crowd, Seen } from '../../clients/returners.ts';
import { makeBuyers, makeRooms } from '../../data/market.ts';
import { ownDatabase } from '../../own-database.ts';
import { freePort, type Running, start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const sockets = 5_000;
const clients = 2;
const speakers = 20;
const rounds = 3;
/** What is said around a restart, and over how many seconds. */
const talk = { count: 200, seconds: 10, speakers };
const patienceMs = 90_000;

/** A room of 5,000 whose server is killed while they talk: who comes back, when, and what they have missed. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const port = await freePort();
  const startAgain = () => startServer({ DATABASE_URL: url }, port);
  let server = await startAgain();
  stack.defer(() => server[Symbol.asyncDispose]());
  await makeBuyers(db, speakers);
  await makeRooms(db, 1);
  const { rows } = await db.$client.query<{ id: number }>('select account_id as id from anchor');
  const room = `anchor-${rows[0]!.id}` as const;

  const people = Array.from({ length: clients }, () =>
    stack.use(start('bench/clients/returners.ts')),
  );
  for (const [nth, client] of people.entries()) {
    const seats: Crowd = {
      ...{ port, room, sockets: sockets / clients },
      speakers: nth === 0 ? speakers : 0,
    };
    await client.ask('open', seats);
  }
  say(`${sockets} sockets follow the room`);

  const back: number[] = [];
  const caughtUp: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const talking = people[0]!.ask<number>('talk', talk);
    await sleep((talk.seconds * 1_000) / 4);
    await server.kill();
    server = await startAgain();
    const up = performance.now();
    await until(people, ({ returned }) => returned >= sockets * round);
    back.push(performance.now() - up);
    await talking;
    await until(people, ({ fewest }) => fewest >= talk.count * round);
    caughtUp.push(performance.now() - up);
    const [first, last] = [back, caughtUp].map((times) => (times.at(-1)! / 1_000).toFixed(1));
    say(`round ${round}: all back ${first} s after the server was, all read ${last} s after`);
  }
  const end = await look(people);
  say(`${end.snapshots} of the returns were too far behind, and took the room's history`);
  return [
    atMost(0, {
      name: 'messages missed',
      unit: 'by the worst socket',
      ours: [talk.count * rounds - end.fewest],
    }),
    atMost(0, {
      name: 'messages reordered',
      unit: 'counted by all sockets',
      ours: [end.reordered],
    }),
    atMost(0, { name: 'sockets that stay away', unit: 'sockets', ours: [sockets - end.connected] }),
    atMost(30, { name: 'server up → all back', unit: 's', ours: back.map((ms) => ms / 1_000) }),
  ];
}

interface Sum {
  connected: number;
  returned: number;
  fewest: number;
  snapshots: number;
  reordered: number;
}

async function look(people: Running[]): Promise<Sum> {
  const seen = await Promise.all(people.map((client) => client.ask<Seen>('report')));
  const sum = (of: (report: Seen) => number) => seen.reduce((total, one) => total + of(one), 0);
  return {
    connected: sum(({ connected }) => connected),
    returned: sum(({ returns }) => returns),
    fewest: Math.min(...seen.flatMap(({ messages }) => messages.map(([count]) => count))),
    snapshots: sum(({ snapshots }) => snapshots),
    reordered: sum(({ reordered }) => reordered),
  };
}

/** Waits until it is so, or patience ends: what is missing then, the checks say. */
async function until(people: Running[], isSo: (sum: Sum) => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!isSo(await look(people)) && Date.now() < deadline) await sleep(100);
}
