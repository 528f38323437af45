import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, atMostTimes, type Check, quantile, say } from '../../checks.ts';
import type { Heard, Room } from '../../clients/talkers.ts';
import { makeBuyers, makeRooms } from '../../data/market.ts';
import { ownDatabase } from '../../own-database.ts';
import type { Framed } from '../../peers/frames.ts';
import { cpuPer, start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = 4;
const seconds = 6;
const perSecond = 20;
const sockets = 2_000;
/** Nobody says more than one thing a second. */
const speakers = 40;
const clients = 2;
const count = seconds * perSecond;

/** The server's CPU time for each message that reaches a socket, from what is said to what is written. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  await makeBuyers(db, speakers);
  await makeRooms(db, 1);
  const { rows } = await db.$client.query<{ id: number }>('select account_id as id from anchor');
  const room = `anchor-${rows[0]!.id}`;

  const people = Array.from({ length: clients }, () =>
    stack.use(start('bench/clients/talkers.ts')),
  );
  for (const [nth, client] of people.entries()) {
    const seats: Room = {
      ...{ port: server.port, sockets: sockets / clients, room },
      speakers: nth === 0 ? speakers : 0,
    };
    await client.ask('open', seats);
  }
  const raw = stack.use(start('bench/peers/frames.ts'));
  const readers = Array.from({ length: clients }, () =>
    stack.use(start('bench/clients/talkers.ts')),
  );
  const port = await raw.ask<number>('listen');
  for (const reader of readers) await reader.ask('openRaw', { port, sockets: sockets / clients });
  say(`${sockets} sockets follow the room, and as many read frames of ws`);

  const faults = { lost: 0, doubled: 0, reordered: 0 };
  const delays: number[] = [];
  let sample = '';
  let deltas = 0;
  const wanted = count * sockets;

  /** Until all is heard, or is not within five seconds. */
  async function ours(): Promise<number> {
    await people[0]!.ask('talk', { count, seconds });
    let messages = 0;
    for (let left = 100; left > 0 && messages < wanted; left--) {
      const reports = await Promise.all(people.map((client) => client.ask<Heard>('report')));
      for (const report of reports) {
        messages += report.messages;
        deltas += report.deltas;
        delays.push(...report.delays);
        for (const fault of ['lost', 'doubled', 'reordered'] as const)
          faults[fault] += report[fault];
        sample = report.sample || sample;
      }
      if (messages < wanted) await sleep(50);
    }
    faults.lost += wanted - messages;
    return messages;
  }
  async function ceiling(): Promise<number> {
    const read = async () => {
      const counts = await Promise.all(readers.map((reader) => reader.ask<number>('raw')));
      return counts.reduce((a, b) => a + b);
    };
    const before = await read();
    const framed: Framed = { messages: Array.from({ length: count }, () => sample), seconds };
    const told = await raw.ask<number>('tell', framed);
    while ((await read()) - before < told) await sleep(50);
    return told;
  }

  const cpu = { ours: [] as number[], ceiling: [] as number[] };
  const p95: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    delays.length = deltas = 0;
    const own = await cpuPer(server, ours);
    const bare = await cpuPer(raw, ceiling);
    if (round === 0) continue; // warm
    cpu.ours.push(own);
    cpu.ceiling.push(bare);
    p95.push(quantile(delays, 0.95));
    // A starved server tells more at a time, and so costs less for each: read the ratio with this beside it.
    const together = (wanted / deltas).toFixed(1);
    const figures = `${own.toFixed(2)} against ${bare.toFixed(2)} µs, p95 ${p95.at(-1)} ms`;
    say(`round ${round}: ${figures}, ${together} messages a delta`);
  }
  const none = (name: keyof typeof faults) =>
    atMost(0, { name, unit: 'counted by all sockets', ours: [faults[name]] });
  return [
    atMostTimes(1.4, {
      name: 'server CPU per delivery',
      unit: 'µs per message and socket',
      ...cpu,
    }),
    atMost(300, { name: 'sent to seen, p95', unit: 'ms', ours: p95 }),
    none('lost'),
    none('doubled'),
    none('reordered'),
  ];
}
