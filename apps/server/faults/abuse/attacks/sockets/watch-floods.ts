import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { openSocket, watching } from '../../wire.ts';

const sockets = 9;
const framesAtATime = 250;

/** Small frames that each ask for a large backlog; what comes back is never read. */
export const watchFloods: Attack = {
  about: 'sockets that ask for the same backlog again and again, and do not read it',
  addresses: 3,
  async run({ doors, over, tally, version, addresses }) {
    const address = inTurn(addresses);
    async function flood(): Promise<void> {
      while (!over.aborted) {
        const socket = await openSocket({ over, tally }, address(), doors.site);
        socket?.pause();
        for (let id = 1; socket?.readyState === 1 && !over.aborted; id++) {
          socket.send(watching(id, 'all', version));
          if (id % framesAtATime === 0) await pause(over, 20);
        }
        await pause(over, 100);
      }
    }
    await Promise.all(Array.from({ length: sockets }, flood));
  },
  missed: ({ cut, refused }) =>
    cut + refused >= sockets ? null : `${cut} of ${sockets} flooding sockets were cut`,
  named: { on: 'server', counter: refusals.sockets },
};
