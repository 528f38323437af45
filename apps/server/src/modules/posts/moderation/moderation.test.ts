import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';

type Fan = Awaited<ReturnType<typeof newFan>>;

let app: TestApp;
let support: ReturnType<typeof backOffice>;
let admin: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = backOffice(await person(app).signInAs('support'));
  admin = backOffice(await person(app).signInAs('admin'));
});

let fan: Fan;
let other: Fan;
let subject: string;
beforeEach(async () => {
  fan = await newFan(app);
  other = await newFan(app);
  subject = `match-${await newMatch(app, { minutes: 30 })}`;
});

const is = (name: keyof typeof errors) => errors[name].code;
let count = 0;
const say = async (who: Person, text = `Said ${++count}`, more: object = {}) =>
  (await who.post('/comment/create', { subject, text, ...more })).result.id as number;
const report = (who: Person, id: number, more: object = {}) =>
  who.post('/post/report', { kind: 'comment', id, reason: 'abuse', text: 'Insults me', ...more });
const openOf = async (who: Fan) =>
  (await support.list('writing-reports', { state: 'open', userId: `${who.uid}` })).body;
const noticesOf = async (who: Person) => (await who.get('/user/notices')).result.items;
const shown = async () =>
  (await person(app).get(`/comment/list?subject=${subject}`)).result.items.map(
    ({ id }: { id: number }) => id,
  );
const decide = (id: number, more: object = {}) =>
  support.update('writing-reports', id, {
    decision: 'hide',
    rule: 'abuse',
    answer: 'An insult.',
    ...more,
  });

test('Staff see what was reported with what stands around it, also once it is taken back', async () => {
  const first = await say(other, 'Before');
  const bad = await say(fan, 'Bad words here', { answers: first });
  await say(other, 'After', { answers: first });
  await report(other, bad);
  await fan.post('/comment/delete', { id: bad });
  const [found] = await openOf(fan);
  expect(found).toMatchObject({
    kind: 'comment',
    writingId: bad,
    said: 'Bad words here',
    isShown: false,
    reason: 'abuse',
    text: 'Insults me',
    others: 0,
    subject: expect.stringContaining('Home of'),
    context: [{ text: 'Before' }, { id: bad, isShown: false }, { text: 'After' }],
  });
});

test('A report is of what somebody else wrote and still shows, once', async () => {
  const id = await say(fan);
  expect((await report(fan, id)).errorCode).toBe(is('unknownWriting'));
  expect((await report(other, 999_999)).errorCode).toBe(is('unknownWriting'));
  expect((await report(other, id)).status).toBe('success');
  expect((await report(other, id)).errorCode).toBe(is('alreadyReported'));
});

test('What is hidden is shown no more, and both sides are told why', async () => {
  const id = await say(fan);
  const third = await newFan(app);
  await report(other, id);
  await report(third, id);
  const [found] = await openOf(fan);
  expect(found).toMatchObject({
    others: 1,
    siblings: [{ reason: 'abuse', text: 'Insults me', reporter: expect.any(String) }],
  });
  expect((await decide(found.id)).body).toMatchObject({ state: 'closed', decision: 'hide' });
  expect(await shown()).toEqual([]);
  expect(await openOf(fan)).toEqual([]);
  expect(await noticesOf(fan)).toMatchObject([
    { name: 'commentRemoved', values: { answer: 'An insult.' }, link: { page: 'removals' } },
  ]);
  for (const reporter of [other, third]) {
    expect(await noticesOf(reporter)).toMatchObject([
      {
        name: 'writingReportClosed',
        values: { answer: 'An insult.', said: expect.stringMatching(/^Said \d+$/) },
        link: null,
      },
    ]);
  }
  const { others, siblings } = (await support.get('writing-reports', found.id)).body;
  expect([others, siblings.length]).toEqual([1, 1]);
  // Decided once.
  expect((await decide(found.id)).status).toBe(409);
});

test('What breaks no rule stays, and who reported it hears so', async () => {
  const id = await say(fan);
  await report(other, id);
  const [found] = await openOf(fan);
  await decide(found.id, { decision: 'dismiss', rule: null, answer: null });
  expect(await shown()).toEqual([id]);
  expect(await noticesOf(other)).toMatchObject([
    {
      name: 'writingReportDismissed',
      values: { said: expect.stringMatching(/^Said \d+$/) },
      link: { page: 'comment', id },
    },
  ]);
  expect(await noticesOf(fan)).toEqual([]);
});

