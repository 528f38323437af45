import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought } from '../clients/purchases.ts';
import { makeBuyers } from '../data/market.ts';
import { ownDatabase } from '../own-database.ts';
import { start } from '../processes.ts';
import { type Server, startServer } from '../product.ts';
import { type Database, loadServerCode } from '../server-code.ts';
import { initPgbench, pgbench } from './pgbench.ts';

const clients = 16;
/** Of each window. */
const seconds = 3;
export const rounds = 7;
export const buyers = 1_000;
/** Buyers of one client. */
export const each = Math.floor(buyers / clients);

/** What each of a round's two windows is about. */
export interface Round {
  /** Variables of the script, beside `first` (the first buyer) and `n`, from 0. */
  variables: Record<string, number>;
  /** What the clients are given beside port, buyers, clients and seconds. */
  given: Record<string, number>;
}

export interface Hot {
  /** What is counted. */
  name: string;
  /** Which of its functions the script calls. */
  called: 'the same function' | 'the same functions';
  /** One write of one client by pgbench. */
  script: string;
  /** What the clients are asked for (`clients/purchases.ts`). */
  ask: string;
  /** Makes what is written to; answers what makes the next round. */
  prepare: (made: { db: Database; server: Server; first: number }) => Promise<() => Promise<Round>>;
  /** Transactions of one write, where it is held beside tpcb-like, too. */
  transactions?: number;
}

/**
 * Writes to one thing, as hot as can be, over HTTP; beside the same function by pgbench, and that beside tpcb-like:
 * all three in each round, as many a second as sixteen clients get.
 */
export async function besidePgbench(hot: Hot): Promise<Check[]> {
  const { name, called, script, ask, prepare, transactions } = hot;
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url, folder } = await ownDatabase(stack, code);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  if (transactions) await initPgbench(url, 10);
  const first = await makeBuyers(db, buyers);
  const next = await prepare({ db, server, first });
  const client = stack.use(start('bench/clients/purchases.ts'));

  const load = { url, folder, clients, seconds };
  const ours: number[] = [];
  const byFunction: number[] = [];
  const common: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { variables, given } = await next();
    if (transactions) {
      await db.$client.query('checkpoint');
      common.push(await pgbench(null, load));
    }
    await db.$client.query('checkpoint');
    byFunction.push(await pgbench(script, { ...load, variables: { first, n: 0, ...variables } }));
    await db.$client.query('checkpoint');
    const asked = { port: server.port, buyers, clients, seconds, ...given };
    const { purchases } = await client.ask<Bought>(ask, asked);
    ours.push(purchases / seconds);
  }
  const unit = 'a second';
  const overHttp = { name: `${name} over HTTP, beside ${called} by pgbench`, unit, ours };
  const checks = [atLeastTimes(0.5, { ...overHttp, ceiling: byFunction })];
  if (!transactions) return checks;
  const both = transactions > 1 ? `transactions of ${name}` : name;
  const bare = { name: `${both} by pgbench, beside tpcb-like`, unit };
  const told = byFunction.map((count) => count * transactions);
  return [...checks, atLeastTimes(0.3, { ...bare, ours: told, ceiling: common })];
}
