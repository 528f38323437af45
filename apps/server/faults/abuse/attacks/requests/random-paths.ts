import { type Attack, atLeastHeldBack, inTurn, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

export const randomPaths: Attack = {
  about: "addresses of the site that hold nothing, or somebody's by a guessed id",
  addresses: 1,
  async run({ doors, over, tally, random, addresses }) {
    const ask = asker({ over, tally }, 16);
    const address = inTurn(addresses);
    const id = () => random.int(1, 100_000_000);
    const paths: (() => string)[] = [
      () => `/${id().toString(36)}`,
      () => `/soccer/${id()}`,
      () => `/expert/${id()}`,
      () => `/expert/plan/${id()}`,
      () => `/userInfo/${id()}`,
      () => `/ar/${id().toString(36)}/${id()}`,
      () => `/assets/${id().toString(36)}.js`,
      () => `/${'a/'.repeat(random.int(1, 400))}`,
      () => `/%${id().toString(16)}%00`,
    ];
    await repeat(over, 300, () => ask(address(), doors.site, { path: random.pick(paths)() }));
  },
  // Most of it is not found, which costs a page, too.
  missed: atLeastHeldBack(0.2),
  // The site has no counters of its own.
  named: null,
};
