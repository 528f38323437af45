import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought, Buying } from '../clients/purchases.ts';
import { makeBuyers, makePlans, price } from '../data/market.ts';
import { pgbench } from '../measure/pgbench.ts';
import { start } from '../processes.ts';
import { startServer, temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const clients = 16;
const seconds = 3;
const buyers = 1_000;
/** Enough that no window runs out of pairs of buyer and plan. */
const plansEachWindow = 40;

/** Each client buys the next plan for the next of its own buyers. */
const buy = `
\\set n :n + 1
\\set buyer :first + :client_id * ${Math.floor(buyers / clients)} + mod(:n, ${Math.floor(buyers / clients)})
\\set this :plan + :n / ${Math.floor(buyers / clients)}
select buy_plan(:this::int, :buyer::int, ${price}, gen_random_uuid()::text, now());
`;

/** Purchases of one hot expert's plans through the server, beside the same function called by pgbench. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { db, url, stop } = await code.openDatabase({ DATA_DIR: folder }, console);
  stack.defer(stop);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const first = await makeBuyers(db, buyers);
  await server.feed.push([code.fixture('hot', new Date(Date.now() + 86_400_000))]);
  const firstPlan = await makePlans(db, {
    match: 'hot',
    expert: 'hot',
    count: plansEachWindow * rounds * 2,
  });
  const client = stack.use(start('bench/clients/purchases.ts'));

  const ours: number[] = [];
  const ceiling: number[] = [];
  let plan = firstPlan;
  const next = () => {
    plan += plansEachWindow;
    return plan - plansEachWindow;
  };
  for (let round = 0; round < rounds; round++) {
    await db.$client.query('checkpoint');
    const variables = { first, plan: next(), n: 0 };
    ceiling.push(await pgbench(buy, { url, folder, clients, seconds, variables }));
    await db.$client.query('checkpoint');
    const buying: Buying = { port: server.port, plan: next(), price, buyers, clients, seconds };
    const { purchases } = await client.ask<Bought>('buy', buying);
    ours.push(purchases / seconds);
  }
  const name = 'purchases over HTTP, beside the same function by pgbench';
  return [atLeastTimes(0.5, { name, unit: 'a second', ours, ceiling })];
}
