import type { Check } from '../../checks.ts';
import { makeRooms } from '../../data/market.ts';
import { besidePgbench, each } from '../../measure/beside-pgbench.ts';

/** The product's own whistle. */
const price = 10;

/** Each client gives to the same anchor, for the next of its own givers. */
const script = `
\\set n :n + 1
\\set giver :first + :client_id * ${each} + mod(:n, ${each})
select give_gift(:gift::int, :anchor::int, :giver::int, 1, ${price}, 70, 6, null, null, 0, gen_random_uuid()::text,
	current_date, now());
select wait_for_disk();
`;

export const run = (): Promise<Check[]> =>
  besidePgbench({
    ...{ name: 'gifts', called: 'the same functions', transactions: 1 },
    ...{ script, ask: 'give' },
    async prepare({ db }) {
      const { rows } = await db.$client.query<{ anchor: number; gift: number }>(
        `select b.anchor_id as anchor, g.id as gift from broadcast b, gift g where b.id = $1 and g.price = $2`,
        [await makeRooms(db, 1), price],
      );
      const round = { variables: { ...rows[0]! }, given: { ...rows[0]!, price } };
      return () => Promise.resolve(round);
    },
  });
