import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { connectFrom } from '../../wire.ts';

/** More than each address may have, at each door. */
const connections = 5_000;

export const hoarders: Attack = {
  about: 'connections by the thousand that ask for nothing',
  addresses: 2,
  async run({ doors, over, tally, addresses }) {
    const address = inTurn(addresses);
    for (let opened = 0; opened < connections && !over.aborted; opened += 50) {
      for (let n = 0; n < 50; n++) {
        connectFrom({ over, tally }, address(), n % 2 ? doors.site : doors.server);
      }
      await pause(over, 20);
    }
    while (!over.aborted) await pause(over, 1_000);
  },
  missed: ({ tried, refused, cut }) =>
    refused + cut > 0 ? null : `all of ${tried} idle connections stand`,
  named: { on: 'server', counter: refusals.connections },
};
