import type { RoomName } from '@xiongmao/api/chat/shapes';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { person } from '#testing/people/person.ts';
import { talker } from '../testing/talker.ts';

type Fan = Awaited<ReturnType<typeof newFan>>;

let app: TestApp;
let support: ReturnType<typeof backOffice>;
let fan: Fan;
let anchorId: number;
let room: RoomName;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = backOffice(await person(app).signInAs('support'));
  fan = await newFan(app);
  anchorId = (await makeAnchor(app)).uid;
  room = `anchor-${anchorId}`;
  await (await talker(app, fan, room)).said('First here');
});

const actions = async (filter: Record<string, string>) =>
  (await support.list('chat-actions', { _sort: 'id', ...filter })).body;

test('Rules that were changed are told with what they were and what they are since, no others', async () => {
  const [{ id }] = (await support.list('chat-rooms', { q: room })).body;
  await support.update('chat-rooms', id, { slow: 10, links: false, open: true });
  await support.update('chat-rooms', id, { followersOnly: 60 });
  expect(await actions({ kind: 'rules', room })).toMatchObject([
    { before: { slow: 0, links: true }, after: { slow: 10, links: false } },
    { before: { followersOnly: null }, after: { followersOnly: 60 } },
  ]);
  const [first] = await actions({ kind: 'rules', room });
  expect(Object.keys(first.after)).toHaveLength(2);
  expect(first.where).toEqual({ title: 'anchor', link: { page: 'room', id: anchorId } });
});

test('What was done is found by what its room is called, and by when', async () => {
  const all = await actions({ roomTitle: 'anchor' });
  expect(all).toHaveLength(2);
  expect(await actions({ roomTitle: 'nobody is called so' })).toEqual([]);
  expect(await actions({ roomTitle: 'anchor', at_gte: all[0].at, at_lte: all[0].at })).toHaveLength(
    1,
  );
  expect(await actions({ roomTitle: 'anchor', at_gte: '2100-01-01T00:00:00Z' })).toEqual([]);
  expect((await support.list('chat-actions', { at_gte: 'x' })).status).toBe(422);
});

test('Messages are found by what their room and their author are called', async () => {
  const other = await newFan(app);
  const match: RoomName = `match-${await newMatch(app, { minutes: 30 })}`;
  await (await talker(app, other, match)).said('Over there');
  const found = async (filter: Record<string, string>) =>
    (await support.list('chat-messages', filter)).body.map(({ text }: { text: string }) => text);
  const [{ where, username }] = (await support.list('chat-messages', { room: match })).body;
  expect(await found({ roomTitle: 'anchor' })).toEqual(['First here']);
  expect(await found({ username })).toEqual(['Over there']);
  expect(await found({ username, room })).toEqual([]);
  expect(where).toMatchObject({
    title: expect.stringContaining(' – '),
    link: { page: 'match', id: Number(match.slice(6)), within: expect.any(Number) },
  });
});

test('Of one person staff find what they were reported for', async () => {
  const reporter = await newFan(app);
  const given = { room, about: 'person', reason: 'abuse', text: '' };
  for (const id of [fan.uid, anchorId]) {
    await reporter.post('/chatroom/report', { ...given, id });
  }
  const { body } = await support.list('chat-reports', { userId: `${fan.uid}` });
  expect(body).toMatchObject([{ about: 'person', userId: fan.uid }]);
});
