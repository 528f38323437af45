import { errors } from '@xiongmao/api/errors';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';

const url = 'https://source.example/a.m3u8';

let app: TestApp;
let admin: ReturnType<typeof backOffice>;
let matchId: number;
let link: number;
let proLink: number;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = backOffice(await person(app).signInAs('admin'));
  matchId = await newMatch(app, { minutes: 30 });
  const make = async (more: object) =>
    (await admin.create('live-links', { matchId, name: 'Satellite', url, language: 'en', ...more }))
      .body.id;
  link = await make({ priority: 10 });
  proLink = await make({
    name: 'Studio feed',
    url: `${url}?pro`,
    priority: 90,
    language: 'zh',
    pro: true,
  });
});

let names = 0;
let anchor: Person;
let uid: number;
beforeEach(async () => {
  anchor = await person(app).register(`opens${++names}@example.org`);
  uid = await newAnchor(app, anchor);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const open = (id: number, address: string, who = anchor) =>
  who.post('/anchor/link', { id }, from(address));
const authorise = (address: string) => anchor.get('/addIpWhite', from(address));

test('A link opens for the authorised address, and for no other', async () => {
  expect((await anchor.get('/getAnchorIP', from('198.51.100.7'))).result).toEqual({
    current: '198.51.100.7',
    authorised: null,
  });
  expect((await open(link, '198.51.100.7')).errorCode).toBe(errors.addressNotAuthorised.code);
  expect((await authorise('198.51.100.7')).result.authorised).toBe('198.51.100.7');
  expect((await open(link, '198.51.100.7')).result).toEqual({ url });
  expect((await open(link, '198.51.100.8')).errorCode).toBe(errors.addressNotAuthorised.code);
  await authorise('198.51.100.8');
  expect((await open(link, '198.51.100.8')).status).toBe('success');
  expect((await open(link, '198.51.100.7')).errorCode).toBe(errors.addressNotAuthorised.code);
});

test('A match has a link of one address once', async () => {
  const again = await admin.create('live-links', { matchId, name: 'Again', url, language: 'zh' });
  expect(again.status).toBe(422);
  expect(again.body).toMatchObject({
    errorCode: errors.linkListed.code,
    errors: { url: again.body.errorMsg },
  });
  const changed = await admin.update('live-links', proLink, { url });
  expect(changed.body.errorCode).toBe(errors.linkListed.code);
  expect((await admin.update('live-links', link, { url, priority: 10 })).status).toBe(200);
});

test('Of IPv6 an address stands for the /64 that one customer has', async () => {
  await authorise('2001:db8:1:2::5');
  expect((await open(link, '2001:db8:1:2:aa::9')).status).toBe('success');
  expect((await open(link, '2001:db8:1:3::5')).errorCode).toBe(errors.addressNotAuthorised.code);
});

test('Neither guests nor others than anchors open one', async () => {
  const fan = await person(app).signInAs('fan');
  for (const [who, code] of [
    [person(app), 2000],
    [fan, 2500],
  ] as const) {
    expect((await open(link, '198.51.100.7', who)).errorCode).toBe(code);
    expect((await who.get('/addIpWhite')).errorCode).toBe(code);
    expect((await who.get('/getAnchorIP')).errorCode).toBe(code);
    const { status } = await backOffice(who, 'studio').list('live-links');
    expect(status).toBe(who === fan ? 403 : 401);
  }
});

test('Pro links are for who was given the right', async () => {
  await authorise('198.51.100.7');
  expect((await open(proLink, '198.51.100.7')).errorCode).toBe(errors.rightMissing.code);
  await admin.update('anchors', uid, { rights: ['pro'] });
  expect((await open(proLink, '198.51.100.7')).status).toBe('success');
  expect((await open(999_999, '198.51.100.7')).errorCode).toBe(errors.unknownLiveLink.code);
});

test('Who is banned neither opens one nor authorises an address', async () => {
  await authorise('198.51.100.7');
  await admin.update('anchors', uid, { ban: { reason: 'Smoking', until: null } });
  expect((await open(link, '198.51.100.7')).errorCode).toBe(errors.anchorBanned.code);
  expect((await authorise('198.51.100.7')).errorCode).toBe(errors.anchorBanned.code);
});

test('The studio lists them, the most important first, without where they lead', async () => {
  const studio = backOffice(anchor, 'studio');
  const { body } = await studio.list('live-links', { matchId: String(matchId) });
  expect(body.map(({ name, pro }: { name: string; pro: boolean }) => [name, pro])).toEqual([
    ['Studio feed', true],
    ['Satellite', false],
  ]);
  expect(JSON.stringify(body)).not.toContain('source.example');
  expect((await studio.list('live-links', { language: 'zh' })).total).toBe(1);
  expect((await studio.list('live-links', { q: 'satel' })).total).toBe(1);
  expect((await studio.get('live-links', link)).body).not.toHaveProperty('url');
});

test('A link that is taken away is no anchor’s source any more', async () => {
  const { body } = await admin.create('live-links', {
    matchId,
    name: 'Cable',
    url: `${url}?cable`,
    language: 'ar',
  });
  await anchor.post('/updateAnchor', { matchId, linkId: body.id });
  expect((await admin.remove('live-links', body.id)).status).toBe(200);
  expect((await anchor.post('/anchorInfo', {})).result).toMatchObject({ linkId: null, matchId });
});

test('Links are entered by administrators, for a match that there is', async () => {
  const support = backOffice(await person(app).signInAs('support'));
  const given = { matchId, name: 'Cable', url: `${url}?cable`, language: 'ar' };
  expect((await support.create('live-links', given)).status).toBe(403);
  expect((await support.list('live-links', { matchId: String(matchId) })).status).toBe(200);
  expect((await admin.create('live-links', { ...given, matchId: 999_999 })).status).toBe(404);
  expect((await admin.create('live-links', { ...given, url: 'javascript:alert(1)' })).status).toBe(
    422,
  );
  const { body } = await admin.create('live-links', given);
  expect(body).toMatchObject({ ...given, match: { id: matchId }, priority: 50, pro: false });
  expect((await admin.update('live-links', body.id, { priority: 7 })).body.priority).toBe(7);
  expect((await admin.remove('live-links', body.id)).status).toBe(200);
  expect((await admin.remove('live-links', body.id)).status).toBe(404);
});
