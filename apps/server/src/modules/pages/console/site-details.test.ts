import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';

let app: TestApp;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  desk = backOffice(await person(app).signInAs('editor'));
});

const told = async () => (await person(app).get('/app/getSiteDetails')).result;
const links = [{ name: 'Panda News', href: 'https://panda.example/' }];

test('Editors keep how the operator is reached and whom they link to, each time on the record', async () => {
  expect(await told()).toEqual({ email: null, phone: null, links: null });
  expect((await desk.list('site-details')).body).toMatchObject([
    { id: 'site', by: null, at: null },
  ]);
  const kept = await desk.update('site-details', 'site', { email: 'hello@panda.example', links });
  expect(kept).toMatchObject({
    status: 200,
    body: { email: 'hello@panda.example', phone: null, links, by: 'editor' },
  });
  expect(await told()).toEqual({ email: 'hello@panda.example', phone: null, links });
  await desk.update('site-details', 'site', { email: null, links: [] });
  expect(await told()).toEqual({ email: null, phone: null, links: [] });
  const admin = backOffice(await person(app).signInAs('admin'));
  const { body } = await admin.list('audit-entries', { action: 'site-details.update' });
  expect(body).toMatchObject([
    { username: 'editor', before: { links }, after: { links: [] } },
    { username: 'editor', after: { email: 'hello@panda.example' } },
  ]);
});

test('They name an address, a number, and pages over HTTP', async () => {
  for (const change of [
    { email: 'nobody' },
    { phone: 'call me' },
    { links: [{ name: '', href: 'https://panda.example/' }] },
    { links: [{ name: 'Panda', href: 'javascript:alert(1)' }] },
    { links: [{ name: 'Panda', href: 'panda.example' }] },
    { links: Array(41).fill(links[0]) },
  ]) {
    expect((await desk.update('site-details', 'site', change)).status).toBe(422);
  }
  expect((await desk.update('site-details', 'other', { email: null })).status).toBe(404);
  expect((await desk.get('site-details', 'other')).status).toBe(404);
});
