import { messageLength } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { newMatch } from '#testing/matches.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import type { Person } from '#testing/people/person.ts';
import { newKey, type Talker, talker } from '../testing/talker.ts';

let app: TestApp;
const clock = steeredClock();
let anchor: Person & { uid: number };
let room: RoomName;
let fan: Person & { uid: number };
beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  anchor = await makeAnchor(app);
  room = `anchor-${anchor.uid}`;
});
beforeEach(async () => {
  fan = await newFan(app);
  await app.db.execute(sql`delete from chat_message`);
  await setRules({
    open: true,
    slow: 0,
    minimum_level: 0,
    minimum_gold: 0,
    followers_only: null,
    links: true,
    raised_slow: null,
    raised_until: null,
  });
});

async function setRules(rules: Record<string, unknown>): Promise<void> {
  await app.db.execute(sql`
    insert into chat_room (name, anchor_id) values (${room}, ${anchor.uid}) on conflict do nothing`);
  const set = Object.entries(rules).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await app.db.execute(sql`update chat_room set ${sql.join(set, sql`, `)} where name = ${room}`);
}
const mute = (roomName: RoomName | null, until: Date | null) =>
  app.db.execute(sql`
    insert into chat_action (kind, room_id, account_id, rule, by_role, at, until)
    values ('mute', (select id from chat_room where name = ${roomName}), ${fan.uid}, 'abuse', 'admin',
      now(), ${until?.toISOString() ?? null})`);
const standing = async (who: Person) => {
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  return (await who.get(`/live/getChatroomSpeech?room=${room}`)).result.you;
};
const refusal = async (one: Talker, text = 'Hello everyone') => {
  const said = await one.say(text);
  return 'code' in said ? said : null;
};

