import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { atMostTimes, type Check, median, say } from '../../checks.ts';
import { databaseCpu, spentBetween } from '../../measure/database-cpu.ts';
import { type Running, start } from '../../processes.ts';
import { startServer, temporaryFolder } from '../../product.ts';
import { scaleOf, writeHistory } from '../../reads/history.ts';
import { type Draw, questions, type Request, type World } from '../../reads/questions.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/**
 * Asked in a round, each with parameters of its own; for the warm figure one of them as often. Cheap reads are
 * asked more often, for about `roundCpu` ms: what the server does beside (jobs, ticks) would weigh on a few.
 */
const [fewest, most] = [16, 400];
const roundCpu = 250;
const clients = 4;
const goal = 3;

interface Side {
  process: Running;
  /** What the connections of its process are called. */
  application: string;
  ask(given: Asking): Promise<void>;
}

interface Asking {
  request: Request;
  statements: { text: string; values: unknown[] }[];
}

/**
 * CPU of server and database for each public read, beside a handler of the best SQL and its JSON: cold, with
 * parameters that nobody asked with before, and warm, the same again. BENCH_SCALE makes less data, BENCH_ONLY
 * takes the reads whose name fits that expression, BENCH_DATABASE names a database that keeps the data for the next run.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const kept = process.env.BENCH_DATABASE;
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const where = { DATA_DIR: folder, ...(kept ? { DATABASE_URL: kept } : {}) };
  const { db, url, stop } = await code.openDatabase(where, console);
  stack.defer(stop);
  const scale = scaleOf(Number(process.env.BENCH_SCALE ?? 1));
  if (!(await hasHistory(db))) {
    const begin = performance.now();
    await writeHistory(db, scale);
    say(
      `${scale.matches} matches, ${scale.plans} plans and ${scale.people} people, made in ${seconds(begin)} s`,
    );
  }
  // Else a query's workers would end with it, and take their time along.
  await db.$client.query('alter system set max_parallel_workers_per_gather = 0');
  await db.$client.query('select pg_reload_conf()');
  const world = await worldOf(db);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  stack.defer(() => agent.destroy());

  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const peer = stack.use(start('bench/peers/sql.ts'));
  const port = await peer.ask<number>('serve', { url });
  const sides: Record<'ours' | 'ceiling', Side> = {
    ours: {
      process: server,
      application: 'xiongmao',
      ask: ({ request }) => fetchJson(agent, server.port, request),
    },
    ceiling: {
      process: peer,
      application: 'bench-peer',
      ask: ({ statements }) =>
        fetchJson(agent, port, { method: 'POST', path: '/', body: statements }),
    },
  };

  const draw = drawing(1);
  const checks: Check[] = [];
  const chosen = questions.filter(({ name }) =>
    new RegExp(process.env.BENCH_ONLY ?? '').test(name),
  );
  for (const question of chosen) {
    const given = () => question.draw(world, draw);
    const cold = { ours: [] as number[], ceiling: [] as number[] };
    const warm = { ours: [] as number[], ceiling: [] as number[] };
    const order = ['ours', 'ceiling'] as const;
    const first = repeat(given, fewest);
    await askAll(sides.ceiling, first);
    const { server, database } = await costOf(db, sides.ours, first);
    const asked = Math.min(most, Math.max(fewest, Math.ceil(roundCpu / (server + database))));
    const parts: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const [drawn, again] = [repeat(given, asked), Array(asked).fill(given())];
      for (const side of round % 2 === 0 ? order : order.toReversed()) {
        const spent = await costOf(db, sides[side], drawn);
        cold[side].push(spent.server + spent.database);
        if (side === 'ours') parts.push(`${spent.server.toFixed(2)}+${spent.database.toFixed(2)}`);
        const once = await costOf(db, sides[side], again);
        warm[side].push(once.server + once.database);
      }
    }
    say(
      `${question.name}: server + database ${parts.join(', ')} ms; warm ${median(warm.ours).toFixed(2)} ms`,
    );
    const unit = 'ms of CPU';
    checks.push(atMostTimes(goal, { name: `${question.name}, cold`, unit, ...cold }));
    checks.push(atMostTimes(goal, { name: `${question.name}, warm`, unit, ...warm }));
  }
  return checks;
}

const seconds = (begin: number) => Math.round((performance.now() - begin) / 1_000);

const repeat = (given: () => Asking, times: number) => Array.from({ length: times }, given);

/** Asks each, a few at a time. */
async function askAll(side: Side, given: Asking[]): Promise<void> {
  const left = given.values();
  const one = async () => {
    for (const each of left) await side.ask(each);
  };
  await Promise.all(Array.from({ length: clients }, one));
}

/** CPU for each of them, ms. */
async function costOf(db: Database, side: Side, given: Asking[]) {
  const before = [await side.process.cpu(), await databaseCpu(db, side.application)] as const;
  await askAll(side, given);
  const after = [await side.process.cpu(), await databaseCpu(db, side.application)] as const;
  const each = (micros: number) => micros / 1_000 / given.length;
  return { server: each(after[0] - before[0]), database: each(spentBetween(before[1], after[1])) };
}

function fetchJson(agent: Agent, port: number, asked: Request): Promise<void> {
  const { method, path, body } = asked;
  const headers = { 'content-type': 'application/json', 'x-xiongmao': '1' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, agent, headers },
      async (response) => {
        const { status, errorCode } = (await json(response)) as {
          status: string;
          errorCode?: number;
        };
        // What is unknown is an answer, too.
        if (status === 'success' || (errorCode && response.statusCode === 404)) return resolve();
        reject(new Error(`${method} ${path} answered ${response.statusCode} ${errorCode}`));
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Random numbers that every run has the same of. */
function drawing(seed: number): Draw {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

async function hasHistory({ $client }: Database): Promise<boolean> {
  return (await $client.query('select from match limit 1')).rowCount !== 0;
}

async function worldOf({ $client }: Database): Promise<World> {
  const { rows } = await $client.query(`
    select (select max(id) from match) as matches, (select max(id) from team) as teams,
      (select max(id) from league) as leagues, (select max(id) from plan) as plans,
      (select min(id) from account) as "firstPerson", (select max(id) from account) as people,
      (select array[min(id), max(id)] from match where has_incidents) as told,
      (select array[min(id), max(id)] from match where has_actions) as tracked,
      (select array_agg(expert_id order by plans desc) from (
        select expert_id, count(*) as plans from plan group by 1) p) as experts`);
  return rows[0] as World;
}
