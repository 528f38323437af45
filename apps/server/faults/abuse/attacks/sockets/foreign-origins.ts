import { type Attack, inTurn, refusals, repeat } from '../../attack.ts';
import { openSocket } from '../../wire.ts';

export const foreignOrigins: Attack = {
  about: 'handshakes from pages of other origins',
  addresses: 5,
  async run({ doors, over, tally, random, addresses }) {
    const address = inTurn(addresses);
    const origins = ['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost:1'];
    await repeat(over, 20, () => {
      const port = random.chance(0.5) ? doors.site : doors.server;
      void openSocket({ over, tally }, address(), port, random.pick(origins));
    });
  },
  missed: ({ tried, served, refused }) =>
    refused > 0 && served === 0
      ? null
      : `${served} of ${tried} handshakes of foreign origins were let in`,
  named: { on: 'server', counter: refusals.sockets },
};