describe('Who speaks', () => {
  test('is told of a mute, in this room or in all, until it is over', async () => {
    const one = await talker(app, fan, room);
    await mute(room, new Date(clock.now().getTime() + 60_000));
    expect(await refusal(one)).toEqual({ code: errors.muted.code, words: 'You have been muted' });
    expect(await standing(fan)).toMatchObject({
      silence: 'muted',
      mute: { kind: 'mute', rule: 'abuse', by: 'admin', room, appeal: 'none' },
    });
    const elsewhere = await talker(app, fan, `match-${await newMatch(app, { minutes: 10 })}`);
    expect(await refusal(elsewhere)).toBeNull();
    clock.forward({ seconds: 61 });
    expect(await refusal(one)).toBeNull();
    await mute(null, null);
    expect(await refusal(elsewhere, 'Again')).toMatchObject({ code: errors.muted.code });
    expect(await refusal(one, 'Again')).toMatchObject({ code: errors.muted.code });
    await app.db.execute(sql`
      update chat_action set lifted_at = now(), lifted_by = null where account_id = ${fan.uid}`);
    expect(await refusal(one, 'Again')).toBeNull();
  });

  test('needs the room to be open', async () => {
    const one = await talker(app, fan, room);
    await setRules({ open: false });
    expect(await refusal(one)).toEqual({
      code: errors.chatRoomClosed.code,
      words: 'The chat room isn’t open',
    });
    expect(await standing(fan)).toMatchObject({ silence: 'closed' });
  });

  test('finds a match’s room open from a day before it until a day after', async () => {
    const far = await newMatch(app, { minutes: 25 * 60 });
    const one = await talker(app, fan, `match-${far}`);
    expect(await refusal(one)).toMatchObject({ code: errors.chatRoomClosed.code });
    const ended = { status: 'ended' } as const;
    const over = await newMatch(app, { minutes: -31 * 60, state: ended });
    expect(await refusal(await talker(app, fan, `match-${over}`))).toMatchObject({
      code: errors.chatRoomClosed.code,
    });
    // As long as its page shows where to write.
    const long = await newMatch(app, { minutes: -29 * 60, state: ended });
    expect(await refusal(await talker(app, fan, `match-${long}`))).toBeNull();
    const soon = await newMatch(app, { minutes: 23 * 60 });
    expect(await refusal(await talker(app, fan, `match-${soon}`))).toBeNull();
  });

  test('finds the room of a banned anchor closed', async () => {
    const one = await talker(app, fan, room);
    await app.db.execute(sql`
      update anchor set banned_at = now() - interval '1 second', ban_reason = 'Betting' where account_id = ${anchor.uid}`);
    expect(await refusal(one)).toMatchObject({ code: errors.chatRoomClosed.code });
    await app.db.execute(sql`
      update anchor set banned_at = null, ban_reason = null where account_id = ${anchor.uid}`);
    expect(await refusal(one)).toBeNull();
  });

  test('needs the level that the room asks for', async () => {
    const one = await talker(app, fan, room);
    await setRules({ minimum_level: 1 });
    expect(await refusal(one)).toEqual({
      code: errors.levelTooLow.code,
      words: 'Level too low: chat from level 1',
    });
    expect(await standing(fan)).toMatchObject({ silence: 'level' });
    await app.db.execute(sql`
      insert into payment (account_id, method, fen, gold, state, order_no, key, created_at, paid_at)
      values (${fan.uid}, 'alipay', 1000, 100, 'paid', ${`order ${fan.uid}`}, ${`key ${fan.uid}`}, now(), now())`);
    expect(await one.said('I have paid')).toMatchObject({ from: { level: 1 } });
  });

  test('needs the gold that the room asks for', async () => {
    const one = await talker(app, fan, room);
    await setRules({ minimum_gold: 50 });
    expect(await refusal(one)).toEqual({
      code: errors.tooLittleGold.code,
      words: 'Insufficient gold: chat with 50 or more',
    });
    expect(await standing(fan)).toMatchObject({ silence: 'gold' });
    await app.db.execute(sql`
      insert into ledger_account (kind, owner_id, balance) values ('user', ${fan.uid}, 50)
      on conflict (kind, owner_id) where owner_id is not null do update set balance = 50`);
    expect(await refusal(one)).toBeNull();
  });

  test('must follow the anchor for as long as the room asks', async () => {
    const one = await talker(app, fan, room);
    await setRules({ followers_only: 10 });
    expect(await refusal(one)).toEqual({
      code: errors.followersOnly.code,
      words: 'Only followers can chat here',
    });
    await fan.get(`/user/followUser?id=${anchor.uid}`);
    expect(await refusal(one)).toMatchObject({ code: errors.followersOnly.code });
    expect(await standing(fan)).toMatchObject({ silence: 'followers' });
    clock.forward({ minutes: 11 });
    expect(await refusal(one)).toBeNull();
  });

  test('waits in slow mode, and longer after a goal', async () => {
    const one = await talker(app, fan, room);
    await setRules({ slow: 10 });
    expect(await refusal(one, 'One')).toBeNull();
    const key = newKey();
    expect(await one.say('Two', {}, key)).toMatchObject({
      code: errors.slowMode.code,
      words: /wait (9|10) s/,
    });
    expect((await standing(fan)).nextAt).not.toBeNull();
    clock.forward({ seconds: 11 });
    // Tried again, it is the same saying.
    expect(await one.say('Two', {}, key)).toMatchObject({ message: { text: 'Two' } });
    const until = new Date(clock.now().getTime() + 90_000).toISOString();
    await setRules({ slow: 0, raised_slow: 30, raised_until: until });
    expect(await refusal(one, 'Three')).toMatchObject({ code: errors.slowMode.code });
    clock.forward({ seconds: 31 });
    // The same again, as everybody does after a goal.
    expect(await refusal(one, 'Goal!')).toBeNull();
    clock.forward({ seconds: 31 });
    expect(await refusal(one, 'Goal!')).toBeNull();
    clock.forward({ seconds: 31 });
    expect(await refusal(one, 'It is over')).toBeNull();
    expect(await refusal(one, 'And again')).toBeNull();
  });

  test('does not say the same twice in a moment, nor too much', async () => {
    const one = await talker(app, fan, room);
    expect(await refusal(one, 'Buy my plan')).toBeNull();
    expect(await refusal(one, 'Buy  my plan ')).toEqual({
      code: errors.duplicateMessage.code,
      words: 'You’ve just said that',
    });
    clock.forward({ seconds: 31 });
    expect(await refusal(one, 'Buy my plan')).toBeNull();
    expect(await refusal(one, '长'.repeat(messageLength))).toBeNull();
    expect(await refusal(one, '长'.repeat(messageLength + 1))).toMatchObject({
      code: errors.messageTooLong.code,
    });
  });

  test.each([
    ['Buy my thing', ['buy my thing', 'Buy my thing!', 'Buy my thing ❤', 'B u y :fire: my thíng']],
    ['大家来买我的东西', ['大家来,买我的东西!!', '大家來買我的東西']],
  ])('does not say %s again in other signs', async (first, again) => {
    const one = await talker(app, fan, room);
    expect(await refusal(one, first)).toBeNull();
    for (const text of again)
      expect(await refusal(one, text)).toMatchObject({ code: errors.duplicateMessage.code });
    expect(await refusal(one, `${first} 2`)).toBeNull();
  });

  test.each(['youfuckhead', '你 sha bi', 'fu:fire:ck', '操你🐎'])(
    'says no listed word, however it is hidden: %s',
    async (text) => {
      expect(await refusal(await talker(app, fan, room), text)).toMatchObject({
        code: errors.notCompliant.code,
      });
    },
  );

  test('cheers again, as soon as it is written otherwise', async () => {
    const one = await talker(app, fan, room);
    for (const text of ['goal', 'Goal!', 'GOAL!!', 'goooal', '加油', '加油!', '加油加油加油'])
      expect(await refusal(one, text)).toBeNull();
  });

  test('names no address where the room has no links', async () => {
    const one = await talker(app, fan, room);
    expect(await refusal(one, 'See https://example.org/offer')).toBeNull();
    await setRules({ links: false });
    expect(await refusal(one, 'Better: https://example.com/offer')).toMatchObject({
      code: errors.notCompliant.code,
    });
    expect(await refusal(one, 'It ended 3.1 on goals')).toBeNull();
  });

  test('names no address in a match’s room, whose staff may', async () => {
    const match: RoomName = `match-${await newMatch(app, { minutes: 10 })}`;
    const one = await talker(app, fan, match);
    const link = 'see https://evil.com/win now';
    expect(await refusal(one, link)).toMatchObject({ code: errors.notCompliant.code });
    expect((await fan.get(`/live/getChatroomSpeech?room=${match}`)).result.rules.links).toBe(false);
    // The room has a row of its own once something is said in it.
    expect(await refusal(one, 'What a match')).toBeNull();
    expect(await refusal(one, link)).toMatchObject({ code: errors.notCompliant.code });
    await app.db.execute(sql`update account set roles = '{user,admin}' where id = ${fan.uid}`);
    expect(await refusal(one, link)).toBeNull();
  });

  test('may be trusted: staff, the anchor and moderators wait for nothing, and are named', async () => {
    await setRules({
      slow: 120,
      minimum_level: 5,
      minimum_gold: 1_000,
      followers_only: 0,
      links: false,
    });
    await app.db.execute(sql`
      insert into chat_moderator (room_id, account_id, at)
      select id, ${fan.uid}, now() from chat_room where name = ${room}`);
    const admin = await newFan(app);
    await app.db.execute(sql`update account set roles = '{user,admin}' where id = ${admin.uid}`);
    const labels = { anchor, admin, moderator: fan };
    for (const [label, who] of Object.entries(labels)) {
      const one = await talker(app, who, room);
      await one.said('First');
      expect(await one.said('Second, see https://example.org')).toMatchObject({ from: { label } });
      expect(await standing(who)).toMatchObject({
        silence: null,
        label,
        canModerate: true,
        canAppoint: label === 'anchor',
      });
    }
    const other = await talker(app, await newFan(app), room);
    expect(await refusal(other)).toMatchObject({ code: errors.levelTooLow.code });
  });

  test('is heard no more once they are banned, before their session ends', async () => {
    const one = await talker(app, fan, room);
    await app.db.execute(sql`
      insert into ban (account_id, reason, "from", until, banned_by)
      values (${fan.uid}, 'Advertising', ${new Date(clock.now().getTime() - 1_000).toISOString()}, null, ${anchor.uid})`);
    expect(await refusal(one)).toMatchObject({ code: errors.accountClosed.code });
  });
});

