import { type Attack, inTurn, refusals, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

const messages = Array.from({ length: 1_000 }, (_, n) => ({
  type: 'state',
  match: `m${n}`,
  version: n,
  state: { status: 'live', note: 'x'.repeat(1_900) },
}));
const body = JSON.stringify({ messages });

export const unsignedPushes: Attack = {
  about: 'pushes of 2 MB whose signature is made up',
  addresses: 4,
  async run({ doors, over, tally, addresses }) {
    const ask = asker({ over, tally }, 4);
    const address = inTurn(addresses);
    await repeat(over, 15, () => {
      const headers = {
        'content-type': 'application/json',
        'x-feed-timestamp': String(Date.now()),
        'x-feed-signature': 'ab'.repeat(32),
      };
      const path = '/java/feeds/abuse/messages';
      ask(address(), doors.server, { method: 'POST', path, headers, body });
    });
  },
  missed: ({ tried, served, refused }) =>
    refused > 0 && served === 0 ? null : `${served} of ${tried} were taken`,
  named: { on: 'server', counter: refusals.pushes },
};
