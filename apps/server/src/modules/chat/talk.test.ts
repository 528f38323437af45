import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '#platform/db/database.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { newKey, talker } from './testing/talker.ts';

let app: TestApp;
let guest: Person;
let fan: Person & { uid: number };
let fan2: Person & { uid: number };
beforeAll(async () => {
  app = await testApp();
  guest = person(app);
});
// Nobody says more than ten things in ten seconds.
beforeEach(async () => {
  fan = await newFan(app);
  fan2 = await newFan(app);
});

const newRoom = async (): Promise<RoomName> => `match-${await newMatch(app, { minutes: 30 })}`;
const roomFor = (who: Person, room: RoomName, more = '') =>
  who.get(`/live/getChatroomSpeech?room=${room}${more}`);

describe('In a room', () => {
  test('two people talk, each seeing both, in one order', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    const two = await talker(app, fan2, room);
    const hello = await one.said('Come on you reds!');
    expect(hello).toMatchObject({
      v: 1,
      text: 'Come on you reds!',
      from: {
        id: fan.uid,
        username: expect.stringMatching(/^talker/),
        level: expect.any(Number),
        label: null,
      },
      gift: null,
      replyTo: null,
      playhead: null,
    });
    const answer = await two.said('You wish :laugh:', { replyTo: hello.id });
    expect(answer).toMatchObject({
      v: 2,
      replyTo: { id: hello.id, from: { id: fan.uid }, text: 'Come on you reds!' },
    });
    await until(() => one.seen().length === 2 && two.seen().length === 2);
    expect(one.seen()).toEqual([hello, answer]);
    expect(two.seen()).toEqual(one.seen());
    const { result } = await roomFor(guest, room);
    expect(result).toMatchObject({ v: 2, messages: one.seen(), earlier: false });
  });

  test('everything that is said at once is heard once, in the order of consecutive versions', async () => {
    const room = await newRoom();
    const people = await Promise.all(
      Array.from({ length: 4 }, async () => talker(app, await newFan(app), room)),
    );
    const wanted = people.flatMap((one, nth) =>
      Array.from({ length: 8 }, (_, count) => one.said(`message ${count} of ${nth}`)),
    );
    const said = await Promise.all(wanted);
    const hearer = people[0]!;
    await until(() => hearer.seen().length === 32);
    expect(said.map(({ v }) => v).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 32 }, (_, nth) => nth + 1),
    );
    const heard = hearer.deltas.flatMap(({ messages = [] }) => messages.map(({ v }) => v));
    expect(heard).toEqual(Array.from({ length: 32 }, (_, nth) => nth + 1));
    for (const [nth, delta] of hearer.deltas.entries()) {
      expect(delta.p).toBe(nth === 0 ? 0 : hearer.deltas[nth - 1]!.v);
    }
    // Each person's own stand in the order in which they said them.
    for (const nth of people.keys()) {
      const own = hearer.texts().filter((text) => text.endsWith(`of ${nth}`));
      expect(own).toEqual(Array.from({ length: 8 }, (_, count) => `message ${count} of ${nth}`));
    }
  });

  test('a guest reads, and is asked to sign in to speak', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    const reader = await talker(app, null, room);
    await one.said('Good evening');
    await until(() => reader.texts().includes('Good evening'));
    expect(await reader.say('Me too')).toMatchObject({ code: errors.signInRequired.code });
    expect((await roomFor(guest, room)).result.you).toMatchObject({ silence: 'signIn' });
    expect((await roomFor(fan, room)).result.you).toMatchObject({ silence: null, label: null });
  });

  test('what was said before can be read page by page', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    await one.said('the first');
    await app.db.execute(sql`
      with room as (update chat_room set v = 121 where name = ${room} returning id)
      insert into chat_message (room_id, v, account_id, at, text, level, key)
      select room.id, v, ${fan2.uid}, now(), 'message ' || v, 0, 'key ' || room.id || ' ' || v
      from room, generate_series(2, 121) v`);
    const pages: string[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { result } = await roomFor(guest, room, before);
      expect(result.earlier).toBe(page < 2);
      pages.unshift(...result.messages.map(({ text }: { text: string }) => text));
      before = `&before=${result.messages[0].v}`;
    }
    const others = Array.from({ length: 120 }, (_, nth) => `message ${nth + 2}`);
    expect(pages).toEqual(['the first', ...others]);
  });

  test('a message that is said again under its key is said once, also by another process', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    const key = newKey();
    const first = await one.say('Once', {}, key);
    expect(await one.say('Once', {}, key)).toEqual(first);
    const other = await testApp({ database: { db: app.db, url: app.databaseUrl } });
    const elsewhere = await talker(other, fan, room);
    expect(await elsewhere.say('Once', {}, key)).toEqual(first);
    expect(await countRows(app.db, sql`chat_message where key = ${key}`)).toBe(1);
    const another = await talker(other, fan, await newRoom());
    expect(await another.say('Once', {}, key)).toMatchObject({ code: errors.keyReused.code });
    const { id } = await one.said('Something else');
    expect(await one.say('Twice', {}, key)).toMatchObject({ code: errors.keyReused.code });
    expect(await elsewhere.say('Once', { replyTo: id }, key)).toMatchObject({
      code: errors.keyReused.code,
    });
    expect(await one.say('Once', {}, key)).toEqual(first);
  });

  test('text is text, whatever it looks like, in one line and one direction', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    const scripts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{{7*7}} javascript:alert(1)',
      "'; drop table chat_message; --",
      '</textarea><svg/onload=alert(1)>',
    ];
    for (const text of scripts) expect(await one.said(text)).toMatchObject({ text });
    const strange = await one.said(
      'two\nlines\u202e turned\u0007 a\u0301\u0301\u0301\u0301\u0301 👩‍👩‍👧',
    );
    expect(strange.text).toBe('two lines turned \u00e1\u0301\u0301 👩‍👩‍👧');
    for (const blank of ['\u200b\u200b\n', '\u200d\u200d', '\u3164', '\u2800']) {
      expect(await one.say(blank)).toMatchObject({ code: errors.invalidInput.code });
    }
    const { result } = await roomFor(guest, room);
    expect(result.messages.map(({ text }: { text: string }) => text).slice(0, 5)).toEqual(scripts);
  });

  test('what is said by the picture keeps its moment, and a moment that can not be is none', async () => {
    const room = await newRoom();
    const one = await talker(app, fan, room);
    const playhead = new Date(Date.now() - 40_000).toISOString();
    expect(await one.said('What a goal', { playhead })).toMatchObject({ playhead });
    for (const away of [3_600_000, -3 * 3_600_000]) {
      const other = new Date(Date.now() + away).toISOString();
      expect(await one.said(`From ${away} away`, { playhead: other })).toMatchObject({
        playhead: null,
      });
    }
  });
});

