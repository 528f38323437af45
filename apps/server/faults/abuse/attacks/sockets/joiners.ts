import { type Attack, inTurn, pause, refusals } from '../../attack.ts';
import { openSocket, watching } from '../../wire.ts';

const sockets = 20;

export const joiners: Attack = {
  about: 'sockets that join and leave every stream there is, in a circle',
  addresses: 5,
  async run({ doors, over, tally, version, matchIds, addresses }) {
    const address = inTurn(addresses);
    const names = ['all', 'game:1', 'game:2', 'game:201', ...matchIds.map((id) => `match:${id}`)];
    await Promise.all(
      Array.from({ length: sockets }, async () => {
        const name = inTurn(names);
        while (!over.aborted) {
          const socket = await openSocket({ over, tally }, address(), doors.site);
          for (let id = 1; socket?.readyState === 1 && !over.aborted; id++) {
            const joined = name();
            socket.send(watching(id, joined, version));
            if (id % 2 === 0) socket.send(`42${JSON.stringify(['unwatch', joined])}`);
            if (id % 20 === 0) await pause(over, 10);
          }
          await pause(over, 100);
        }
      }),
    );
  },
  missed: ({ cut, refused }) =>
    cut + refused >= sockets ? null : `${cut} of ${sockets} sockets that join all were cut`,
  named: { on: 'server', counter: refusals.sockets },
};
