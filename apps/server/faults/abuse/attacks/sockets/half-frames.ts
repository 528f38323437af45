import { randomBytes } from 'node:crypto';
import { type Attack, inTurn, pause } from '../../attack.ts';
import { connectFrom } from '../../wire.ts';

const sockets = 400;

/** Of a frame of 16 KiB, as long as any may be, only the head and a byte now and then. */
export const halfFrames: Attack = {
  about: 'sockets that begin a long frame and never end it',
  addresses: 4,
  async run({ doors, over, tally, addresses }) {
    const address = inTurn(addresses);
    const head = Buffer.from([0x81, 0xfe, 0x3f, 0xff, 1, 2, 3, 4]);
    await Promise.all(
      Array.from({ length: sockets }, async (_, n) => {
        await pause(over, n * 5);
        if (over.aborted) return;
        const port = n % 2 ? doors.site : doors.server;
        const socket = connectFrom({ over, tally }, address(), port);
        const key = randomBytes(16).toString('base64');
        socket.write(
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1\r\n' +
            'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
            `sec-websocket-key: ${key}\r\n\r\n`,
        );
        await pause(over, 200);
        socket.write(head);
        while (!over.aborted && socket.writable) {
          socket.write('x');
          await pause(over, 500);
        }
      }),
    );
  },
  missed: ({ refused, cut }) =>
    refused + cut > 0 ? null : `all of ${sockets} sockets that send half a frame stand`,
  // Cut as the WebSocket protocol has it, before anything counts.
  named: null,
};
