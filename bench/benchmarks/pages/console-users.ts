import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';
import { atMost, atMostTimes, type Check, median, quantile, say } from '../../checks.ts';
import { people, registerPeople, signInAdmin } from '../../data/people.ts';
import { ownDatabase } from '../../own-database.ts';
import { startServer } from '../../product.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const rounds = 60;
const pageSize = 20;
const inForce = `lifted_at is null and "from" <= now() and (until is null or until > now())`;

interface Question {
  name: string;
  query: Record<string, string>;
  /** The same by hand: which accounts, and in which order. */
  where: string;
  order: string;
  start?: number;
}

const questions: Question[] = [
  { name: 'the newest', query: {}, where: 'true', order: 'id desc' },
  {
    name: 'part of a username',
    query: { q: 'panda1' },
    where: `lower(username) like '%panda1%' or lower(email) like '%panda1%'`,
    order: 'id desc',
  },
  {
    name: 'part of a phone number',
    query: { q: '4567' },
    where: `lower(username) like '%4567%' or lower(email) like '%4567%' or mobile like '%4567%'
      or id = 4567`,
    order: 'id desc',
  },
  {
    name: 'an e-mail domain that many have',
    query: { q: '@mail.test' },
    where: `lower(username) like '%@mail.test%' or lower(email) like '%@mail.test%'`,
    order: 'id desc',
  },
  {
    name: 'the banned, last seen first',
    query: { state: 'banned', _sort: 'lastSeenAt', _order: 'desc' },
    where: `deleted_at is null and id in (select account_id from ban where ${inForce})`,
    order: 'last_seen_at desc nulls last, id desc',
  },
  {
    name: 'page 2,501 of the active by name',
    query: { state: 'active', _sort: 'username', _order: 'asc' },
    where: `deleted_at is null and id not in (select account_id from ban where ${inForce})`,
    order: 'lower(username), id',
    start: 50_000,
  },
];

/** Six looks at a hundred thousand accounts as the console takes them, beside the bare SQL. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  await registerPeople(db);
  const token = await signInAdmin(db);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stack.defer(() => agent.destroy());

  const checks: Check[] = [];
  for (const question of questions) {
    const ask = () => askServer(server.port, agent, token, question);
    const look = () => lookByHand(db, question);
    const [answer, rows] = [await ask(), await look()];
    if (answer.total !== rows.total || answer.ids.join() !== rows.ids.join()) {
      throw new Error(`${question.name}: the server answers something else than the SQL`);
    }
    const sample = { ours: [] as number[], ceiling: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      for (const side of round % 2 === 0
        ? (['ours', 'ceiling'] as const)
        : (['ceiling', 'ours'] as const)) {
        const begin = performance.now();
        await (side === 'ours' ? ask() : look());
        sample[side].push(performance.now() - begin);
      }
    }
    say(
      `${question.name}: ${answer.total} of ${people}, median ${median(sample.ours).toFixed(1)} ms`,
    );
    const { name } = question;
    const p95 = [quantile(sample.ours, 0.95)];
    checks.push(atMost(150, { name: `${name}, p95`, unit: 'ms', ours: p95 }));
    checks.push(atMostTimes(3, { name: `${name}, beside its SQL`, unit: 'ms', ...sample }));
  }
  return checks;
}

interface Found {
  ids: number[];
  total: number;
}

function askServer(port: number, agent: Agent, token: string, asked: Question): Promise<Found> {
  const start = asked.start ?? 0;
  const range = { _start: String(start), _end: String(start + pageSize) };
  const path = `/java/console/users?${new URLSearchParams({ ...asked.query, ...range })}`;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { token } };
    get(options, async (response) => {
      const rows = (await json(response)) as { id: number }[];
      if (response.statusCode !== 200) {
        return reject(new Error(`${path} answered ${response.statusCode}`));
      }
      const total = Number(response.headers['x-total-count']);
      resolve({ ids: rows.map(({ id }) => id), total });
    }).on('error', reject);
  });
}

/** What someone would write who has the database at hand: the rows of the page, and how many there are. */
async function lookByHand(
  { $client }: Database,
  { where, order, start = 0 }: Question,
): Promise<Found> {
  const page = await $client.query<{ id: number }>(
    `select * from account where ${where} order by ${order} limit ${pageSize} offset ${start}`,
  );
  const count = await $client.query<{ total: number }>(
    `select count(*) as total from account where ${where}`,
  );
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]!.total };
}
