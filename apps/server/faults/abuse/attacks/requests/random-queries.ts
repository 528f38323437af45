import { type Attack, atLeastHeldBack, inTurn, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

const zones = Intl.supportedValuesOf('timeZone');
const locales = ['zh_CN', 'en_US', 'ar', 'de', 'ja'];

export const randomQueries: Attack = {
  about: "the site's pages with random parameters, cookies and languages",
  addresses: 1,
  async run({ doors, over, tally, random, addresses }) {
    const ask = asker({ over, tally }, 16);
    const address = inTurn(addresses);
    const id = () => random.int(1, 100_000_000);
    await repeat(over, 300, () => {
      const page = random.pick(['/', '/match', '/expert', '/expert/allExperts', '/download']);
      const path = `${page}?${random.pick(['x', 'page', 'tab', 'day', 'utm_source'])}=${id()}`;
      const cookies = [
        `zone=${encodeURIComponent(random.pick(zones))}`,
        `favourites=${id()}.${id()}`,
        `games=${id().toString(36)}`,
      ];
      const cookie = cookies.filter(() => random.chance(0.3)).join('; ');
      const headers = {
        'accept-encoding': 'br',
        'accept-language': random.pick(locales),
        ...(cookie && { cookie }),
      };
      ask(address(), doors.site, { path, headers });
    });
  },
  missed: atLeastHeldBack(0.2),
  // The site has no counters of its own.
  named: null,
};
