import type { Check } from '../../checks.ts';
import { makePlans, price } from '../../data/market.ts';
import { besidePgbench, each, rounds } from '../../measure/beside-pgbench.ts';
import { loadServerCode } from '../../server-code.ts';

/** Enough that no window runs out of pairs of buyer and plan. */
const plansEachWindow = 40;

/** Each client buys the next plan for the next of its own buyers. */
const script = `
\\set n :n + 1
\\set buyer :first + :client_id * ${each} + mod(:n, ${each})
\\set this :plan + :n / ${each}
select buy_plan(:this::int, :buyer::int, ${price}, gen_random_uuid()::text, now());
`;

export const run = (): Promise<Check[]> =>
  besidePgbench({
    ...{ name: 'purchases', called: 'the same function' },
    ...{ script, ask: 'buy' },
    async prepare({ db, server }) {
      const { fixture } = await loadServerCode();
      await server.feed.push([fixture('hot', new Date(Date.now() + 86_400_000))]);
      const count = plansEachWindow * rounds * 2;
      let plan = await makePlans(db, { match: 'hot', expert: 'hot', count });
      return async () => {
        const [theirs, own] = [plan, plan + plansEachWindow];
        plan += 2 * plansEachWindow;
        return { variables: { plan: theirs }, given: { plan: own, price } };
      };
    },
  });
