import { setTimeout as sleep } from 'node:timers/promises';
import { atMostTimes, type Check, say } from '../../checks.ts';
import { makeBuyers, makePlans, price } from '../../data/market.ts';
import { ownDatabase } from '../../own-database.ts';
import { startServer } from '../../product.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const rounds = 5;
const buyers = 10_000;
/** An expert has three on a match at most. */
const plansEach = [3, 3, 2, 2];
const plans = 10;
const buyersEach = buyers / plans;

/**
 * From the result of a match to the last entry of ten thousand purchases of plans on it, all of them given
 * back, which is the most there is to write; beside a bare INSERT of the same entries.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const first = await makeBuyers(db, buyers);
  await db.$client.query(
    'create table bare_entry (like ledger_entry including defaults including indexes including identity)',
  );

  const ours: number[] = [];
  const ceiling: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const match = `settled${round}`;
    await server.feed.push([code.fixture(match, new Date(Date.now() + 86_400_000))]);
    let firstPlan = 0;
    for (const [place, count] of plansEach.entries()) {
      const made = await makePlans(db, { match, expert: `${match}by${place}`, count });
      firstPlan ||= made;
    }
    await buyAll(db, { first, firstPlan });
    const last = await lastEntry(db);
    const begin = performance.now();
    await server.feed.push([code.result(match, round + 2)]);
    await settled(db, firstPlan);
    ours.push(performance.now() - begin);
    ceiling.push(await insertBare(db, last));
    say(`${ours.at(-1)!.toFixed(0)} ms against ${ceiling.at(-1)!.toFixed(0)} ms`);
  }
  const name = 'result to last entry of 10,000 refunds, beside INSERT of the entries';
  return [atMostTimes(5, { name, unit: 'ms', ours, ceiling })];
}

async function buyAll(
  { $client }: Database,
  { first, firstPlan }: { first: number; firstPlan: number },
): Promise<void> {
  await $client.query(
    `select buy_plan($1::int + n / ${buyersEach}, $2::int + n, ${price},
        gen_random_uuid()::text, now())
      from generate_series(0, ${buyers - 1}) n`,
    [firstPlan, first],
  );
  await $client.query('vacuum analyze hold, purchase, transfer, ledger_entry, ledger_account');
}

async function lastEntry({ $client }: Database): Promise<number> {
  const { rows } = await $client.query<{ id: number }>('select max(id) as id from ledger_entry');
  return rows[0]!.id;
}

/** Until every plan has its result: gold, record and notices are of the same transaction. */
async function settled({ $client }: Database, firstPlan: number): Promise<void> {
  for (;;) {
    const { rows } = await $client.query<{ open: number }>(
      'select count(*) as open from plan where id >= $1 and result is null',
      [firstPlan],
    );
    if (Number(rows[0]!.open) === 0) return;
    await sleep(10);
  }
}

/** Milliseconds that the entries after `last` take when they are only inserted, plan by plan as ours are. */
async function insertBare({ $client }: Database, last: number): Promise<number> {
  const { rows } = await $client.query<{ reference: string }>(
    `select distinct t.reference from ledger_entry e join transfer t on t.id = e.transfer_id
      where e.id > $1`,
    [last],
  );
  await $client.query('drop table if exists made');
  await $client.query(
    `create table made as select e.*, t.reference from ledger_entry e
      join transfer t on t.id = e.transfer_id where e.id > ${last}`,
  );
  await $client.query('create index on made (reference)');
  await $client.query('vacuum analyze made');
  const begin = performance.now();
  for (const { reference } of rows) {
    await $client.query(
      `insert into bare_entry (transfer_id, account_id, amount, before, after)
        select transfer_id, account_id, amount, before, after from made where reference = $1`,
      [reference],
    );
  }
  return performance.now() - begin;
}