describe('Who is blocked', () => {
  test('can not reply to who blocks them, nor speak in their room', async () => {
    const other = await newFan(app);
    const [one, two] = [await talker(app, fan, room), await talker(app, other, room)];
    const { id } = await one.said('My opinion');
    await fan.post('/user/block', { userId: other.uid, blocked: true });
    expect(await two.say('Nonsense', { replyTo: id })).toMatchObject({
      code: errors.blockedByThem.code,
      words: 'This person has blocked you',
    });
    expect(await refusal(two, 'I said nonsense')).toBeNull();
    await anchor.post('/user/block', { userId: other.uid, blocked: true });
    expect(await refusal(two, 'And again')).toMatchObject({ code: errors.blockedByThem.code });
    expect(await standing(other)).toMatchObject({ silence: 'blocked' });
  });

  test('is what the blocking person’s pages are told to ask for anew', async () => {
    const one = await talker(app, fan, room);
    const told: unknown[] = [];
    one.socket.onAny((event, message) => event === 'chatStanding' && told.push(message));
    const other = await newFan(app);
    await fan.post('/user/block', { userId: other.uid, blocked: true });
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([{ room: null }]);
  });
});

describe('A reply', () => {
  test('is to what stands in the same room', async () => {
    const one = await talker(app, fan, room);
    const elsewhere = await talker(app, fan, `match-${await newMatch(app, { minutes: 10 })}`);
    const { id } = await elsewhere.said('Over there');
    expect(await one.say('What?', { replyTo: id })).toMatchObject({
      code: errors.unknownMessage.code,
    });
    expect(await one.say('What?', { replyTo: 999_999 })).toMatchObject({
      code: errors.unknownMessage.code,
    });
  });

  test('is to nothing that was taken away', async () => {
    const one = await talker(app, fan, room);
    const { id } = await one.said('Buy my plan');
    await anchor.get(`/chatroom/delete?id=${id}&rule=scam`);
    expect(await one.say('What?', { replyTo: id })).toMatchObject({
      code: errors.unknownMessage.code,
    });
  });
});

