import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardChange } from '@xiongmao/api/matches/events';
import { atMost, atMostTimes, type Check, say } from '../../checks.ts';
import { seatAudience, viewers } from '../../data/audience.ts';
import { type DayMatch, playMatchday } from '../../data/matchday.ts';
import type { Telling } from '../../peers/lines.ts';
import { cpuPer, start } from '../../processes.ts';
import { type Server, startServer } from '../../product.ts';

const rounds = 4;
const seconds = 6;
const updatesPerSecond = 50;
const perPush = 5;
const count = seconds * updatesPerSecond;

/** The server's CPU time for each update of a match that reaches a viewer, from push to socket. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const matches = await playMatchday(server, updatesPerSecond);
  const audience = stack.use(await seatAudience(server));
  await audience.settled();

  const raw = stack.use(start('bench/peers/lines.ts'));
  const readers = [1, 2].map(() => stack.use(start('bench/clients/lines.ts')));
  const port = await raw.ask<number>('listen');
  const open = { port, sockets: viewers / readers.length };
  await Promise.all(readers.map((reader) => reader.ask('open', open)));
  say(`${viewers} sockets follow the server, and as many read raw TCP`);

  // A starved server tells more at a time, and so costs less for each: read the ratio with this beside it.
  let perDelivery = 0;
  async function ours(): Promise<number> {
    const before = await audience.report();
    await pushUpdates(server, matches);
    const after = await audience.settled();
    const updates = after.changes - before.changes;
    perDelivery = updates / (after.deltas - before.deltas);
    return updates;
  }
  async function ceiling(updates: BoardChange[]): Promise<number> {
    const read = async () => {
      const counts = await Promise.all(readers.map((reader) => reader.ask<number>('lines')));
      return counts.reduce((a, b) => a + b);
    };
    const before = await read();
    const telling: Telling = { updates, count, seconds };
    const wanted = await raw.ask<number>('tell', telling);
    while ((await read()) - before < wanted) await sleep(50);
    return wanted;
  }

  const sample = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const cpu = await cpuPer(server, ours);
    const { sample: updates } = await audience.report();
    const rawCpu = await cpuPer(raw, () => ceiling(updates));
    if (round === 0) continue; // warm
    sample.ours.push(cpu);
    sample.ceiling.push(rawCpu);
    const figures = `${cpu.toFixed(2)} against ${rawCpu.toFixed(2)} µs`;
    say(`round ${round}: ${figures}, ${perDelivery.toFixed(1)} updates a delivery`);
  }

  const { gaps, doubles, reorderings, behind, lost } = await audience.settled();
  if (lost > 0) throw new Error(`${lost} viewers lost their connection`);
  // Who never hears the last of it has a gap at the end.
  const faults = (name: string, number: number) =>
    atMost(0, { name, unit: 'counted by all clients', ours: [number] });
  return [
    atMostTimes(0.3, {
      name: 'server CPU per delivered update',
      unit: 'µs per update and socket',
      ...sample,
    }),
    faults('gaps', gaps + behind),
    faults('doubles', doubles),
    faults('reorderings', reorderings),
  ];
}

/** Each match in turn, evenly over the seconds, as a feed tells them that is polled ten times a second. */
async function pushUpdates({ feed }: Server, matches: DayMatch[]): Promise<void> {
  const begin = performance.now();
  const pushes: Promise<void>[] = [];
  for (let pushed = 0; pushed < count; pushed += perPush) {
    await sleep(Math.max(0, begin + (pushed * 1_000) / updatesPerSecond - performance.now()));
    const clock = { at: new Date().toISOString(), seconds: 3_300, running: true, speed: 1 };
    const updates = Array.from({ length: perPush }, (_, index) =>
      matches[(pushed + index) % matches.length]!.next({ clock }),
    );
    pushes.push(feed.push(updates));
  }
  await Promise.all(pushes);
}
