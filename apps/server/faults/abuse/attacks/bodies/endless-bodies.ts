import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { connectFrom } from '../../wire.ts';

const connections = 20;
const kibibyte = `400\r\n${' '.repeat(1024)}\r\n`;

export const endlessBodies: Attack = {
  about: 'chunked bodies that never end',
  addresses: 5,
  async run({ doors, over, tally, random, addresses }) {
    const address = inTurn(addresses);
    const paths = ['/java/login/out', '/java/feeds/abuse/messages', '/java/user/avatar'];
    await Promise.all(
      Array.from({ length: connections }, async (_, n) => {
        while (!over.aborted) {
          const socket = connectFrom({ over, tally }, address(), n % 2 ? doors.site : doors.server);
          socket.write(
            `POST ${random.pick(paths)} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-xiongmao: 1\r\n` +
              'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
          );
          while (!over.aborted && socket.writable) {
            for (let n = 0; n < 64 && socket.writableLength < 65_536; n++) socket.write(kibibyte);
            await pause(over, 20);
          }
          await pause(over, 200);
        }
      }),
    );
  },
  missed: ({ refused, cut }) =>
    refused + cut >= connections
      ? null
      : `${refused + cut} of ${connections} endless bodies were ended`,
  named: { on: 'server', counter: refusals.connections },
};
