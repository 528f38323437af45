import { randomUUID } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { person } from '#testing/people/person.ts';
import { tried } from '#testing/people/tried.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});

const newAddress = () => `${randomUUID()}@example.org`;
/** As somebody behind this address; the server trusts the test, as it trusts a proxy. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });
let networks = 0;
/** An address in a network that nothing else here comes from. */
const elsewhere = () => {
  networks += 1;
  return from(`10.${networks >> 8}.${networks & 255}.7`);
};

const send = (mobileOrEmail: string, headers = elsewhere(), purpose = 'signIn') =>
  person(app).post('/login/V2/sendEmailcheckCode', { mobileOrEmail, purpose }, headers);
const signIn = (mobileOrEmail: string, checkCode: string, headers = elsewhere(), agreed = true) =>
  person(app).post(
    '/login/V2/getLoginByEmailCheckCode',
    { mobileOrEmail, checkCode, agreed },
    headers,
  );
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const [hour, day] = [3_600, 86_400];
const success = { status: 'success' };
const wrongCode = { status: 'fail', errorCode: errors.wrongCode.code };
const workRequired = { status: 'fail', errorCode: errors.workRequired.code };

describe('A code', () => {
  test('is good for ten minutes', async () => {
    const [early, late] = [newAddress(), newAddress()];
    await send(early);
    await send(late);
    const codes = [await app.codeFor(early), await app.codeFor(late)] as const;
    clock.forward({ minutes: 9, seconds: 50 });
    expect(await signIn(early, codes[0])).toMatchObject(success);
    clock.forward({ seconds: 11 });
    expect(await signIn(late, codes[1])).toMatchObject(wrongCode);
  });

  test('is good once', async () => {
    const address = newAddress();
    await send(address);
    const code = await app.codeFor(address);
    expect(await signIn(address, code)).toMatchObject(success);
    expect(await signIn(address, code)).toMatchObject(wrongCode);
  });

  test('is good once also for several who bring it at once', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    const code = await app.codeFor(address);
    const { brought } = await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from code where address = ${address} for update`);
      // From networks of their own: calls of one take turns.
      const brought = [home, elsewhere(), elsewhere()].map((from) => signIn(address, code, from));
      await expect.poll(() => lockWaits(app.db)).toBe(brought.length);
      return { brought };
    });
    const answers = await Promise.all(brought);
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  test('is good for its address only', async () => {
    const [one, other] = [newAddress(), newAddress()];
    await send(one);
    await send(other);
    const code = await app.codeFor(one);
    if (code !== (await app.codeFor(other))) {
      expect(await signIn(other, code)).toMatchObject(wrongCode);
    }
  });

  test('is sent once to all spellings of a mailbox that are asked for at once', async () => {
    const spellings = Array.from({ length: 8 }, (_, each) => `many.ways+${each}@gmail.com`);
    const answers = await Promise.all(spellings.map((spelled) => send(spelled)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === errors.codeTooSoon.code)).toHaveLength(
      7,
    );
  });

  test('is good for its purpose only', async () => {
    const address = newAddress();
    const owner = await person(app).register(address);
    clock.forward({ minutes: 2 });
    const codes = new Map<string, string>();
    for (const purpose of ['signIn', 'reset', 'bind', 'bindAccount', 'prove']) {
      await send(address, elsewhere(), purpose);
      codes.set(purpose, await app.codeFor(address));
    }
    const others = (purpose: string) =>
      [...codes].filter(([each, code]) => each !== purpose && code !== codes.get(purpose));
    for (const [, code] of others('signIn')) {
      expect(await signIn(address, code)).toMatchObject(wrongCode);
    }
    for (const [, checkCode] of others('reset')) {
      const given = { mobileOrEmail: address, checkCode, password: 'Brandnew77x' };
      const answer = await person(app).post('/user/V2/mobileOrNameToChangePass', given);
      expect(answer).toMatchObject(wrongCode);
    }
    for (const [, checkCode] of others('bind')) {
      const answer = await owner.post('/user/V2/mobileOrNameToChange', {
        email: address,
        checkCode,
      });
      expect(answer).toMatchObject(wrongCode);
    }
    for (const [, checkCode] of others('prove')) {
      expect(await owner.post('/login/prove', { checkCode })).toMatchObject(wrongCode);
    }
    expect(await owner.post('/login/prove', { checkCode: codes.get('prove') })).toMatchObject(
      success,
    );
  });

  test('is the latest one: an older is good no more', async () => {
    const address = newAddress();
    await send(address);
    const older = await app.codeFor(address);
    clock.forward({ seconds: 61 });
    await send(address);
    const latest = await app.codeFor(address);
    expect(await signIn(address, older)).toMatchObject(wrongCode);
    expect(await signIn(address, latest)).toMatchObject(success);
  });

  test('may be typed in full width and with spaces, but not longer or shorter', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    const code = await app.codeFor(address);
    const wide = String.fromCodePoint(...[...code].map((digit) => digit.codePointAt(0)! + 0xfee0));
    for (const typed of [`${code}0`, code.slice(0, 5), `${wide}0`, '零一二三四五', '🐼🐼🐼']) {
      expect(await signIn(address, typed), typed).toMatchObject(wrongCode);
    }
    const spaced = `${wide.slice(0, 3)}\u3000${wide.slice(3)}`;
    expect(await signIn(address, spaced, home)).toMatchObject(success);
  });

  test('stays good until the words are agreed to, however often that is asked', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    const code = await app.codeFor(address);
    for (let times = 0; times < 6; times++) {
      expect(await signIn(address, code, home, false)).toMatchObject({
        errorCode: errors.agreementRequired.code,
      });
    }
    expect(await signIn(address, code, home)).toMatchObject(success);
  });
});

describe('Guessing a code', () => {
  beforeAll(() => clock.toNext(hour));

  test('ends after five tries, from however many networks', async () => {
    const address = newAddress();
    await send(address);
    const code = await app.codeFor(address);
    for (let tries = 0; tries < 5; tries++) {
      expect(await signIn(address, wrong(code))).toMatchObject(wrongCode);
    }
    expect(await signIn(address, code)).toMatchObject(wrongCode);
  });

  test('by strangers does not use up the tries of who asked for it', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    const code = await app.codeFor(address);
    for (let tries = 0; tries < 20; tries++) await signIn(address, wrong(code));
    expect(await signIn(address, code)).toMatchObject(wrongCode);
    expect(await signIn(address, code, home)).toMatchObject(success);
  });

  test('by many at once is counted one by one', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    const code = await app.codeFor(address);
    await Promise.all(Array.from({ length: 12 }, () => signIn(address, wrong(code), home)));
    expect(await signIn(address, code, home)).toMatchObject(wrongCode);
  });

  test('of many addresses ends for a network, whichever of its addresses it comes by', async () => {
    const tries = async (ip: (number: number) => string) => {
      for (let number = 0; number < 10; number++) {
        const answer = await signIn(newAddress(), '123456', from(ip(number)));
        if (answer.errorCode === errors.tooManyAttempts.code) return number;
      }
      return 'for ever';
    };
    await signIn(newAddress(), '123456', from('192.0.2.1'));
    await tried(app, 'code-try:host:192.0.2.1', 55);
    expect(await tries(() => '192.0.2.1')).toBe(5);
    const hosts = (number: number) => `2001:db8:5:aa${number + 10}::${number}`;
    await signIn(newAddress(), '123456', from(hosts(50)));
    await tried(app, 'code-try:network:20010db80005aa/56', 295);
    expect(await tries(hosts)).toBe(5);
  });
});

describe('Sending codes', () => {
  test('to one address waits a minute between two, also when many ask at once', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(address)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    clock.forward({ seconds: 61 });
    expect(await send(address)).toMatchObject(success);
  });

  test('to one address costs work after ten in an hour and twenty in a day', async () => {
    const address = newAddress();
    const sendUntilWork = async () => {
      let sent = 0;
      while (sent < 30 && (await send(address)).status === 'success') {
        sent += 1;
        clock.forward({ seconds: 61 });
      }
      return sent;
    };
    clock.toNext(day);
    expect(await sendUntilWork()).toBe(10);
    expect(await send(address)).toMatchObject(workRequired);
    clock.toNext(hour);
    expect(await sendUntilWork()).toBe(10);
    clock.toNext(hour);
    expect(await send(address)).toMatchObject(workRequired);
    clock.toNext(day);
    expect(await send(address)).toMatchObject(success);
  });

  test('to one address that are refused in a moment are no obstacle to its owner', async () => {
    clock.toNext(day);
    const address = newAddress();
    const stranger = elsewhere();
    await Promise.all(Array.from({ length: 25 }, () => send(address, stranger)));
    clock.forward({ seconds: 62 });
    expect(await send(address)).toMatchObject(success);
    expect(await send(address, elsewhere(), 'reset')).toMatchObject(success);
  });

  test('to one mailbox costs work after ten in an hour, however it is spelled', async () => {
    clock.toNext(hour);
    const spelled = (tag: string) => `co.unted${tag}@gmail.com`;
    for (let times = 0; times < 10; times++) {
      expect(await send(spelled(`+${times}`))).toMatchObject(success);
      clock.forward({ minutes: 1 });
    }
    expect(await send('counted@googlemail.com')).toMatchObject(workRequired);
    expect(await send(newAddress())).toMatchObject(success);
  });

  test('to an owner costs no work where they were signed in, when strangers have used it all up', async () => {
    const address = newAddress();
    const home = elsewhere();
    await send(address, home);
    await signIn(address, await app.codeFor(address), home);
    for (let times = 0; times < 10; times++) {
      clock.forward({ seconds: 61 });
      await send(address);
    }
    clock.forward({ seconds: 61 });
    expect(await send(address)).toMatchObject(workRequired);
    expect(await send(address, home)).toMatchObject(success);
  });

  test('for one address of the internet ends after sixty in an hour, for its network after 300', async () => {
    const sent = async (ip: (number: number) => string) => {
      for (let number = 0; number < 10; number++) {
        if ((await send(newAddress(), from(ip(number)))).errorCode === errors.tooManyCodes.code)
          return number;
      }
      return 'for ever';
    };
    clock.toNext(hour);
    await send(newAddress(), from('198.51.100.1'));
    await tried(app, 'code:host:198.51.100.1', 55);
    expect(await sent(() => '198.51.100.1')).toBe(5);
    const hosts = (number: number) => `2001:db8:9:1100::${number}`;
    await send(newAddress(), from(hosts(50)));
    await tried(app, 'code:network:20010db8000911/56', 295);
    expect(await sent(hosts)).toBe(5);
  });

  test.each([
    'victim,me@example.org',
    '"x"@example.org',
    'a<b>@example.org',
    'a\u200bb@example.org',
  ])('does not go to what only looks like an address: %s', async (address) => {
    expect(await send(address)).toMatchObject({
      status: 'fail',
      errorCode: errors.invalidAddress.code,
    });
  });
});
