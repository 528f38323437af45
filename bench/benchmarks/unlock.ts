import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought, Unlocking } from '../clients/purchases.ts';
import { makeBuyers, makeRooms, price } from '../data/market.ts';
import { initPgbench, pgbench } from '../measure/pgbench.ts';
import { start } from '../processes.ts';
import { startServer, temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const clients = 16;
const seconds = 3;
const buyers = 1_000;
const each = Math.floor(buyers / clients);
/** Enough that no window runs out of pairs of room and viewer. */
const roomsEachWindow = 60;

/** Each client unlocks the room for the next of its own viewers, and then the next room. */
const unlock = `
\\set n :n + 1
\\set viewer :first + :client_id * ${each} + mod(:n, ${each})
\\set this :room + :n / ${each}
select unlock_room(:this::int, :viewer::int, ${price}, gen_random_uuid()::text, now());
`;

/** Unlocks of paid rooms, each as hot as can be, through the server; the same function, and it beside tpcb-like. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { db, url, stop } = await code.openDatabase({ DATA_DIR: folder }, console);
  stack.defer(stop);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  await initPgbench(url, 10);
  const first = await makeBuyers(db, buyers);
  let room = await makeRooms(db, roomsEachWindow * rounds * 2);
  const client = stack.use(start('bench/clients/purchases.ts'));
  const next = () => {
    room += roomsEachWindow;
    return room - roomsEachWindow;
  };

  const ours: number[] = [];
  const called: number[] = [];
  const common: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await db.$client.query('checkpoint');
    common.push(await pgbench(null, { url, folder, clients, seconds }));
    await db.$client.query('checkpoint');
    const variables = { first, room: next(), n: 0 };
    called.push(await pgbench(unlock, { url, folder, clients, seconds, variables }));
    await db.$client.query('checkpoint');
    const unlocking: Unlocking = {
      port: server.port,
      room: next(),
      price,
      buyers,
      clients,
      seconds,
    };
    const { purchases } = await client.ask<Bought>('unlock', unlocking);
    ours.push(purchases / seconds);
  }
  const unit = 'a second';
  return [
    atLeastTimes(0.5, {
      name: 'unlocks over HTTP, beside the same function by pgbench',
      unit,
      ours,
      ceiling: called,
    }),
    atLeastTimes(0.3, {
      name: 'unlocks by pgbench, beside tpcb-like',
      unit,
      ours: called,
      ceiling: common,
    }),
  ];
}
