import { errors } from '@xiongmao/api/errors';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let clock: SteeredClock;
let editor: ReturnType<typeof backOffice>;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ accounts: true, clock });
  editor = backOffice(await person(app).signInAs('editor'));
});
beforeEach(async () => {
  for (const { id } of (await editor.list('proclamations', { state: 'current' })).body) {
    await editor.update('proclamations', id, { withdrawn: true });
  }
});

const inMinutes = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const saying = (more: object = {}) => ({
  texts: { zh_CN: '今晚维护', en_US: 'Maintenance tonight' },
  severity: 'info',
  audience: 'everyone',
  link: null,
  dismissible: true,
  from: inMinutes(-1),
  until: null,
  ...more,
});
const proclaim = async (more: object = {}): Promise<number> => {
  const { status, body } = await editor.create('proclamations', saying(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.id;
};
const heardBy = async (someone: Person, language = 'en_US') => {
  const { result } = await someone.get('/app/getProclamation', { language });
  return result.items as { id: number; text: string; locale: string }[];
};
const idsFor = async (someone: Person) => (await heardBy(someone)).map(({ id }) => id);

test('What an editor proclaims is heard in one’s language, or in the nearest', async () => {
  const texts = { zh_CN: '维护', en_US: 'Maintenance', ar: 'صيانة' };
  const id = await proclaim({ texts, link: '/protocol/service', severity: 'warning' });
  const [heard] = await heardBy(person(app));
  expect(heard).toEqual({
    id,
    severity: 'warning',
    text: 'Maintenance',
    locale: 'en_US',
    link: '/protocol/service',
    dismissible: true,
  });
  for (const [language, locale] of [
    ['ar', 'ar'],
    ['zh_tw', 'zh_CN'],
    ['de', 'en_US'],
  ] as const) {
    const [there] = await heardBy(person(app), language);
    expect(there).toMatchObject({ text: texts[locale], locale });
  }
});

test('It is heard by whom it is for', async () => {
  const ids = {
    everyone: await proclaim(),
    guests: await proclaim({ audience: 'guests' }),
    signedIn: await proclaim({ audience: 'signedIn' }),
    expert: await proclaim({ audience: 'expert' }),
  };
  const heard = async (name: string) => (await idsFor(await person(app).signInAs(name))).sort();
  expect((await idsFor(person(app))).sort()).toEqual([ids.everyone, ids.guests]);
  expect(await heard('fan')).toEqual([ids.everyone, ids.signedIn]);
  expect(await heard('expert')).toEqual([ids.everyone, ids.signedIn, ids.expert]);
  // An administrator is no expert.
  expect(await heard('admin')).toEqual([ids.everyone, ids.signedIn]);
});

test('It is heard in its time, until it is withdrawn', async () => {
  const guest = person(app);
  const id = await proclaim({ from: inMinutes(1), until: inMinutes(3) });
  const stateOf = async () => (await editor.get('proclamations', id)).body.state;
  expect([await idsFor(guest), await stateOf()]).toEqual([[], 'scheduled']);
  clock.forward({ minutes: 2 });
  expect([await idsFor(guest), await stateOf()]).toEqual([[id], 'current']);
  await editor.update('proclamations', id, { withdrawn: true });
  expect([await idsFor(guest), await stateOf()]).toEqual([[], 'withdrawn']);
  await editor.update('proclamations', id, { withdrawn: false });
  expect(await idsFor(guest)).toEqual([id]);
  clock.forward({ minutes: 2 });
  expect([await idsFor(guest), await stateOf()]).toEqual([[], 'over']);
  expect((await editor.list('proclamations', { state: 'over' })).body).toMatchObject([{ id }]);
});

test('Of many the gravest are heard, then the newest', async () => {
  const [old, warning, young] = [
    await proclaim({ from: inMinutes(-5) }),
    await proclaim({ severity: 'warning', from: inMinutes(-4) }),
    await proclaim({ from: inMinutes(-3) }),
  ];
  expect(await idsFor(person(app))).toEqual([warning, young, old]);
  const urgent = await proclaim({ severity: 'urgent', from: inMinutes(-9) });
  expect(await idsFor(person(app))).toEqual([urgent, warning, young]);
});

test('One is made from what was seen, and each change is in the audit log', async () => {
  const id = await proclaim();
  const { version } = (await editor.get('proclamations', id)).body;
  const texts = { zh_CN: '改', en_US: 'Changed' };
  expect((await editor.change('proclamations', id, { version, texts })).status).toBe(200);
  expect(await editor.change('proclamations', id, { version, severity: 'urgent' })).toMatchObject({
    status: 409,
    body: { errorCode: errors.stale.code },
  });
  const admin = backOffice(await person(app).signInAs('admin'));
  const { body } = await admin.list('audit-entries', { target: `proclamations/${id}` });
  expect(body).toMatchObject([
    { action: 'proclamations.update', username: 'editor', after: { texts } },
    { action: 'proclamations.create', username: 'editor' },
  ]);
});

test.each([
  ['a language that others fall back to missing', { texts: { en_US: 'Alone' } }],
  ['an end before its beginning', { from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }],
  ['a script for an address', { link: 'javascript:alert(1)' }],
  ['an address that only looks like the site’s', { link: '/\t/elsewhere.example' }],
  ['a path that browsers read as another host', { link: '/.//elsewhere.example' }],
  ['an address without a scheme', { link: '//elsewhere.example' }],
  ['an address that is not safe', { link: 'http://elsewhere.example' }],
  ['an audience that there is not', { audience: 'nobody' }],
  ['a text that is too long', { texts: { zh_CN: '长'.repeat(281), en_US: 'Long' } }],
])('Refused is %s', async (_, more) => {
  expect((await editor.create('proclamations', saying(more))).status).toBe(422);
});

test('Nobody but editors and administrators proclaims anything', async () => {
  for (const name of ['fan', 'support', 'manager', 'expert']) {
    const someone = backOffice(await person(app).signInAs(name));
    expect((await someone.create('proclamations', saying())).status, name).toBe(403);
    expect((await someone.list('proclamations')).status, name).toBe(403);
  }
});
