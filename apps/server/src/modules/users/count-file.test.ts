import { errors } from '@xiongmao/api/errors';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  app = await testApp({ accounts: true });
  for (const name of ['admin', 'anchor', 'editor']) {
    people.set(name, await person(app).signInAs(name));
  }
});

test.each([
  ['anchor', '/anchor/apply', 60],
  ['admin', '/goods/picture', 60],
  ['admin', '/gift/file', 60],
  ['editor', '/news/picture', 60],
  ['admin', '/post/picture', 60],
  ['admin', '/user/avatar', 30],
])('Of what %s sends to %s, %i files are looked at in an hour', async (name, path, most) => {
  const who = people.get(name)!;
  const codes = [];
  // Before it is read, so that none of them need be one.
  for (let times = 0; times <= most; times++) codes.push((await who.post(path, {})).errorCode);
  expect(codes.indexOf(errors.tooManyRequests.code)).toBe(most);
});

test("An anchor's pictures count with those of their application", async () => {
  const { errorCode } = await people.get('anchor')!.post('/anchor/picture', {});
  expect(errorCode).toBe(errors.tooManyRequests.code);
});
