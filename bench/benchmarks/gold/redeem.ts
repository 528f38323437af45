import type { Check } from '../../checks.ts';
import { makeGoods } from '../../data/shop.ts';
import { besidePgbench, each } from '../../measure/beside-pgbench.ts';

const price = 10;

/** Each client reserves the same goods for the next of its own buyers, and pays: two transactions. */
const script = `
\\set n :n + 1
\\set buyer :first + :client_id * ${each} + mod(:n, ${each})
select id as made from create_order(:goods::int, :buyer::int, 1, ${price}, gen_random_uuid()::text, 'sealed', 'CN', null,
	'asked', '{1000}', 3, 900, '{3,12,1800}', now()) \\gset
select pay_order(:made::int, :buyer::int, 72, now());
`;

export const run = (): Promise<Check[]> =>
  besidePgbench({
    ...{ name: 'redemptions', called: 'the same functions', transactions: 2 },
    ...{ script, ask: 'redeem' },
    async prepare({ db }) {
      const goods = await makeGoods(db, { price, stock: 10_000_000 });
      return () => Promise.resolve({ variables: { goods }, given: { goods, price } });
    },
  });
