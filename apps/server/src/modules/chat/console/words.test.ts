import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { person } from '#testing/people/person.ts';
import { talker } from '../testing/talker.ts';

let app: TestApp;
let other: TestApp;
let admin: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  other = await testApp({ database: { db: app.db, url: app.databaseUrl } });
  admin = backOffice(await person(app).signInAs('admin'));
});

test('A word that is listed can’t be said, within seconds and at every process, until it is taken out', async () => {
  const room = `match-${await newMatch(app, { minutes: 30 })}` as const;
  const [here, there] = [
    await talker(app, await newFan(app), room),
    await talker(other, await newFan(app), room),
  ];
  let count = 0;
  const codeOf = async (who: typeof here, text: string) => {
    // Who is refused again and again is muted.
    const said = await who.say(`${text} ${++count}`);
    return 'code' in said ? said.code : 0;
  };
  expect(await codeOf(here, 'xyzzyword')).toBe(0);
  const { status, body } = await admin.create('chat-words', { word: 'xyzzyword' });
  expect({ status, body }).toMatchObject({ status: 201, body: { word: 'xyzzyword', except: [] } });
  for (const word of ['xyzzyword', 'XyzzyWord', 'ｘｙｚｚｙｗｏｒｄ', 'xyzzy-word']) {
    const again = (await admin.create('chat-words', { word })).body;
    expect(again).toMatchObject({
      errorCode: errors.wordListed.code,
      errors: { word: again.errorMsg },
    });
  }
  await expect.poll(() => codeOf(here, 'a XYZZY-word'), { timeout: 5_000 }).toBe(2702);
  await expect
    .poll(() => codeOf(there, 'a xyzzyw0rd'), { timeout: 5_000, interval: 1_000 })
    .toBe(2702);
  const except = ['xyzzyword trophy'];
  expect((await admin.update('chat-words', body.id, { except })).body.except).toEqual(except);
  await expect.poll(() => codeOf(here, 'the xyzzyword trophy'), { timeout: 5_000 }).toBe(0);
  expect((await admin.remove('chat-words', body.id)).status).toBe(200);
  await expect.poll(() => codeOf(there, 'xyzzyword'), { timeout: 5_000, interval: 1_000 }).toBe(0);
});

test('A change is seen whatever the moments of the list are', async () => {
  const here = await talker(
    app,
    await newFan(app),
    `match-${await newMatch(app, { minutes: 30 })}` as const,
  );
  const isSaid = async (text: string) => 'message' in (await here.say(text));
  const { body } = await admin.create('chat-words', { word: 'plughword' });
  // Of a process whose clock is ahead.
  await app.db.execute(sql`insert into chat_word (word, added_by, at)
    select 'frotzword', added_by, now() + interval '1 hour' from chat_word where id = ${body.id}`);
  const refuses = (word: string) =>
    expect.poll(() => isSaid(word), { interval: 1_000 }).toBe(false);
  await refuses('plughword');
  await refuses('frotzword');
  await admin.update('chat-words', body.id, { except: ['plughword trophy'] });
  await expect.poll(() => isSaid('the plughword trophy'), { interval: 1_000 }).toBe(true);
}, 30_000);

test.each([
  ['*', 'wordTooShort'],
  ['**', 'wordTooShort'],
  ['.', 'wordTooShort'],
  ['*龘', 'wordTooShort'],
  ['~ab', 'idleTilde'],
  ['~微信', 'idleTilde'],
  ['~加v信', 'idleTilde'],
] as const)('What is no word of the list is refused for what it is: %s', async (word, fault) => {
  const { status, body } = await admin.create('chat-words', { word });
  expect({ status, code: body.errorCode }).toEqual({ status: 422, code: errors[fault].code });
  expect(body.errors).toEqual({ word: body.errorMsg });
});

test.each(['的', '*a*', 'a', 'the', '进球'])(
  'A word that ordinary talk is full of is not listed: %s',
  async (word) => {
    const { status, body } = await admin.create('chat-words', { word });
    expect({ status, code: body.errorCode }).toEqual({
      status: 422,
      code: errors.wordTooBroad.code,
    });
    expect(body.errorMsg).toMatch(/refuse \d+ of 1\d\d ordinary sentences/);
  },
);

test('Support looks at no word list', async () => {
  const support = backOffice(await person(app).signInAs('support'));
  expect((await support.list('chat-words')).status).toBe(403);
  expect((await support.create('chat-words', { word: 'nothing' })).status).toBe(403);
});

test('Editors keep the list, too', async () => {
  const desk = backOffice(await person(app).signInAs('editor'));
  const { status, body } = await desk.create('chat-words', { word: 'grueword' });
  expect({ status, body }).toMatchObject({ status: 201, body: { word: 'grueword' } });
  const except = ['grueword trophy'];
  expect((await desk.update('chat-words', body.id, { except })).body).toMatchObject({ except });
  expect((await desk.remove('chat-words', body.id)).status).toBe(200);
});
