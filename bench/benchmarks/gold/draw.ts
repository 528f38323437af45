import type { Check } from '../../checks.ts';
import { tokenOf } from '../../data/market.ts';
import { growUp, makeBox, makeGoods, openUnsealed } from '../../data/shop.ts';
import { besidePgbench, buyers, each } from '../../measure/beside-pgbench.ts';
import type { Server } from '../../product.ts';

const price = 10;
/** The largest deck: none is drawn to its end in a window. */
const size = 20_000;

/** Each client draws for the next of its own buyers; of a deck of one prize any place will do. */
const script = `
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

export const run = (): Promise<Check[]> =>
  besidePgbench({
    ...{ name: 'draws', called: 'the same functions', transactions: 1 },
    ...{ script, ask: 'draw' },
    async prepare({ db, server, first }) {
      await growUp(db, first, buyers);
      const goods = await makeGoods(db, { price, stock: 10_000_000 });
      return async () => {
        const theirs = await makeBox(db, { goods, price, size });
        const { box } = await makeBox(db, { goods, price, size });
        await openUnsealed(db, theirs.box);
        await open(server, box);
        return { variables: { ...theirs }, given: { box, price } };
      };
    },
  });
