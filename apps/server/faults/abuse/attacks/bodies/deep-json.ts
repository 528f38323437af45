import { type Attack, atLeastHeldBack, inTurn, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

const headers = { 'content-type': 'application/json', 'x-xiongmao': '1' };
const deep = (length: number, open: string) => open.repeat(Math.floor(length / open.length));

export const deepJson: Attack = {
  about: 'JSON nested a hundred thousand deep, and objects of as many keys',
  addresses: 4,
  async run({ doors, over, tally, random, addresses }) {
    const ask = asker({ over, tally });
    const address = inTurn(addresses);
    const keys = Array.from({ length: 15_000 }, (_, n) => `"k${n}":[{}]`).join();
    const bodies = [deep(200_000, '['), deep(200_000, '{"a":'), `{${keys}}`, '{"__proto__":{}}'];
    await repeat(over, 100, () => {
      const port = random.chance(0.5) ? doors.site : doors.server;
      const path = '/java/login/V2/mobileOrNameToLogin';
      ask(address(), port, { method: 'POST', path, headers, body: random.pick(bodies) });
    });
  },
  missed: atLeastHeldBack(0.9),
  named: null,
};
