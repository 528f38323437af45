import { atMost, atMostTimes, type Check, median, say } from '../../checks.ts';
import { makeBuyers } from '../../data/market.ts';
import { databaseCpuOfEnded, walRecords } from '../../measure/database-cpu.ts';
import { countPgbench, initPgbench, type Pgbench } from '../../measure/pgbench.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const rounds = 7;
const wallets = 2_000;

/** From any of many wallets to one hot expert. */
const move = `
\\set wallet random(:first, :last)
select move_gold(gen_random_uuid()::text, 'share', :wallet, :hot, 1, 'plan:1', null, now());
`;

/**
 * The function that moves gold, all of it to one account, beside PostgreSQL's own bank transfer. How many a
 * second depends on how long a commit waits for the disk and on who shares the CPUs; what a transfer costs of
 * CPU beside the other, and what it writes, do not.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url, folder } = await ownDatabase(stack, code);
  await makeBuyers(db, wallets);
  const { rows } = await db.$client.query<{ first: number; last: number; hot: number }>(`
    with hot as (insert into ledger_account (kind, owner_id) values ('earnings', 1) returning id)
    select min(a.id) as first, max(a.id) as last, (select id from hot) as hot
    from ledger_account a where kind = 'user'`);
  await initPgbench(url, 16);

  const load: Pgbench = { url, folder, clients: 16, seconds: 3, variables: { ...rows[0]! } };
  const cpu = { ours: [] as number[], ceiling: [] as number[] };
  const rates = { ours: [] as number[], ceiling: [] as number[] };
  const records: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ceiling = await costOf(db, () => countPgbench(null, { ...load, variables: {} }));
    const ours = await costOf(db, () => countPgbench(move, load));
    cpu.ceiling.push(ceiling.cpu);
    cpu.ours.push(ours.cpu);
    rates.ceiling.push(ceiling.rate);
    rates.ours.push(ours.rate);
    records.push(ours.records);
  }
  const times = (median(rates.ours) / median(rates.ceiling)).toFixed(2);
  const [ofOurs, ofCeiling] = [median(rates.ours), median(rates.ceiling)].map(Math.round);
  say(`${ofOurs} transfers a second here, ${ofCeiling} of tpcb-like: ${times} times`);
  const name = "the database's CPU per transfer, beside tpcb-like";
  return [
    atMostTimes(1, { name, unit: 'µs', ...cpu }),
    atMost(16, { name: 'WAL records per transfer', unit: 'records', ours: records }),
  ];
}

/** Transactions a second, and what each cost: CPU of the processes that served them, and WAL records. */
async function costOf(db: Database, work: () => ReturnType<typeof countPgbench>) {
  await db.$client.query('checkpoint');
  const [cpu, records] = [await databaseCpuOfEnded(db), await walRecords(db)];
  const { rate, count } = await work();
  return {
    rate,
    cpu: ((await databaseCpuOfEnded(db)) - cpu) / count,
    records: ((await walRecords(db)) - records) / count,
  };
}
