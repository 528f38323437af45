import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought, Redeeming } from '../clients/purchases.ts';
import { makeBuyers } from '../data/market.ts';
import { makeGoods } from '../data/shop.ts';
import { initPgbench, pgbench } from '../measure/pgbench.ts';
import { start } from '../processes.ts';
import { startServer, temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const clients = 16;
const seconds = 3;
const buyers = 1_000;
const each = Math.floor(buyers / clients);
const price = 10;

/** Each client reserves the same goods for the next of its own buyers, and pays: two transactions. */
const redeem = `
\\set n :n + 1
\\set buyer :first + :client_id * ${each} + mod(:n, ${each})
select id as made from create_order(:goods::int, :buyer::int, 1, ${price}, gen_random_uuid()::text, 'sealed', 'CN', null,
	'asked', '{1000}', 3, 900, '{3,12,1800}', now()) \\gset
select pay_order(:made::int, :buyer::int, 72, now());
`;

/** Redemptions of one hot item, reserved and paid, through the server; the same functions, and these beside tpcb-like. */
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
  const goods = await makeGoods(db, { price, stock: 10_000_000 });
  const client = stack.use(start('bench/clients/purchases.ts'));

  const ours: number[] = [];
  const called: number[] = [];
  const common: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await db.$client.query('checkpoint');
    common.push(await pgbench(null, { url, folder, clients, seconds }));
    await db.$client.query('checkpoint');
    const variables = { first, goods, n: 0 };
    called.push(await pgbench(redeem, { url, folder, clients, seconds, variables }));
    await db.$client.query('checkpoint');
    const redeeming: Redeeming = {
      ...{ port: server.port, goods, price, buyers, clients, seconds },
    };
    const { purchases } = await client.ask<Bought>('redeem', redeeming);
    ours.push(purchases / seconds);
  }
  const unit = 'a second';
  return [
    atLeastTimes(0.5, {
      name: 'redemptions over HTTP, beside the same functions by pgbench',
      unit,
      ours,
      ceiling: called,
    }),
    atLeastTimes(0.3, {
      name: 'transactions of redemptions by pgbench, beside those of tpcb-like',
      unit,
      ours: called.map((redemptions) => redemptions * 2),
      ceiling: common,
    }),
  ];
}