describe('A flood', () => {
  test('of one person ends after a burst, whatever room it goes to', async () => {
    const rooms = [room, `match-${await newMatch(app, { minutes: 10 })}` as RoomName];
    const flooding = await Promise.all(rooms.map((name) => talker(app, fan, name)));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => flooding[nth % 2]!.say(`spam ${nth}`)),
    );
    const codes = answers.map((said) => ('code' in said ? said.code : 0));
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set([0, errors.slowMode.code]));
    // Others speak on.
    expect(await refusal(await talker(app, await newFan(app), room))).toBeNull();
  });

  test('of many accounts ends at what a room bears, in other rooms nobody notices', async () => {
    const match: RoomName = `match-${await newMatch(app, { minutes: 10 })}`;
    const many = await Promise.all(
      Array.from({ length: 60 }, async () => talker(app, await newFan(app), match)),
    );
    const flood = many.flatMap((one) =>
      Array.from({ length: 10 }, (_, nth) => one.say(`spam ${nth}`)),
    );
    expect(await refusal(await talker(app, fan, room))).toBeNull();
    const codes = (await Promise.all(flood)).map((said) => ('code' in said ? said.code : 0));
    expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(400);
    // They are to wait, before the queue of what is being said is full.
    expect(new Set(codes)).toEqual(new Set([0, errors.slowMode.code]));
  }, 30_000);

  test('of muted accounts takes nothing of what the room bears', async () => {
    const match: RoomName = `match-${await newMatch(app, { minutes: 10 })}`;
    const honest = await talker(app, fan, match);
    const muted = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const who = await newFan(app);
        await app.db.execute(sql`
          insert into chat_action (kind, account_id, rule, by_role, at)
          values ('mute', ${who.uid}, 'abuse', 'admin', now())`);
        return talker(app, who, match);
      }),
    );
    for (const nth of Array(10).keys()) {
      const refused = await Promise.all(muted.map((one) => one.say(`spam ${nth}`)));
      expect(new Set(refused.map((said) => 'code' in said && said.code))).toEqual(
        new Set([errors.muted.code]),
      );
    }
    expect(await refusal(honest)).toBeNull();
  }, 30_000);
});
