import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let support: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = backOffice(await person(app).signInAs('support'));
});

const say = (someone: Person, body: object) => someone.post('/user/feedback', body);

/** What was mailed to an address, beside codes. */
const mailsTo = async (address: string): Promise<string[]> =>
  (
    await rows<{ text: string }>(
      app.db,
      sql`select text from outbox_message where "to" = ${address} and code is null order by id`,
    )
  ).map(({ text }) => text);

describe('Feedback', () => {
  test('of guests and of who is signed in comes to support', async () => {
    const text = '<img src=x onerror=alert(1)> 100% wrong_score';
    const guest = { kind: 'data', text, contact: 'me@example.org' };
    expect(await say(person(app), guest)).toMatchObject({ status: 'success', result: {} });
    const fan = await person(app).signInAs('fan');
    await say(fan, { kind: 'wish', text: 'More cricket' });
    const { body, total } = await support.list('feedback');
    expect(total).toBe(2);
    expect(body).toMatchObject([
      { userId: Number(fan.cookies.get('uid')), username: 'fan', text: 'More cricket' },
      {
        userId: null,
        username: null,
        kind: 'data',
        text,
        contact: 'me@example.org',
        state: 'open',
      },
    ]);
    const response = await (await person(app).signInAs('support')).send(
      `/java/console/feedback/${body[1].id}`,
    );
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is found by text, kind and state', async () => {
    const find = async (query: Record<string, string>) =>
      (await support.list('feedback', query)).body.map(({ kind }: { kind: string }) => kind);
    expect(await find({ q: 'CRICKET' })).toEqual(['wish']);
    expect(await find({ q: '0%' })).toEqual(['data']);
    expect(await find({ q: '%' })).toEqual(['data']);
    expect(await find({ kind: 'wish' })).toEqual(['wish']);
    expect(await find({ state: 'done' })).toEqual([]);
    expect(await find({ _sort: 'at', _order: 'asc' })).toEqual(['data', 'wish']);
    expect((await support.list('feedback', { state: 'lost' })).status).toBe(422);
  });

  test('is answered: noted, done, and kept in the audit log', async () => {
    const [row] = (await support.list('feedback', { kind: 'wish' })).body;
    const answer = await support.update('feedback', row.id, { note: 'Planned', state: 'done' });
    expect(answer).toMatchObject({ status: 200, body: { note: 'Planned', state: 'done' } });
    const whole = { ...row, version: answer.body.version, note: 'Done', text: 'mine' };
    const noted = await support.change('feedback', row.id, whole);
    expect(noted.body).toMatchObject({ note: 'Done', state: 'open', text: 'More cricket' });
    expect((await support.update('feedback', row.id, { reply: 'x' })).status).toBe(422);
    expect((await support.update('feedback', 999_999, { note: 'x' })).status).toBe(404);
    expect((await support.get('feedback', 999_999)).status).toBe(404);
    const admin = backOffice(await person(app).signInAs('admin'));
    const entries = await admin.list('audit-entries', { action: 'feedback.update' });
    expect(entries.body.at(-1)).toMatchObject({
      username: 'support',
      before: { note: '', state: 'open' },
      after: { note: 'Planned', state: 'done' },
    });
  });

  test('is read by support and administrators alone', async () => {
    for (const name of ['fan', 'expert', 'anchor', 'manager']) {
      const office = backOffice(await person(app).signInAs(name));
      expect((await office.list('feedback')).status).toBe(403);
      expect((await office.update('feedback', 1, { state: 'done' })).status).toBe(403);
    }
    expect((await backOffice(person(app)).list('feedback')).status).toBe(401);
  });

  test('says something, of a kind, and not too much', async () => {
    for (const body of [
      { kind: 'wish', text: '  ' },
      { kind: 'rant', text: 'x' },
      { kind: 'wish', text: 'x'.repeat(2_001) },
      { kind: 'wish', text: 'a\u0000b' },
      { text: 'x' },
    ]) {
      expect(await say(person(app), body)).toMatchObject({
        code: 400,
        errorCode: errors.invalidInput.code,
      });
    }
  });

  test('ends where it becomes a flood, of whichever of a host’s addresses', async () => {
    const statuses = [];
    for (let times = 1; times <= 31; times++) {
      const headers = { 'x-forwarded-for': `2001:db8::${times}` };
      const body = { kind: 'other', text: 'again' };
      statuses.push((await person(app).post('/user/feedback', body, headers)).code);
    }
    expect(statuses).toEqual([...Array(30).fill(undefined), 429]);
  });

  test('ends for one account wherever it comes from', async () => {
    const someone = await person(app).signInAs('fan2');
    const statuses = [];
    for (let times = 1; times <= 21; times++) {
      const headers = { 'x-forwarded-for': `203.0.113.${times}` };
      const body = { kind: 'other', text: 'again' };
      statuses.push((await someone.post('/user/feedback', body, headers)).code);
    }
    expect(statuses).toEqual([...Array(20).fill(undefined), 429]);
  });
});