test('A mute is for all talk', async () => {
  const id = await say(fan);
  await report(other, id);
  const [found] = await openOf(fan);
  await decide(found.id, { decision: 'mute', minutes: 60 });
  const next = await fan.post('/comment/create', { subject, text: 'Once more' });
  expect(next.errorCode).toBe(is('muted'));
  const room = await fan.get(`/live/getChatroomSpeech?room=${subject}`);
  expect(room.result.you).toMatchObject({ silence: 'muted', mute: { rule: 'abuse', room: null } });
});

test('To hide asks for a rule and an answer, to mute for how long', async () => {
  await report(other, await say(fan));
  const [found] = await openOf(fan);
  expect(await decide(found.id, { rule: null })).toMatchObject({ status: 422 });
  expect(await decide(found.id, { answer: null })).toMatchObject({ status: 422 });
  expect(await decide(found.id, { decision: 'mute' })).toMatchObject({ status: 422 });
  expect(await openOf(fan)).toHaveLength(1);
  expect(await noticesOf(fan)).toEqual([]);
});

test('Who wrote it appeals once, somebody else decides, and what is granted is shown again', async () => {
  const id = await say(fan);
  await report(other, id);
  const [found] = await openOf(fan);
  await decide(found.id);
  const [removal] = (await fan.get('/post/removals')).result.items;
  expect(removal).toMatchObject({ kind: 'comment', rule: 'abuse', appeal: 'none' });
  const appeal = (who: Person) =>
    who.post('/post/appeal', { removalId: removal.id, text: 'It was a joke' });
  expect((await appeal(other)).errorCode).toBe(is('nothingToAppeal'));
  expect((await appeal(fan)).status).toBe('success');
  expect((await appeal(fan)).errorCode).toBe(is('alreadyAppealed'));
  const [waiting] = (await admin.list('writing-appeals', { userId: `${fan.uid}` })).body;
  expect(waiting).toMatchObject({ state: 'open', text: 'It was a joke', removedBy: 'support' });
  const granted = { state: 'granted', answer: 'A joke indeed.' };
  const own = await support.update('writing-appeals', waiting.id, granted);
  expect(own).toMatchObject({ status: 403, body: { errorCode: is('ownMatter') } });
  expect((await admin.update('writing-appeals', waiting.id, granted)).status).toBe(200);
  expect(await shown()).toEqual([id]);
  expect((await noticesOf(fan))[0]).toMatchObject({ name: 'removalLifted' });
  expect((await fan.get('/post/removals')).result.items).toMatchObject([
    { appeal: 'granted', answer: 'A joke indeed.' },
  ]);
});

test('A post is hidden and shown again as a comment is', async () => {
  const { id } = (await fan.post('/post/create', { text: `A bad post ${++count}` })).result;
  await report(other, id, { kind: 'post' });
  const [found] = await openOf(fan);
  expect(found).toMatchObject({ kind: 'post', subject: null, context: [] });
  await decide(found.id);
  const info = () => person(app).get(`/post/info?id=${id}`);
  expect((await info()).errorCode).toBe(is('gone'));
  expect(await noticesOf(fan)).toMatchObject([{ name: 'postRemoved' }]);
  const [removal] = (await fan.get('/post/removals')).result.items;
  await fan.post('/post/appeal', { removalId: removal.id, text: 'Look again' });
  const [waiting] = (await admin.list('writing-appeals', { userId: `${fan.uid}` })).body;
  await admin.update('writing-appeals', waiting.id, { state: 'granted', answer: 'Right.' });
  expect((await info()).status).toBe('success');
  const ranked = await app.db.execute(
    sql`select hot is not null as ranked from discussion where kind = 'post' and subject_id = ${id}`,
  );
  expect(ranked.rows).toEqual([{ ranked: true }]);
});

test('What waits is counted for the menu', async () => {
  const staff = await person(app).signInAs('support');
  const waiting = async () =>
    (await staff.get('/system/waiting')).result.waiting['writing-reports'] ?? 0;
  const before = await waiting();
  await report(other, await say(fan));
  expect(await waiting()).toBe(before + 1);
});

test('What somebody had said is gone from the notices of those who reported it, once they leave', async () => {
  const id = await say(fan, `${'Long '.repeat(20)}words`);
  await report(other, id);
  const [found] = await openOf(fan);
  await decide(found.id);
  const [told] = await noticesOf(other);
  expect(told.values.said).toMatch(/^Long Long .*…$/);
  expect((await fan.post('/user/delete', {})).status).toBe('success');
  expect((await noticesOf(other))[0].values.said).toBe('');
});
