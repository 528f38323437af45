import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought, Giving } from '../clients/purchases.ts';
import { makeBuyers, makeRooms } from '../data/market.ts';
import { initPgbench, pgbench } from '../measure/pgbench.ts';
import { start } from '../processes.ts';
import { startServer, temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const clients = 16;
const seconds = 3;
const givers = 1_000;
const each = Math.floor(givers / clients);
/** The product's own whistle. */
const price = 10;

/** Each client gives to the same anchor, for the next of its own givers. */
const give = `
\\set n :n + 1
\\set giver :first + :client_id * ${each} + mod(:n, ${each})
select give_gift(:gift::int, :anchor::int, :giver::int, 1, ${price}, 70, 6, null, null, 0, gen_random_uuid()::text,
	current_date, now());
`;

/** Gifts to one anchor, as hot as can be, through the server; the same function, and it beside tpcb-like. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { db, url, stop } = await code.openDatabase({ DATA_DIR: folder }, console);
  stack.defer(stop);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  await initPgbench(url, 10);
  const first = await makeBuyers(db, givers);
  const { rows } = await db.$client.query<{ anchor: number; gift: number }>(
    `select b.anchor_id as anchor, g.id as gift from broadcast b, gift g where b.id = $1 and g.price = $2`,
    [await makeRooms(db, 1), price],
  );
  const { anchor, gift } = rows[0]!;
  const client = stack.use(start('bench/clients/purchases.ts'));

  const ours: number[] = [];
  const called: number[] = [];
  const common: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await db.$client.query('checkpoint');
    common.push(await pgbench(null, { url, folder, clients, seconds }));
    await db.$client.query('checkpoint');
    const variables = { first, anchor, gift, n: 0 };
    called.push(await pgbench(give, { url, folder, clients, seconds, variables }));
    await db.$client.query('checkpoint');
    const giving: Giving = {
      port: server.port,
      anchor,
      gift,
      price,
      buyers: givers,
      clients,
      seconds,
    };
    const { purchases } = await client.ask<Bought>('give', giving);
    ours.push(purchases / seconds);
  }
  const unit = 'a second';
  return [
    atLeastTimes(0.5, {
      name: 'gifts over HTTP, beside the same function by pgbench',
      unit,
      ours,
      ceiling: called,
    }),
    atLeastTimes(0.3, {
      name: 'gifts by pgbench, beside tpcb-like',
      unit,
      ours: called,
      ceiling: common,
    }),
  ];
}