describe('An answer', () => {
  test('is told to who wrote, stands beside what they wrote, and is mailed in their language', async () => {
    const fan = await person(app).register('writes@example.org');
    await say(fan, { kind: 'wish', text: 'More snooker' });
    await say(person(app), { kind: 'wish', text: 'Somebody else’s' });
    await fan.post('/user/saveUserDataStatus', { locale: 'en_US' });
    const own = async () => (await fan.get('/user/feedback/list')).result;
    expect(await own()).toMatchObject({
      total: 1,
      items: [{ text: 'More snooker', answer: null, answeredAt: null }],
    });
    const [row] = (await support.list('feedback', { q: 'snooker' })).body;
    expect(row).toMatchObject({ answer: null, ways: ['notice', 'mail'] });
    const answer = 'It is <b>there</b> since today.';
    const { body } = await support.update('feedback', row.id, { answer });
    expect(body).toMatchObject({ answer, state: 'done', answeredAt: expect.any(String) });
    expect(await own()).toMatchObject({ items: [{ answer, answeredAt: expect.any(String) }] });
    const told = (await fan.get('/user/notices')).result.items;
    expect(told).toMatchObject([{ name: 'feedbackAnswered', link: { page: 'feedback' } }, {}]);
    await expect.poll(() => mailsTo('writes@example.org')).toHaveLength(1);
    const [mail] = await mailsTo('writes@example.org');
    expect(mail).toMatch(
      /^It is <b>there<\/b> since today\.\n\nThis answers what you wrote to us on 20/,
    );

    // Said again, nothing is sent; another answer is.
    await support.update('feedback', row.id, { answer, note: 'Twice' });
    await support.update('feedback', row.id, { answer: 'It is there since Monday.' });
    await expect.poll(() => mailsTo('writes@example.org')).toHaveLength(2);
    expect((await fan.get('/user/notices')).result.total).toBe(3);
    expect((await person(app).get('/user/feedback/list')).errorCode).toBe(
      errors.signInRequired.code,
    );
  });

  test('goes by mail to a guest who left an address, and else nowhere', async () => {
    const said = { kind: 'problem', text: 'A guest’s question', contact: 'Guest@Example.org' };
    await person(app).post('/user/feedback', said, { language: 'ar' });
    await say(person(app), { ...said, contact: 'call me' });
    const found = (await support.list('feedback', { q: 'guest’s question' })).body;
    expect(found).toMatchObject([{ ways: [] }, { ways: ['mail'] }]);
    for (const { id } of found) await support.update('feedback', id, { answer: 'Soon' });
    await expect.poll(() => mailsTo('guest@example.org')).toHaveLength(1);
    expect((await mailsTo('guest@example.org'))[0]).toContain('هذا رد على ما كتبته لنا');
    await expect.poll(() => rows(app.db, sql`select 1 from letter`)).toEqual([]);
  });

  test('goes with the account of whom it was to', async () => {
    const fan = await person(app).register('leaves@example.org');
    await say(fan, { kind: 'wish', text: 'Delete me' });
    const [row] = (await support.list('feedback', { q: 'Delete me' })).body;
    await support.update('feedback', row.id, { answer: 'Dear leaves@example.org' });
    expect(await fan.post('/user/delete', {})).toMatchObject({ status: 'success' });
    expect((await support.get('feedback', row.id)).body).toMatchObject({
      userId: null,
      answer: null,
    });
  });
});
