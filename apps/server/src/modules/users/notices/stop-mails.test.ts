import { errors } from '@xiongmao/api/errors';
import { beforeAll, expect, test, vi } from 'vitest';
import { mailNotice } from '#modules/identity/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let fan: Person;
let key: string;

/** The key by which a mail of a kind is stopped, as the mail has it. */
async function keyOfMail(to: Person, email: string, kind: string): Promise<string> {
  const accountId = Number(to.cookies.get('uid'));
  const values = { text: `About ${kind}`, path: '/userInfo/exchange/1', kind };
  await app.db.transaction((tx) =>
    mailNotice(tx, app.jobs, { accountId, language: 'en_US', values, now: new Date() }),
  );
  return vi.waitFor(async () => {
    const sent = await fetch(`${app.url}/dev/outbox?to=${email}`);
    const texts = ((await sent.json()) as { text: string }[]).map(({ text }) => text);
    const mail = texts.find((text) => text.startsWith(values.text));
    return /\/unsubscribe#(\S+)/.exec(mail ?? '')![1]!;
  }, 10_000);
}

beforeAll(async () => {
  app = await testApp();
  fan = await person(app).register('reader@example.org');
  key = await keyOfMail(fan, 'reader@example.org', 'orders');
});

const preferences = async (someone = fan) => (await someone.get('/user/getUserDataStatus')).result;
const oneClick = (of: string) => `${app.url}/java/user/mails/stop/${of}`;
/** As mail programs do: no cookie, no header of ours, whatever Origin. */
const press = (of: string, body: FormData | URLSearchParams = new URLSearchParams(form)) =>
  fetch(oneClick(of), { method: 'POST', headers: { origin: 'https://mail.example' }, body });
const form = { 'List-Unsubscribe': 'One-Click' };
const parts = () => {
  const data = new FormData();
  data.append('List-Unsubscribe', 'One-Click');
  return data;
};

test('A look at a mail program’s address changes nothing, and leads to the page that asks', async () => {
  const looked = await fetch(oneClick(key), { redirect: 'manual' });
  expect(looked.status).toBe(303);
  const page = new URL(looked.headers.get('location')!);
  expect(page.pathname + page.hash).toBe(`/unsubscribe#${key}`);
  expect((await preferences()).mails).toEqual({ orders: true });
});

test.each([
  ['a form', () => new URLSearchParams(form)],
  ['a form in parts', parts],
])('One press, sent as %s, stops mails of the kind and changes nothing else', async (_, body) => {
  await fan.post('/user/saveUserDataStatus', { mails: { orders: true } });
  const before = await preferences();
  for (let times = 0; times < 2; times++) expect((await press(key, body())).status).toBe(204);
  expect(await preferences()).toEqual({ ...before, mails: { orders: false } });
});

test('The page stops them for who is not signed in, and says which', async () => {
  await fan.post('/user/saveUserDataStatus', { mails: { orders: true } });
  const answer = await person(app).post('/user/mails/stop', { key });
  expect(answer).toMatchObject({ status: 'success', result: { kind: 'orders' } });
  expect((await preferences()).mails).toEqual({ orders: false });
  await fan.post('/user/saveUserDataStatus', { mails: { orders: true } });
  expect((await preferences()).mails).toEqual({ orders: true });
});

test('Nobody stops another’s mails, nor such as are always sent', async () => {
  const other = await person(app).register('other@example.org');
  const uid = (someone: Person) => someone.cookies.get('uid')!;
  const needed = await keyOfMail(fan, 'reader@example.org', 'security');
  for (const bad of [
    key.replace(uid(fan), uid(other)),
    key.replace('orders', 'security'),
    key.slice(0, -1),
    needed,
    'key',
  ]) {
    expect((await press(bad)).status, bad).toBe(404);
    const answer = await person(app).post('/user/mails/stop', { key: bad });
    expect(answer, bad).toMatchObject({ status: 'fail', errorCode: errors.unknownMails.code });
  }
  expect((await preferences(other)).mails).toEqual({ orders: true });
});

test('An account that is deleted has none to stop', async () => {
  const leaver = await person(app).register('leaver@example.org');
  const left = await keyOfMail(leaver, 'leaver@example.org', 'orders');
  expect(await leaver.post('/user/delete', {})).toMatchObject({ status: 'success' });
  expect((await press(left)).status).toBe(404);
});
