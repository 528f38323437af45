import { type Attack, inTurn, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

export const guesses: Attack = {
  about: 'sign-ins with guessed names and passwords, each of which costs a hash',
  addresses: 4,
  async run({ doors, over, tally, random, addresses }) {
    const ask = asker({ over, tally }, 16);
    const address = inTurn(addresses);
    const headers = { 'content-type': 'application/json', 'x-xiongmao': '1' };
    await repeat(over, 200, () => {
      const name = random.chance(0.5) ? `caller${random.int(1, 20)}` : `fan${random.int(1, 9_999)}`;
      const body = JSON.stringify({ name, password: `Guess${random.int(1_000, 9_999)}` });
      const path = '/java/login/V2/mobileOrNameToLogin';
      ask(address(), doors.site, { method: 'POST', path, headers, body });
    });
  },
  missed: ({ served }) => (served === 0 ? null : `${served} guesses were let in`),
  named: null,
};
