import { type Attack, atLeastHeldBack, inTurn, refusals, repeat } from '../../attack.ts';
import { openSocket } from '../../wire.ts';

export const handshakes: Attack = {
  about: 'handshakes by the thousand, each left at once',
  addresses: 2,
  async run({ doors, over, tally, addresses }) {
    const address = inTurn(addresses);
    await repeat(over, 250, () => {
      void openSocket({ over, tally }, address(), doors.site).then((socket) => {
        socket?.terminate();
      });
    });
  },
  // An ended socket of its own counts as cut: here only who was turned away does.
  missed: ({ tried, refused }) => atLeastHeldBack(0.5)({ tried, refused, served: 0, cut: 0 }),
  named: { on: 'server', counter: refusals.sockets },
};
