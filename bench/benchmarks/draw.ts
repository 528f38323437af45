import { rm } from 'node:fs/promises';
import { atLeastTimes, type Check } from '../checks.ts';
import type { Bought, Drawing } from '../clients/purchases.ts';
import { makeBuyers, tokenOf } from '../data/market.ts';
import { growUp, makeBox, makeGoods, openUnsealed } from '../data/shop.ts';
import { initPgbench, pgbench } from '../measure/pgbench.ts';
import { start } from '../processes.ts';
import { type Server, startServer, temporaryFolder } from '../product.ts';
import { loadServerCode } from '../server-code.ts';

const rounds = 7;
const clients = 16;
const seconds = 3;
const buyers = 1_000;
const each = Math.floor(buyers / clients);
const price = 10;
/** The largest deck: none is drawn to its end in a window. */
const size = 20_000;

/** Each client draws for the next of its own buyers; of a deck of one prize any place will do. */
const draw = `
\\set n :n + 1
\\set buyer :first + :client_id * ${each} + mod(:n, ${each})
\\set key random(1, 1000000000000)
begin;
select drawn + 1 as number, drawn as place from admit_draws(:box::int, array[:buyer]::int[], array[:key]::text[],
	array[${price}], array['asked'], current_date, now()) \\gset
select draw_prizes(:box::int, :number::int, array[:buyer]::int[], array[:key]::text[], array[:place]::int[],
	array[:prize]::int[], array['0123456789abcdef'], array['sealed'], array['CN'], array['asked'], 72, now());
commit;
`;

async function open({ url }: Server, id: number): Promise<void> {
  const answer = await fetch(`${url}/java/blindBox/open`, {
    method: 'POST',
    headers: {
      'x-xiongmao': '1',
      token: tokenOf(buyers - 1),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ id }),
  });
  const text = await answer.text();
  if (!text.includes('"status":"success"')) throw new Error(`the box is not open: ${text}`);
}

/** Draws from one box, as hot as can be, through the server; the same functions, and these beside tpcb-like. */
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
  await growUp(db, first, buyers);
  const goods = await makeGoods(db, { price, stock: 10_000_000 });
  const client = stack.use(start('bench/clients/purchases.ts'));

  const ours: number[] = [];
  const called: number[] = [];
  const common: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [theirs, own] = [
      await makeBox(db, { goods, price, size }),
      await makeBox(db, { goods, price, size }),
    ];
    await openUnsealed(db, theirs.box);
    await open(server, own.box);
    await db.$client.query('checkpoint');
    common.push(await pgbench(null, { url, folder, clients, seconds }));
    await db.$client.query('checkpoint');
    const variables = { first, ...theirs, n: 0 };
    called.push(await pgbench(draw, { url, folder, clients, seconds, variables }));
    await db.$client.query('checkpoint');
    const drawing: Drawing = {
      ...{ port: server.port, box: own.box, price, buyers, clients, seconds },
    };
    const { purchases } = await client.ask<Bought>('draw', drawing);
    ours.push(purchases / seconds);
  }
  const unit = 'a second';
  return [
    atLeastTimes(0.5, {
      name: 'draws over HTTP, beside the same functions by pgbench',
      unit,
      ours,
      ceiling: called,
    }),
    atLeastTimes(0.3, {
      name: 'draws by pgbench, beside tpcb-like',
      unit,
      ours: called,
      ceiling: common,
    }),
  ];
}
