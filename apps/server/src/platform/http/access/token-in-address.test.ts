import { errors } from '@xiongmao/api/errors';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await testApp({ accounts: true, env: { LOG_LEVEL: 'debug' }, logTo });
});

const enter = async (name: string) => {
  const someone = person(app);
  const given = { name, password: 'Demo1234' };
  const { result } = await someone.post('/login/V2/mobileOrNameToLogin', given);
  return { someone, uid: result.user.uid as number, token: result.token as string };
};

test('A read is whose token its address has, whatever the cookie and the header say', async () => {
  const fan = await enter('fan');
  const other = await enter('fan2');
  const path = `/user/info?userId=${other.uid}`;
  expect(await fan.someone.get(path)).toMatchObject({ result: { own: null } });
  const asOther = `${path}&token=${other.token}`;
  expect(await fan.someone.get(asOther)).toMatchObject({ result: { own: { uid: other.uid } } });
  expect(await person(app).get(asOther, { token: fan.token })).toMatchObject({
    result: { own: { uid: other.uid } },
  });
});

test('A write takes none from there', async () => {
  const { token } = await enter('fan');
  const answer = await person(app).post(`/user/agree?token=${token}`, { agreed: true });
  expect(answer).toMatchObject({ status: 'fail', errorCode: errors.signInRequired.code });
});

test('It is in no log, nor when the call is refused', async () => {
  const { token } = await enter('fan');
  await person(app).get(`/user/info?userId=nobody&token=${token}`);
  await person(app).get(`/user/sessions?token=${token}x`);
  await person(app).get(`/nothing/at/all/here?token=${token}`);
  expect(written.length).toBeGreaterThan(0);
  expect(written.join('\n')).not.toContain(token);
});
