import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { type Talker, talker } from '../../testing/talker.ts';

let app: TestApp;
const clock = steeredClock();
let anchor: Person & { uid: number };
let room: RoomName;
beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  anchor = await makeAnchor(app);
  room = `anchor-${anchor.uid}`;
});
beforeEach(async () => {
  await app.db.execute(sql`delete from chat_message;
    update chat_room set newcomers_slow = null, newcomers_until = null`);
});

const many = (count: number, isNewcomer: boolean) =>
  Promise.all(
    Array.from({ length: count }, async () => talker(app, await newFan(app, { isNewcomer }), room)),
  );
/** Each says something, a second apart; answers how many were heard. */
async function speak(people: readonly Talker[], seconds: number): Promise<number> {
  let heard = 0;
  for (let second = 0; second < seconds; second++) {
    const said = await Promise.all(people.map((one, nth) => one.say(`spam ${second} of ${nth}`)));
    heard += said.filter((one) => 'message' in one).length;
    clock.forward({ seconds: 1 });
    // A room is looked at once in a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  return heard;
}
const held = (one: Talker) => one.deltas.findLast(({ rules }) => rules)?.rules?.newcomers ?? null;

test('A flood of new accounts makes them wait, nobody else, is told to who moderates, and is over by itself', async () => {
  const usual = await newFan(app);
  const moderator = await newFan(app);
  await anchor.post('/chatroom/operate', { operation: 'appoint', room, userId: moderator.uid });
  const one = await talker(app, usual, room);
  const flooding = await many(12, true);
  const heard = await speak(flooding, 7);
  expect(heard).toBeGreaterThanOrEqual(40);
  expect(heard).toBeLessThan(72);
  await until(() => held(one) !== null);
  expect(held(one)).toMatchObject({ slow: 60 });
  expect(await flooding[0]!.say('One more')).toMatchObject({ code: errors.slowMode.code });
  for (const text of ['Hello', 'What is that spam?']) {
    expect(await one.say(text)).toHaveProperty('message');
  }
  const follower = await newFan(app, { isNewcomer: true });
  await app.db.execute(sql`insert into follow (kind, account_id, target_id, at)
    values ('user', ${follower.uid}, ${anchor.uid}, now() - interval '1 day')`);
  const two = await talker(app, follower, room);
  for (const text of ['Hi there', 'Who are they?']) {
    expect(await two.say(text)).toHaveProperty('message');
  }
  for (const who of [anchor, moderator]) {
    const { items } = (await who.get('/user/notices')).result;
    expect(items[0]).toMatchObject({ name: 'chatFlooded', link: { page: 'room', id: anchor.uid } });
  }
  const office = backOffice(await person(app).signInAs('support'));
  const { body } = await office.list('chat-actions', { rule: 'flood', room, kind: 'rules' });
  expect(body).toMatchObject([{ byRole: 'automatic', kind: 'rules' }]);
  clock.forward({ minutes: 6 });
  for (const text of ['It is over', 'At last']) {
    expect(await flooding[1]!.say(text)).toHaveProperty('message');
  }
}, 60_000);

test('A burst of those who have been here for long is none', async () => {
  const fans = await many(12, false);
  expect(await speak(fans, 5)).toBe(60);
  expect(held(fans[0]!)).toBeNull();
}, 60_000);

test('A burst of new accounts after a goal is none, either', async () => {
  const fans = await many(12, true);
  const raisedUntil = new Date(clock.now().getTime() + 90_000).toISOString();
  await app.db.execute(sql`
    update chat_room set raised_slow = 0, raised_until = ${raisedUntil} where name = ${room}`);
  expect(await speak(fans, 5)).toBe(60);
  expect(held(fans[0]!)).toBeNull();
}, 60_000);
