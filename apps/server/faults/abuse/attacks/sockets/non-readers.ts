import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { openSocket, watching } from '../../wire.ts';

const sockets = 40;

/** Each asks for its backlog again and again: the budget of messages ends that before the buffer is full. */
export const nonReaders: Attack = {
  about: 'sockets that join all there is and never read',
  addresses: 10,
  async run({ doors, over, tally, version, matchIds, addresses }) {
    const address = inTurn(addresses);
    const match = inTurn(matchIds);
    await Promise.all(
      Array.from({ length: sockets }, async () => {
        const socket = await openSocket({ over, tally }, address(), doors.site);
        socket?.pause();
        for (let id = 1; socket?.readyState === 1 && !over.aborted; id++) {
          socket.send(watching(id, 'all', version));
          socket.send(watching(id, `match:${match()}`, version));
          await pause(over, 40);
        }
      }),
    );
  },
  missed: ({ cut, refused }) =>
    cut + refused > 0 ? null : `none of ${sockets} sockets that never read was cut`,
  named: { on: 'server', counter: refusals.sockets },
};
