import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSecret } from '#platform/secret.ts';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { person } from '#testing/people/person.ts';
import { tried } from '#testing/people/tried.ts';
import { countedAs } from '../codes/attempts.ts';

const secret = createSecret(testKey);

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock, accounts: true });
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const signIn = (body: object, headers: Record<string, string>) =>
  person(app).post('/login/V2/mobileOrNameToLogin', body, headers);
const right = { name: 'fan', password: 'Demo1234' };
const wrong = { name: 'fan', password: 'Demo12345' };

const success = { status: 'success' };
const wrongPassword = { status: 'fail', errorCode: errors.wrongPassword.code };
const tooMany = { status: 'fail', errorCode: errors.tooManyAttempts.code };

/** Tries until it is refused; answers how many were let through. */
async function triesUntilRefused(
  most: number,
  attempt: (number: number) => object,
  ip: (number: number) => string,
) {
  for (let number = 0; number < most; number++) {
    const answer = await signIn(attempt(number), from(ip(number)));
    if (answer.errorCode === errors.tooManyAttempts.code) return number;
    expect(answer).toMatchObject(wrongPassword);
  }
  return most;
}

describe('Guessing a password', () => {
  test('ends after ten tries from one network, and begins anew after a quarter of an hour', async () => {
    clock.toNext(900);
    const network = (number: number) => `203.0.113.${number}`;
    expect(await triesUntilRefused(12, () => wrong, network)).toBe(10);
    expect(await signIn(right, from('203.0.113.9'))).toMatchObject(tooMany);
    clock.toNext(900);
    expect(await signIn(right, from('203.0.113.9'))).toMatchObject(success);
  });

  test('of one account from many networks ends, and the owner still signs in from home', async () => {
    const home = from('192.0.2.44');
    expect(await signIn(right, home)).toMatchObject(success);
    clock.toNext(3_600);
    await signIn(wrong, from('10.1.0.1'));
    await tried(app, `password:${countedAs(secret, 'fan')}:3600`, 95);
    expect(
      await triesUntilRefused(
        10,
        () => wrong,
        (number) => `10.2.${number}.1`,
      ),
    ).toBe(5);
    expect(await signIn(right, from('10.9.9.9'))).toMatchObject(tooMany);
    expect(await signIn(right, from('192.0.2.45'))).toMatchObject(success);
  });

  test('of one account that is not there ends just so', async () => {
    clock.toNext(3_600);
    const nobody = { name: 'nobody7', password: 'Demo12345' };
    expect(await signIn(nobody, from('10.1.0.1'))).toMatchObject(wrongPassword);
    await tried(app, `password:${countedAs(secret, 'nobody7')}:3600`, 95);
    expect(
      await triesUntilRefused(
        10,
        () => nobody,
        (number) => `10.3.${number}.1`,
      ),
    ).toBe(5);
  });

  test('gets no more tries by writing the name in other ways', async () => {
    const mobile = '13700001111';
    const owner = person(app);
    await owner.post('/login/V2/sendMobilecheckCode', { mobileOrEmail: mobile });
    const code = { mobileOrEmail: mobile, checkCode: await app.codeFor(mobile), agreed: true };
    await owner.post('/login/V2/getLoginByEmailCheckCode', { ...code, password: 'Thicket-77' });
    const ways = [
      '13700001111',
      '137-0000-1111',
      '137 0000 1111',
      ' 1370000 1111',
      '1-3-700001111',
    ];
    const spelt = (number: number) => ({ name: ways[number % ways.length], password: 'Wrong1234' });
    clock.toNext(3_600);
    expect(await triesUntilRefused(12, spelt, () => '203.0.113.1')).toBe(10);
    clock.toNext(3_600);
    // A username of digits is the same in every country.
    const abroad = (number: number) => ({ ...wrong, name: 'FAN', areaCode: String(number + 1) });
    expect(await triesUntilRefused(12, abroad, () => '203.0.113.1')).toBe(10);
  });

  test('gets no more tries by the other names of an account, and is not told that they are one', async () => {
    const [email, mobile] = ['three@example.org', '13700002222'];
    const owner = await person(app).register(email, { password: 'Thicket-77' });
    await owner.post('/login/V2/sendMobilecheckCode', { mobileOrEmail: mobile, purpose: 'bind' });
    const checkCode = await app.codeFor(mobile);
    await owner.post('/user/V2/mobileOrNameToChange', { mobile, checkCode });
    clock.toNext(3_600);
    const ways = [email, mobile, `user${owner.cookies.get('uid')}`];
    const named = (number: number) => ({ name: ways[number % 3], password: 'Wrong1234' });
    expect(await triesUntilRefused(10, named, () => '203.0.113.3')).toBe(10);
    for (const name of ways) {
      const answer = await signIn({ name, password: 'Thicket-77' }, from('203.0.113.3'));
      expect(answer).toMatchObject(wrongPassword);
    }
    // Others, elsewhere, are not held back.
    const elsewhere = await signIn({ name: email, password: 'Thicket-77' }, from('198.51.100.3'));
    expect(elsewhere).toMatchObject(success);
  });

  test('of many accounts ends for a host, and for a network of many hosts', async () => {
    const many = (number: number) => ({ name: `someone${number}`, password: 'Demo12345' });
    clock.toNext(3_600);
    await signIn(many(0), from('203.0.113.2'));
    await tried(app, 'password:host:203.0.113.2', 95);
    expect(await triesUntilRefused(10, many, () => '203.0.113.2')).toBe(5);

    const addresses = (number: number) => `2001:db8:2::${number + 1}`;
    await signIn(many(0), from(addresses(50)));
    await tried(app, 'password:host:20010db800020000/64', 95);
    expect(await triesUntilRefused(10, many, addresses)).toBe(5);

    const hosts = (number: number) => `2001:db8:1:aa${number + 10}:${number}::1`;
    await signIn(many(0), from(hosts(50)));
    await tried(app, 'password:network:20010db80001aa/56', 295);
    expect(await triesUntilRefused(10, many, hosts)).toBe(5);
  });
});

test('Signing in with the right password uses nothing up', async () => {
  clock.toNext(3_600);
  for (let times = 0; times < 11; times++) {
    expect(await signIn(right, from('203.0.113.3'))).toMatchObject(success);
  }
});

test('Proving one’s password again ends after ten wrong ones', async () => {
  const fan = await person(app).signInAs('fan2');
  for (let tries = 0; tries < 10; tries++) {
    expect(await fan.post('/login/prove', { password: 'no' })).toMatchObject(wrongPassword);
  }
  expect(await fan.post('/login/prove', { password: 'Demo1234' })).toMatchObject(tooMany);
});
