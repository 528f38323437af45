import { type Attack, atLeastHeldBack, inTurn, refusals, repeat } from '../../attack.ts';
import { asker } from '../../wire.ts';

/** Of the proxy that stands in front of the site here: it alone may name addresses (`product.ts`). */
export const proxyAddress = '127.0.0.2';

export const codes: Attack = {
  about: 'codes for phones of strangers, asked for from all over one /48',
  addresses: 1,
  async run({ doors, over, tally, random }) {
    const ask = asker({ over, tally }, 16);
    const group = () => random.int(0, 0xffff).toString(16);
    const prefix = inTurn(['131', '135', '139', '158', '186']);
    await repeat(over, 150, () => {
      const headers = {
        'content-type': 'application/json',
        'x-xiongmao': '1',
        'x-forwarded-for': `2001:db8:7:${group()}:${group()}::${group()}`,
      };
      const mobileOrEmail = `${prefix()}${random.int(10_000_000, 99_999_999)}`;
      const body = JSON.stringify({ areaCode: '86', mobileOrEmail });
      const path = '/java/login/V2/sendMobilecheckCode';
      ask(proxyAddress, doors.site, { method: 'POST', path, headers, body });
    });
  },
  missed: atLeastHeldBack(0.5),
  named: { on: 'server', counter: refusals.codes },
};
