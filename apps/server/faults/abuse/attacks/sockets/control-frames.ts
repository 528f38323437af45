import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { openSocket } from '../../wire.ts';

const sockets = 12;
const framesAtATime = 1_000;

/** Pings and pongs without a word in them, six bytes each, as fast as they are taken. */
export const controlFrames: Attack = {
  about: 'sockets that send nothing but pings and pongs',
  addresses: 3,
  async run({ doors, over, tally, addresses }) {
    const address = inTurn(addresses);
    const frames = [0x89, 0x8a].map((first) =>
      Buffer.concat(Array(framesAtATime).fill(Buffer.from([first, 0x80, 0, 0, 0, 0]))),
    );
    async function flood(_: unknown, n: number): Promise<void> {
      while (!over.aborted) {
        const socket = await openSocket({ over, tally }, address(), doors.site);
        const raw = (socket as unknown as { _socket?: NodeJS.WritableStream })?._socket;
        while (raw && socket?.readyState === 1 && !over.aborted) {
          if (!raw.write(frames[n % frames.length]!)) await pause(over, 5);
        }
        await pause(over, 100);
      }
    }
    await Promise.all(Array.from({ length: sockets }, flood));
  },
  missed: ({ cut, refused }) =>
    cut + refused >= sockets ? null : `${cut} of ${sockets} sockets that only ping were cut`,
  named: { on: 'server', counter: refusals.sockets },
};
