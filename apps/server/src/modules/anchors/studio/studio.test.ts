import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor, openBroadcast } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let anchor: Person;
let uid: number;
let studio: ReturnType<typeof backOffice>;
let others: ReturnType<typeof backOffice>;
const matches = {} as Record<'live' | 'soon' | 'later' | 'over', number>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  anchor = await person(app).register('studio@example.org');
  uid = await newAnchor(app, anchor);
  const other = await person(app).register('other@example.org');
  await newAnchor(app, other);
  [studio, others] = [backOffice(anchor, 'studio'), backOffice(other, 'studio')];
  matches.live = await newMatch(app, { minutes: -20, state: { status: 'live' } });
  matches.soon = await newMatch(app, { minutes: 30 });
  matches.later = await newMatch(app, { minutes: 300 });
  matches.over = await newMatch(app, { minutes: -120, state: { status: 'ended' } });
});

const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

test('Matches to stream or to reserve are listed, the next to begin first', async () => {
  const { live, soon, later } = matches;
  expect(idsOf((await studio.list('anchor-matches')).body)).toEqual([live, soon, later]);
  const now = await studio.list('anchor-matches', { streamable: 'true' });
  expect([idsOf(now.body), now.total]).toEqual([[live, soon], 2]);
  const { body } = await studio.list('anchor-matches', { streamable: 'false' });
  expect(idsOf(body)).toEqual([later]);
  expect((await studio.list('anchor-matches', { gameId: '5' })).total).toBe(0);
  expect((await studio.list('anchor-matches', { q: 'Test League' })).total).toBe(3);
});

test('A match tells whether one reserved it, and how many links it has', async () => {
  const admin = backOffice(await person(app).signInAs('admin'));
  const link = { name: 'Cable', url: 'rtmp://source.example/live', language: 'en' };
  await admin.create('live-links', { ...link, matchId: matches.later });
  await anchor.post('/anchor/reserve', { matchId: matches.later });
  const read = async (office: typeof studio) =>
    (await office.get('anchor-matches', matches.later)).body;
  expect(await read(studio)).toMatchObject({ reserved: true, links: 1 });
  expect(await read(others)).toMatchObject({ reserved: false, links: 1 });
});

test('Reservations and broadcasts are one’s own', async () => {
  const broadcastId = await openBroadcast(app, uid);
  const [reserved] = (await studio.list('reservations')).body;
  for (const [name, id] of [
    ['reservations', reserved.id],
    ['broadcasts', broadcastId],
  ] as const) {
    expect((await studio.get(name, id)).body).toMatchObject({ id });
    expect((await others.get(name, id)).status).toBe(404);
    expect((await others.list(name)).total).toBe(0);
  }
});

test('The studio’s lists are for anchors', async () => {
  const expert = await person(app).signInAs('expert');
  for (const name of [
    'reservations',
    'anchor-matches',
    'live-links',
    'broadcasts',
    'anchor-returns',
  ]) {
    expect((await backOffice(expert, 'studio').list(name)).status).toBe(403);
    expect((await backOffice(person(app), 'studio').list(name)).status).toBe(401);
  }
});
