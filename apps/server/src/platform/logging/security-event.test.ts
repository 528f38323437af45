import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';

interface Line {
  level: number;
  security: string;
  uid: number | null;
  network: string;
  requestId: string;
  [more: string]: unknown;
}

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await testApp({ env: { LOG_LEVEL: 'info', DEMO: '1' }, logTo });
});

const log = () => written.map((line) => JSON.parse(line) as Line);
/** The latest line about an event. */
const told = (event: string) => log().findLast(({ security }) => security === event);
const signIn = '/login/V2/mobileOrNameToLogin';

describe('The log tells of', () => {
  test('sign-ins that succeed and fail, with the request and its network', async () => {
    const fan = await person(app).signInAs('fan');
    const uid = Number(fan.cookies.get('uid'));
    expect(told('signedIn')).toMatchObject({ uid, way: 'password', registered: false, level: 30 });
    const response = await person(app).send(`/java${signIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'fan', password: 'Wrong-Password1' }),
    });
    expect(told('signInFailed')).toMatchObject({
      uid: null,
      why: 'wrongPassword',
      network: '127.0.0.0/24',
      requestId: response.headers.get('x-request-id'),
      level: 40,
    });
  });

  test('tries of one name under one mark, whichever way it is written', async () => {
    const marks = [];
    for (const name of ['fan2', 'FAN2', 'anchor']) {
      await person(app).post(signIn, { name, password: 'Wrong-Password1' });
      marks.push(told('signInFailed')!.who);
    }
    expect(marks[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(marks[1]).toBe(marks[0]);
    expect(marks[2]).not.toBe(marks[0]);
  });

  test('calls and resources that are refused', async () => {
    const fan = await person(app).signInAs('fan');
    const uid = Number(fan.cookies.get('uid'));
    await fan.send('/java/console/users/1');
    expect(told('refused')).toMatchObject({ uid, what: 'GET /java/console/users/:id' });
    await fan.post('/login/out', {}, { 'x-xiongmao': '0' });
    expect(told('refused')).toMatchObject({ uid: null, what: 'POST /java/login/out' });
  });

  test('proofs that are asked for, given and failed', async () => {
    const someone = await person(app).register('proofs@example.org', { password: 'Thicket-77' });
    const uid = Number(someone.cookies.get('uid'));
    await app.db.$client.query("update session set proven_at = 'epoch'");
    await someone.post('/user/delete', {});
    expect(told('proofAsked')).toMatchObject({ uid, what: 'POST /java/user/delete' });
    await someone.post('/login/prove', { password: 'Wrong-Password1' });
    expect(told('proofFailed')).toMatchObject({ uid, why: 'wrongPassword' });
    await someone.post('/login/prove', { password: 'Thicket-77' });
    expect(told('proven')).toMatchObject({ uid, way: 'password' });
    await someone.post('/user/delete', {});
    expect(told('accountDeleted')).toMatchObject({ uid });
  });

  test('passwords and addresses that change, and sessions that end', async () => {
    const someone = await person(app).register('changes@example.org', { password: 'Thicket-77' });
    const uid = Number(someone.cookies.get('uid'));
    expect(told('signedIn')).toMatchObject({ uid, way: 'code', registered: true });
    const email = 'changed@example.org';
    await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email, purpose: 'bind' });
    const checkCode = await app.codeFor(email);
    await someone.post('/user/V2/mobileOrNameToChange', { email, checkCode });
    expect(told('addressChanged')).toMatchObject({ uid, kind: 'mail' });
    const change = { oldPassword: 'Thicket-77', password: 'Thicket-78' };
    await someone.post('/user/V2/changePassword', change);
    expect(told('passwordChanged')).toMatchObject({ uid, how: 'changed' });
    const token = someone.cookies.get('token')!;
    await someone.post('/login/out', {});
    expect(told('sessionsEnded')).toMatchObject({ uid, of: uid, why: 'signedOut', count: 1 });
    await person(app).get('/user/sessions', { token });
    expect(told('sessionRefused')).toMatchObject({ why: 'sessionOver' });
  });

  test.each([
    ['{"name":["fan"]}', 'application/json', 'contract'],
    ['{"__proto__":{"roles":["admin"]}}', 'application/json', 'body'],
    ['{"name":', 'application/json', 'body'],
    ['<name>fan</name>', 'text/xml', 'body'],
    ['['.repeat(40), 'application/json', 'contract'],
    [`{"name":"${'x'.repeat(40_000)}"}`, 'application/json', 'size'],
  ])('input that breaks the contract: %.30s', async (body, type, why) => {
    const headers = { 'content-type': type };
    const init = { method: 'POST', headers, body };
    const { headers: answer } = await person(app).send(`/java${signIn}`, init);
    expect(told('inputRefused')).toEqual(
      expect.objectContaining({
        why,
        what: `POST /java${signIn}`,
        requestId: answer.get('x-request-id'),
        level: 40,
      }),
    );
  });

  test('limits that are hit', async () => {
    for (let tries = 0; tries < 11; tries++) {
      await person(app).post(signIn, { name: 'manager', password: 'Wrong-Password1' });
    }
    expect(told('limitHit')).toMatchObject({
      why: 'tooManyAttempts',
      what: `POST /java${signIn}`,
    });
  });

  test('what the console changes: by whom, of whom, which fields', async () => {
    const admin = await person(app).signInAs('admin');
    const fan = await person(app).signInAs('fan');
    const id = Number(fan.cookies.get('uid'));
    await backOffice(admin).create('roles', { userId: id, role: 'manager' });
    expect(told('officeWrote')).toMatchObject({
      uid: Number(admin.cookies.get('uid')),
      what: 'roles.create',
      target: `roles/${id}-manager`,
    });
    await fan.post('/user/feedback', { kind: 'wish', text: 'Darts' });
    const [said] = (await backOffice(admin).list('feedback')).body;
    await backOffice(admin).update('feedback', said.id, { note: 'Passed on' });
    expect(told('officeWrote')).toMatchObject({ what: 'feedback.update', fields: ['note'] });
  });
});

test('No line holds a password, a code, a token, or an address in full', async () => {
  const someone = await person(app).register('quiet@example.org', { password: 'Very-Secret77' });
  const token = someone.cookies.get('token')!;
  const given = { mobileOrEmail: 'quiet@example.org', checkCode: '000000' };
  await person(app).post('/login/V2/getLoginByEmailCheckCode', given);
  const all = written.filter((line) => line.includes('"security"')).join('');
  expect(all).toContain('signInFailed');
  for (const secret of ['Very-Secret77', token, 'quiet@example.org', '000000', '127.0.0.1']) {
    expect(all).not.toContain(secret);
  }
});

test('A flood from one network leaves room in the log', async () => {
  const fan = await person(app).signInAs('fan');
  const before = log().filter(({ security }) => security === 'refused').length;
  for (let count = 0; count < 60; count++) await fan.send('/java/console/users/1');
  const after = log().filter(({ security }) => security === 'refused').length;
  // A minute may turn meanwhile.
  expect(after - before).toBeLessThan(60);
  expect(after).toBeGreaterThan(0);
});
