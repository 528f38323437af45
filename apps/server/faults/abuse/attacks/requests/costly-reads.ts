import { type Attack, atLeastHeldBack, inTurn, refusals, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** Who is believed to be somebody else, or a page that many share, has no limits. */
const pretences = (n: number): Record<string, string> => ({
  'x-forwarded-for': `198.51.100.${n}`,
  'x-shared-render': '1',
  'x-front-end': `${Math.floor(Date.now() / 60_000)}.${'A'.repeat(43)}`,
});

/** The address asks more in a few seconds than one may in a minute. */
export const costlyReads: Attack = {
  about: "the server's costliest reads, with parameters that no cache has",
  addresses: 1,
  async run({ doors, over, tally, random, addresses, matchIds }) {
    const ask = asker({ over, tally }, 16);
    const address = inTurn(addresses);
    const id = () => random.int(1, 2_000_000_000);
    const games = () => Array.from({ length: 9 }, () => random.int(1, 999)).join();
    const zone = () => encodeURIComponent(random.pick(zones));
    const paths: (() => string)[] = [
      () => `expert_plan/getHomeExpertPlans?gameId=${random.pick([1, 2, 201, 202, 205])}&x=${id()}`,
      () => `expert_plan/getPlansPC?status=all&page=${random.int(1, 20)}&x=${id()}`,
      () => `expert_plan/expertLibraryPC?q=${id().toString(36)}`,
      () => `expert_plan/getExpertInfo?userId=${id()}`,
      () => `match/gameLivingFuture?gameIds=${games()}&zone=${zone()}`,
      () => `match/headToHead?matchId=${random.pick(matchIds)}&x=${id()}`,
      () => `match/getSeriesCount?from=2026-10-01&to=2026-11-30&zone=${zone()}`,
      () => `soccer/${id()}`,
    ];
    await repeat(over, 600, () => {
      const port = random.chance(0.5) ? doors.site : doors.server;
      const headers = random.chance(0.3) ? pretences(random.int(1, 250)) : {};
      ask(address(), port, { path: `/java/${random.pick(paths)()}`, headers });
    });
  },
  missed: atLeastHeldBack(0.2),
  named: { on: 'server', counter: refusals.calls },
};
