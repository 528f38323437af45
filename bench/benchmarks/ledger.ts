import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import { makeBuyers } from '../market.ts';
import { initPgbench, type Pgbench, pgbench } from '../pgbench.ts';
import { temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const wallets = 2_000;

/** From any of many wallets to one hot expert. */
const move = `
\\set wallet random(:first, :last)
select move_gold(gen_random_uuid()::text, 'share', :wallet, :hot, 1, 'plan:1', null, now());
`;

/** The function that moves gold, all of it to one account, beside PostgreSQL's own bank transfer. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { db, url, stop } = await code.openDatabase({ DATA_DIR: folder }, console);
  stack.defer(stop);
  await makeBuyers(db, wallets);
  const { rows } = await db.$client.query<{ first: number; last: number; hot: number }>(`
    with hot as (insert into ledger_account (kind, owner_id) values ('earnings', 1) returning id)
    select min(a.id) as first, max(a.id) as last, (select id from hot) as hot
    from ledger_account a where kind = 'user'`);
  await initPgbench(url, 16);

  const load: Pgbench = { url, folder, clients: 16, seconds: 3, variables: { ...rows[0]! } };
  const ours: number[] = [];
  const ceiling: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await db.$client.query('checkpoint');
    ceiling.push(await pgbench(null, { ...load, variables: {} }));
    await db.$client.query('checkpoint');
    ours.push(await pgbench(move, load));
  }
  const name = 'transfers to one hot expert, beside tpcb-like';
  return [atLeastTimes(1.8, { name, unit: 'a second', ours, ceiling })];
}
