import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { talker } from '../testing/talker.ts';

type Fan = Awaited<ReturnType<typeof newFan>>;

let app: TestApp;
let staff: Person;
let support: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  staff = await person(app).signInAs('support');
  support = backOffice(staff);
});

let fan: Fan;
let reporter: Fan;
let room: RoomName;
beforeEach(async () => {
  fan = await newFan(app);
  reporter = await newFan(app);
  room = `match-${await newMatch(app, { minutes: 30 })}`;
});

const report = (by: Person, body: object) =>
  by.post('/chatroom/report', { room, reason: 'abuse', text: '', ...body });
const open = async (filter: Record<string, string> = {}) =>
  (await support.list('chat-reports', { state: 'open', room, _sort: 'id', ...filter })).body;
const shown = async (filter: Record<string, string>) =>
  (await support.list('chat-messages', { room, _sort: 'id', ...filter })).body;
const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);

test('Around a message staff see what who reported it saw, and what became of it since', async () => {
  const one = await talker(app, fan, room);
  const other = await talker(app, reporter, room);
  const gone = await one.said('Taken back');
  await fan.get(`/chatroom/delete?id=${gone.id}`);
  await other.said('What a save');
  const bad = await one.said('Something bad');
  await report(reporter, { about: 'message', id: bad.id });
  await other.said('Said later');
  const [{ at, messageId }] = await open();
  const then = { around: `${messageId}`, shownAt: at };
  expect(textsOf(await shown(then))).toEqual(['What a save', 'Something bad']);
  await support.remove('chat-messages', bad.id);
  expect((await shown(then))[1]).toMatchObject({ text: 'Something bad', hiddenBy: 'support' });
  // Of a person alone, and of another room, there is what was said there.
  expect(textsOf(await shown({ shownAt: at, userId: `${reporter.uid}` }))).toEqual(['What a save']);
  expect(await shown({ ...then, room: `match-${await newMatch(app, { minutes: 30 })}` })).toEqual(
    [],
  );
});

test('An appeal shows what it is against: what was said and done, for how long, and whether it holds', async () => {
  const one = await talker(app, fan, room);
  const other = await talker(app, reporter, room);
  await other.said('What a save');
  const bad = await one.said('You blind fool');
  const admin = await person(app).signInAs('admin');
  await admin.post('/chatroom/operate', {
    ...{ operation: 'mute', room, userId: fan.uid, rule: 'abuse', minutes: 60, hide: true },
    ...{ reason: 'Called others names', messageId: bad.id },
  });
  await other.said('Said later');
  const [{ id: sanctionId }] = (await fan.get('/chatroom/sanctions')).result.items;
  await fan.post('/chatroom/appeal', { sanctionId, text: 'He is blind' });
  const appealed = async () =>
    (await support.list('chat-appeals', { userId: `${fan.uid}` })).body[0];
  const appeal = await appealed();
  expect(appeal).toMatchObject({
    ...{ messageId: bad.id, said: 'You blind fool', reason: 'Called others names' },
    ...{ where: { title: expect.stringContaining(' – ') }, liftedAt: null, liftedBy: null },
  });
  expect(Date.parse(appeal.until) - Date.parse(appeal.actedAt)).toBe(60 * 60_000);
  const then = { around: `${appeal.messageId}`, shownAt: appeal.actedAt };
  expect(textsOf(await shown(then))).toEqual(['What a save', 'You blind fool']);
  await admin.post('/chatroom/operate', { operation: 'unmute', room, userId: fan.uid });
  expect(await appealed()).toMatchObject({ liftedAt: expect.any(String), liftedBy: 'admin' });
});

test('Around a message are ten before it and ten behind it', async () => {
  const { id } = await (await talker(app, fan, room)).said('0');
  await app.db.execute(sql`
    insert into chat_message (room_id, v, account_id, at, text, level, key)
    select r.id, r.v + n, ${fan.uid}, now(), n::text, 0, 'around-' || n
    from chat_room r, generate_series(1, 30) n where r.name = ${room}`);
  const messages = await shown({ room });
  const fifteenth = messages.find(({ text }: { text: string }) => text === '15');
  const numbers = Array.from({ length: 21 }, (_, at) => `${at + 5}`);
  expect(textsOf(await shown({ around: `${fifteenth.id}`, _end: '50' }))).toEqual(numbers);
  expect(await shown({ around: `${id}`, _end: '50' })).toHaveLength(11);
});

test('Behind a report come those that one may decide on, the oldest first', async () => {
  const { id } = await (await talker(app, fan, room)).said('Something bad');
  await report(reporter, { about: 'message', id });
  await report(reporter, { about: 'room' });
  // Their own report is for others.
  await report(staff, { about: 'room' });
  const all = await open();
  expect(all).toHaveLength(3);
  const [first, second] = await open({ after: '0' });
  expect([first.about, second.about]).toEqual(['message', 'room']);
  expect(await open({ after: `${first.id}` })).toMatchObject([{ id: second.id }]);
  expect(await open({ after: `${second.id}` })).toEqual([]);
});

test('Who reported what breaks no rule is told so in their language, without anybody’s words', async () => {
  const { id } = await (await talker(app, fan, room)).said('Fair enough');
  await report(reporter, { about: 'message', id });
  const [{ id: reportId }] = await open();
  const dismissed = { state: 'closed', answer: null };
  expect(
    (await support.update('chat-reports', reportId, { state: 'closed', answer: '' })).status,
  ).toBe(422);
  expect((await support.update('chat-reports', reportId, dismissed)).body).toMatchObject({
    ...{ state: 'closed', answer: null, closedBy: 'support' },
  });
  const { result } = await reporter.get('/user/notices');
  expect(result.items[0]).toMatchObject({ name: 'chatReportDismissed', values: {} });
});

test('Of two who decide at once on reports of the same one does, and the other is told so', async () => {
  const { id } = await (await talker(app, fan, room)).said('Something bad');
  const others = [reporter, await newFan(app)];
  for (const one of others) await report(one, { about: 'message', id });
  const reports: { id: number; version: string }[] = await open();
  const decisions = [
    { office: support, answer: null },
    { office: backOffice(await person(app).signInAs('admin')), answer: 'It was hidden' },
  ];
  const answers = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from chat_report where message_id = ${id} for update`);
    const deciding = decisions.map(({ office, answer }, at) =>
      office.update('chat-reports', reports[at]!.id, { state: 'closed', answer }),
    );
    await expect.poll(() => lockWaits(app.db, 'update chat_report'), { timeout: 10_000 }).toBe(2);
    return { deciding };
  });
  const told = await Promise.all(answers.deciding);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(told.find(({ status }) => status === 409)!.body.errorCode).toBe(errors.stale.code);
  for (const one of others) {
    const { result } = await one.get('/user/notices');
    expect(result.items).toHaveLength(1);
  }
});

test('Fans see neither reports nor what was said around them', async () => {
  for (const name of ['chat-reports', 'chat-messages', 'chat-appeals']) {
    expect((await backOffice(fan).list(name, { after: '0' })).status).toBe(403);
    expect((await backOffice(person(app)).list(name)).status).toBe(401);
  }
});
