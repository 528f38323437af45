import { type Attack, atLeastHeldBack, inTurn, refusals, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

const body = Buffer.alloc(8 * 1024 * 1024, ' ');
const headers = { 'content-type': 'application/json', 'x-xiongmao': '1' };
const paths = ['/java/login/V2/mobileOrNameToLogin', '/java/v2/match/getPCPastGameMatch'];

export const hugeBodies: Attack = {
  about: 'bodies of 8 MiB where a few hundred bytes belong',
  addresses: 4,
  async run({ doors, over, tally, random, addresses }) {
    const ask = asker({ over, tally }, 4);
    const address = inTurn(addresses);
    await repeat(over, 20, () => {
      const port = random.chance(0.5) ? doors.site : doors.server;
      ask(address(), port, { method: 'POST', path: random.pick(paths), headers, body });
    });
  },
  missed: atLeastHeldBack(0.9),
  named: { on: 'server', counter: refusals.connections },
};
