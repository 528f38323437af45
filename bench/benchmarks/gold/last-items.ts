import { atMost, atMostTimes, type Check } from '../../checks.ts';
import type { Rushed, Rushing } from '../../clients/purchases.ts';
import { makeBuyers } from '../../data/market.ts';
import { makeGoods } from '../../data/shop.ts';
import { databaseCpu, spentBetween } from '../../measure/database-cpu.ts';
import { ownDatabase } from '../../own-database.ts';
import { start } from '../../processes.ts';
import { startServer } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = 5;
const buyers = 1_000;
const clients = 64;
const stock = 50;
/** Of what was reserved, what nobody pays. */
const lapsing = 10;
const price = 10;
/** More than anybody has. */
const dear = 10_000_000;

/** A thousand who want the last fifty: what they get, what of it comes free again, and what a refusal costs. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  await makeBuyers(db, buyers);
  const client = stack.use(start('bench/clients/purchases.ts'));
  const unaffordable = await makeGoods(db, { price: dear, stock });
  await db.$client.query('update ledger_account set balance = least(balance, 1000000)');
  const rush = async (goods: number, asked: number) => {
    const rushing: Rushing = { port: server.port, goods, price: asked, buyers, clients };
    const look = async () => [await server.cpu(), await databaseCpu(db, 'xiongmao')] as const;
    const [cpu, database] = await look();
    const { got, refused } = await client.ask<Rushed>('rush', rushing);
    const [cpuThen, databaseThen] = await look();
    return { got, refused, cpu: cpuThen - cpu + spentBetween(database, databaseThen) };
  };

  const oversold: number[] = [];
  const missed: number[] = [];
  const ours: number[] = [];
  const ceiling: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const goods = await makeGoods(db, { price, stock });
    const first = await rush(goods, price);
    oversold.push(Math.abs(first.got - stock));
    await db.$client.query(
      `update goods_order set pay_before = now() where id in (
        select id from goods_order where goods_id = $1 order by id limit $2)`,
      [goods, lapsing],
    );
    const again = await rush(goods, price);
    missed.push(Math.abs(again.got - lapsing));
    const late = await rush(goods, price);
    ours.push(late.cpu / late.refused);
    const poor = await rush(unaffordable, dear);
    ceiling.push(poor.cpu / poor.refused);
  }
  return [
    atMost(0, { name: 'sold beside the 50 that there are', unit: 'items', ours: oversold }),
    atMost(0, {
      name: 'had by nobody of what came free, or by too many',
      unit: 'items',
      ours: missed,
    }),
    atMostTimes(1.5, {
      name: 'CPU of server and database per buyer who comes too late, beside one without the gold',
      unit: 'µs',
      ours,
      ceiling,
    }),
  ];
}
