import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { connectFrom } from '../../wire.ts';

/** More than an address may have, at each door. */
const connections = 2_400;

export const slowHeaders: Attack = {
  about: 'requests whose headers come a line at a time and never end',
  addresses: 1,
  async run({ doors, over, tally, addresses }) {
    const address = inTurn(addresses);
    await Promise.all(
      Array.from({ length: connections }, async (_, n) => {
        await pause(over, n);
        while (!over.aborted) {
          const socket = connectFrom({ over, tally }, address(), n % 2 ? doors.site : doors.server);
          socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n');
          while (!over.aborted && socket.writable) {
            socket.write(`x-${n}: slow\r\n`);
            await pause(over, 2_000);
          }
          await pause(over, 200);
        }
      }),
    );
  },
  missed: ({ refused, cut }) =>
    refused + cut > 0 ? null : `all of ${connections} connections with slow headers stand`,
  named: { on: 'server', counter: refusals.connections },
};
