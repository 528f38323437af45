import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { connectFrom } from '../../wire.ts';

/** More than an address may have, at each door. */
const connections = 2_400;
const paths = [
  '/java/login/V2/mobileOrNameToLogin',
  '/java/feeds/abuse/messages',
  '/java/orderpay/notify/alipay',
  '/java/user/avatar',
];

export const slowBodies: Attack = {
  about: 'requests whose bodies come a byte at a time',
  addresses: 1,
  async run({ doors, over, tally, random, addresses }) {
    const address = inTurn(addresses);
    await Promise.all(
      Array.from({ length: connections }, async (_, n) => {
        await pause(over, n);
        while (!over.aborted) {
          const socket = connectFrom({ over, tally }, address(), n % 2 ? doors.site : doors.server);
          socket.write(
            `POST ${random.pick(paths)} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-xiongmao: 1\r\n` +
              'content-type: application/json\r\ncontent-length: 20000\r\n\r\n{',
          );
          while (!over.aborted && socket.writable) {
            socket.write(' ');
            await pause(over, 2_000);
          }
          await pause(over, 200);
        }
      }),
    );
  },
  missed: ({ refused, cut }) =>
    refused + cut > 0 ? null : `all of ${connections} connections with slow bodies stand`,
  named: { on: 'server', counter: refusals.connections },
};