describe('A room that there is not', () => {
  test.each(['match-999999', 'anchor-999999'])('is unknown: %s', async (room) => {
    expect(await roomFor(guest, room as RoomName)).toMatchObject({
      errorCode: errors.unknownChatRoom.code,
    });
    const socket = await liveClient(app.url);
    expect(await watch(socket, `chat:${room}`, 0)).toEqual({ ok: false, why: 'unknown' });
  });

  test('is nothing that could be asked for', async () => {
    for (const room of ['match-0', 'team-1', 'match-1x', 'match-2147483648', 'match-01']) {
      expect(await roomFor(guest, room as RoomName)).toMatchObject({
        errorCode: errors.invalidInput.code,
      });
    }
  });
});

describe('Of who leaves', () => {
  test('what they said is gone from the room at once, and from the database', async () => {
    const room = await newRoom();
    const leaver = await person(app).register('leaver@example.org');
    const one = await talker(app, leaver, room);
    const two = await talker(app, fan, room);
    const gone = await one.said('Remember me');
    await two.said('Who?', { replyTo: gone.id });
    await until(() => two.seen().length === 2);
    expect((await leaver.post('/user/delete', {})).status).toBe('success');
    await until(() => two.seen().length === 1);
    expect(two.deltas.at(-1)).toMatchObject({ v: 3, p: 2, hidden: [gone.id] });
    const { result } = await roomFor(guest, room);
    expect(result.messages).toMatchObject([{ text: 'Who?', replyTo: null }]);
    expect(await countRows(app.db, sql`chat_message where text = 'Remember me'`)).toBe(0);
  });
});
