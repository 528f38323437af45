import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { until, watch } from '#testing/doubles/live-client.ts';
import { goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor, openBroadcast } from '#testing/people/new-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { eraseChat } from '../erase-chat.ts';
import { talker } from '../testing/talker.ts';
import { decideAppeal } from './complaints/sanctions.ts';

type Fan = Person & { uid: number };

let app: TestApp;
let admin: Fan;
let support: Fan;
let anchor: Fan;
let room: RoomName;
let fan: Fan;
let fan2: Fan;

const withUid = (who: Person): Fan => Object.assign(who, { uid: Number(who.cookies.get('uid')) });

beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = withUid(await person(app).signInAs('admin'));
  support = withUid(await person(app).signInAs('support'));
  anchor = withUid(await person(app).register('moderated@example.org'));
  await newAnchor(app, anchor);
  room = `anchor-${anchor.uid}`;
});
beforeEach(async () => {
  fan = await newFan(app);
  fan2 = await newFan(app);
});

const operate = (who: Person, body: object) => who.post('/chatroom/operate', body);
const mute = (who: Person, whom: Fan, more: object = {}) =>
  operate(who, { operation: 'mute', room, userId: whom.uid, rule: 'abuse', minutes: 5, ...more });
const unmute = (who: Person, whom: Fan, more: object = {}) =>
  operate(who, { operation: 'unmute', room, userId: whom.uid, ...more });
const appoint = (who: Person, whom: Fan, operation = 'appoint') =>
  operate(who, { operation, room, userId: whom.uid });
const remove = (who: Person, id: number) => who.get(`/chatroom/delete?id=${id}&rule=spoiler`);
const sanctionsOf = async (who: Person) => (await who.get('/chatroom/sanctions')).result.items;
const appeal = (who: Person, sanctionId: number) =>
  who.post('/chatroom/appeal', { sanctionId, text: 'That was no insult' });
const chatterOf = async (who: Person, whom: Fan) =>
  (await who.get(`/chatroom/userInfo?room=${room}&userId=${whom.uid}`)).result;
const noticesOf = async (who: Person) => (await who.get('/user/notices')).result.items;
const newRoom = async (): Promise<RoomName> => `match-${await newMatch(app, { minutes: 30 })}`;

describe('A mute', () => {
  test('silences, names its rule, role, reason and end, and is told with where to appeal', async () => {
    const one = await talker(app, fan, room);
    await one.said('You are all wrong');
    const heard = new Promise((resolve) => one.socket.once('chatStanding' as never, resolve));
    expect(await mute(anchor, fan, { reason: 'Called others names' })).toMatchObject({
      status: 'success',
    });
    expect(await heard).toMatchObject({ room });
    expect(await one.say('And another thing')).toMatchObject({ code: errors.muted.code });
    const [sanction] = await sanctionsOf(fan);
    expect(sanction).toMatchObject({
      ...{ kind: 'mute', rule: 'abuse', by: 'anchor', reason: 'Called others names', room },
      ...{ appeal: 'none', text: null },
    });
    const lasts = Date.parse(sanction.until) - Date.parse(sanction.at);
    expect(lasts).toBe(5 * 60_000);
    const { result } = await fan.get(`/live/getChatroomSpeech?room=${room}`);
    expect(result.you).toMatchObject({ silence: 'muted', mute: { id: sanction.id } });
    expect((await noticesOf(fan))[0]).toMatchObject({
      name: 'chatMuted.abuse',
      link: { page: 'sanctions' },
    });
    const elsewhere = await talker(app, fan, await newRoom());
    expect(await elsewhere.say('Here I may')).toHaveProperty('message');
    await unmute(anchor, fan);
    expect(await one.say('I am sorry')).toHaveProperty('message');
  });

  test('by staff holds everywhere, without an end if they say so', async () => {
    expect(await mute(anchor, fan, { room: null })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect(await mute(anchor, fan, { minutes: null })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect(await mute(support, fan, { room: null, minutes: null })).toMatchObject({
      status: 'success',
    });
    expect(await (await talker(app, fan, room)).say('Hello?')).toMatchObject({
      code: errors.muted.code,
    });
    const other = await talker(app, fan, await newRoom());
    expect(await other.say('Hello?')).toMatchObject({ code: errors.muted.code });
    expect(await unmute(anchor, fan)).toMatchObject({ status: 'success' });
    expect(await other.say('Hello?')).toMatchObject({ code: errors.muted.code });
    await unmute(support, fan, { room: null });
    expect(await other.say('Thank you')).toHaveProperty('message');
  });

  test('is not lifted by who stands below who made it', async () => {
    await mute(support, fan);
    expect(await unmute(anchor, fan)).toMatchObject({ errorCode: errors.cannotModerate.code });
    expect(await (await talker(app, fan, room)).say('Hello?')).toMatchObject({
      code: errors.muted.code,
    });
    expect(await unmute(admin, fan)).toMatchObject({ status: 'success' });
  });

  test('can take away what was said, all of it in one delta', async () => {
    const one = await talker(app, fan, room);
    const two = await talker(app, fan2, room);
    const ids = [await one.said('First'), await one.said('Second')].map(({ id }) => id);
    await two.said('Between');
    await until(() => two.texts().includes('Between'));
    await mute(anchor, fan, { hide: true });
    await until(() => !two.texts().includes('First'));
    expect(two.deltas.at(-1)?.hidden?.toSorted((a, b) => a - b)).toEqual(ids);
    expect(two.texts()).toContain('Between');

    // Nor is it told to who comes from before it was said.
    const three = await talker(app, null, room);
    three.socket.emit('unwatch', `chat:${room}`);
    const { p, v } = two.deltas.at(-1)!;
    for (const version of [0, p - 2]) {
      const asked = await watch(three.socket, `chat:${room}`, version);
      expect(asked).toEqual({ ok: false, why: 'behind' });
    }
    expect(await watch(three.socket, `chat:${room}`, p)).toEqual({ ok: true });
    await until(() => three.deltas.at(-1)?.v === v);
    expect(JSON.stringify(three.deltas)).not.toContain('First');
  });

  test('for a message names it, in the room and among what was done about one', async () => {
    const one = await talker(app, fan, room);
    const { id: messageId } = await one.said('You blind fool');
    await mute(anchor, fan, { messageId });
    const { result } = await fan.get(`/live/getChatroomSpeech?room=${room}`);
    const where = { title: `user${anchor.uid}`, link: { page: 'room', id: anchor.uid } };
    expect(result.you.mute).toMatchObject({ text: 'You blind fool', where });
    expect(await sanctionsOf(fan)).toMatchObject([
      { text: 'You blind fool', where, liftedAt: null, canAppeal: true, appealed: null },
    ]);
    // Others who moderate are told of the mute alone.
    expect((await chatterOf(support, fan)).mute).not.toHaveProperty('text');
    await unmute(anchor, fan);
    const [lifted] = await sanctionsOf(fan);
    expect(lifted.canAppeal).toBe(false);
    expect(Date.parse(lifted.liftedAt)).toBeLessThan(Date.parse(lifted.until));
  });

  test('is refused for a message of somebody else, or of another room', async () => {
    const theirs = await (await talker(app, fan2, room)).said('Not me');
    const elsewhere = await (await talker(app, fan, await newRoom())).said('Somewhere else');
    for (const { id: messageId } of [theirs, elsewhere]) {
      expect(await mute(anchor, fan, { messageId })).toMatchObject({
        errorCode: errors.unknownMessage.code,
      });
    }
    expect(await sanctionsOf(fan)).toEqual([]);
    const everywhere = { room: null, messageId: elsewhere.id };
    expect(await mute(support, fan, everywhere)).toMatchObject({ status: 'success' });
    expect(await sanctionsOf(fan)).toMatchObject([
      { text: 'Somewhere else', room: null, where: null },
    ]);
  });

  test.each([
    ['a fan', () => fan2, () => fan],
    ['an anchor, of staff', () => anchor, () => support],
    ['support, of an administrator', () => support, () => admin],
    ['oneself', () => support, () => support],
  ])('is refused to %s', async (_, who, whom) => {
    const { errorCode } = await mute(who(), whom());
    expect([errors.forbidden.code, errors.cannotModerate.code]).toContain(errorCode);
    expect(await sanctionsOf(whom())).toEqual([]);
  });

  test('is refused of nobody, and in a room that there is not', async () => {
    expect(await mute(anchor, { ...fan, uid: 999_999 })).toMatchObject({
      errorCode: errors.unknownUser.code,
    });
    expect(await mute(admin, fan, { room: 'match-999999' })).toMatchObject({
      errorCode: errors.unknownChatRoom.code,
    });
  });
});

describe('A moderator', () => {
  test('is appointed by the anchor, keeps the peace among fans, and is dismissed', async () => {
    expect(await mute(fan, fan2)).toMatchObject({ errorCode: errors.forbidden.code });
    expect(await appoint(fan2, fan)).toMatchObject({ errorCode: errors.forbidden.code });
    await appoint(anchor, fan);
    expect(await noticesOf(fan)).toMatchObject([
      { name: 'chatAppointed', link: { page: 'room', id: anchor.uid } },
    ]);
    expect(await appoint(fan, fan2)).toMatchObject({ errorCode: errors.forbidden.code });
    expect(await mute(fan, fan2)).toMatchObject({ status: 'success' });
    expect(await mute(fan, anchor)).toMatchObject({ errorCode: errors.cannotModerate.code });
    const { result } = await anchor.get('/chatroom/rules');
    expect(result.moderators).toMatchObject([{ id: fan.uid, label: 'moderator' }]);
    await appoint(anchor, fan, 'dismiss');
    expect(await unmute(fan, fan2)).toMatchObject({ errorCode: errors.forbidden.code });
  });

  test('is told what they may do about whom', async () => {
    await appoint(anchor, fan);
    await (await talker(app, fan2, room)).said('Hello');
    expect(await chatterOf(fan, fan2)).toMatchObject({
      user: { id: fan2.uid, label: null },
      ...{ mute: null, messages: 1, blocked: false, can: ['mute', 'block', 'report'] },
    });
    expect(await chatterOf(fan, anchor)).toMatchObject({
      messages: null,
      can: ['block', 'report'],
    });
    expect((await chatterOf(anchor, fan)).can).toEqual(['mute', 'dismiss', 'block', 'report']);
    expect((await chatterOf(fan2, fan2)).can).toEqual([]);
    await mute(fan, fan2);
    expect(await chatterOf(fan, fan2)).toMatchObject({ mute: { rule: 'abuse', by: 'moderator' } });
    expect((await chatterOf(fan2, fan)).mute).toBeNull();
    await appoint(anchor, fan, 'dismiss');
  });

  test('there are twenty of at most', async () => {
    await app.db.execute(sql`
      with made as (insert into account (username, created_at)
        select 'helper' || n, now() from generate_series(1, 20) n returning id)
      insert into chat_moderator (room_id, account_id, at)
      select r.id, made.id, now() from made, chat_room r where r.name = ${room}`);
    expect(await appoint(anchor, fan)).toMatchObject({ errorCode: errors.tooManyModerators.code });
    await app.db.execute(sql`delete from chat_moderator`);
  });
});

describe('A message', () => {
  test('goes by its author, without a word about it', async () => {
    const one = await talker(app, fan, room);
    const { id } = await one.said('I take that back');
    await until(() => one.texts().includes('I take that back'));
    expect(await remove(fan, id)).toMatchObject({ status: 'success' });
    await until(() => !one.texts().includes('I take that back'));
    expect(await sanctionsOf(fan)).toEqual([]);
  });

  test('goes by a moderator, and its author is told by which rule', async () => {
    const one = await talker(app, fan, room);
    const { id } = await one.said('He scores in a minute');
    expect(await remove(fan2, id)).toMatchObject({ errorCode: errors.forbidden.code });
    await remove(anchor, id);
    await until(() => one.deltas.at(-1)?.hidden?.includes(id));
    expect(await sanctionsOf(fan)).toMatchObject([
      { kind: 'delete', rule: 'spoiler', by: 'anchor', text: 'He scores in a minute' },
    ]);
    expect((await noticesOf(fan))[0].name).toBe('chatRemoved.spoiler');
    const above = await (await talker(app, support, room)).said('Please be kind');
    expect(await remove(anchor, above.id)).toMatchObject({ errorCode: errors.cannotModerate.code });
    expect(await remove(anchor, 999_999)).toMatchObject({ errorCode: errors.unknownMessage.code });
  });
});

describe('Rules of a room', () => {
  test('are its anchor’s to change, and told at once', async () => {
    const one = await talker(app, fan, room);
    expect((await fan.post('/chatroom/rules', { open: false })).errorCode).toBe(
      errors.notAnchor.code,
    );
    const { result } = await anchor.post('/chatroom/rules', { open: false });
    expect(result).toMatchObject({ open: false, slow: 0 });
    await until(() => one.deltas.at(-1)?.rules?.open === false);
    expect(await one.say('Anyone?')).toMatchObject({ code: errors.chatRoomClosed.code });
    await anchor.post('/chatroom/rules', { open: true, slow: 30 });
    expect(await one.say('First')).toHaveProperty('message');
    expect(await one.say('Second')).toMatchObject({ code: errors.slowMode.code });
    await anchor.post('/chatroom/rules', { slow: 0 });
  });

  test('that staff closed stays closed until staff open it, the rest is the anchor’s still', async () => {
    const office = backOffice(admin);
    const [{ id }] = (await office.list('chat-rooms', { q: room })).body;
    await office.update('chat-rooms', id, { open: false });
    const own = async () => (await anchor.get('/chatroom/rules')).result;
    expect(await own()).toMatchObject({ rules: { open: false }, closedByStaff: true });
    expect(await anchor.post('/chatroom/rules', { open: true })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect((await anchor.post('/chatroom/rules', { slow: 5 })).result).toMatchObject({
      ...{ open: false, slow: 5 },
    });
    await office.update('chat-rooms', id, { open: true });
    expect(await own()).toMatchObject({ rules: { open: true }, closedByStaff: false });
    await anchor.post('/chatroom/rules', { open: false });
    const { result } = await anchor.post('/chatroom/rules', { open: true, slow: 0 });
    expect(result).toMatchObject({ open: true, slow: 0 });
  });
});

describe('An appeal', () => {
  const newSanction = async (by: Person, more: object = {}) => {
    await mute(by, fan, more);
    return (await sanctionsOf(fan))[0].id as number;
  };
  const openAppeals = async (who: Person) =>
    (await backOffice(who).list('chat-appeals', { state: 'open', userId: `${fan.uid}` })).body;
  const decide = (who: Person, id: number, state: string) =>
    backOffice(who).update('chat-appeals', id, { state, answer: 'We looked again' });

  test('is decided by who did not act; granted, the mute ends and messages come back', async () => {
    const one = await talker(app, fan, room);
    await one.said('Fair criticism');
    const id = await newSanction(support, { hide: true });
    await until(() => one.deltas.at(-1)?.hidden?.length === 1);
    expect(await appeal(fan, id)).toMatchObject({ status: 'success' });
    expect(await appeal(fan, id)).toMatchObject({ errorCode: errors.alreadyAppealed.code });
    const [open] = await openAppeals(admin);
    expect(open).toMatchObject({ actionId: id, rule: 'abuse', byRole: 'support', by: 'support' });
    expect((await decide(support, open.id, 'granted')).body.errorCode).toBe(errors.ownMatter.code);
    expect((await decide(admin, open.id, 'granted')).body).toMatchObject({
      ...{ state: 'granted', answer: 'We looked again', decidedBy: 'admin' },
    });
    const [granted] = await sanctionsOf(fan);
    expect(granted).toMatchObject({
      ...{ appeal: 'granted', canAppeal: false, liftedAt: expect.any(String) },
      appealed: { text: 'That was no insult', answer: 'We looked again' },
    });
    expect(granted.appealed.decidedAt).toBe(granted.liftedAt);
    expect(await one.say('Thank you')).toHaveProperty('message');
    // Who has the room open sees it again, too.
    await until(() => one.texts().includes('Fair criticism'));
    const { result } = await fan.get(`/live/getChatroomSpeech?room=${room}`);
    expect(result.messages.map(({ text }: { text: string }) => text)).toContain('Fair criticism');
    expect((await noticesOf(fan))[0]).toMatchObject({ name: 'chatAppealGranted' });
    expect((await decide(admin, open.id, 'upheld')).status).toBe(409);
  });

  test('granted reads what its person said, and not what all others did', async () => {
    await app.db.execute(sql`
      insert into chat_message (room_id, v, account_id, at, text, level, key)
      select 999999, n, 999999, now(), 'Others', 0, 'others ' || n from generate_series(1, 20000) n`);
    await app.db.execute(sql`analyze chat_message`);
    const one = await talker(app, fan, room);
    await one.said('Fair criticism');
    await appeal(fan, await newSanction(support, { hide: true }));
    const [{ id }] = await openAppeals(admin);
    const given = { id, state: 'granted', answer: '', by: admin.uid, now: new Date() } as const;
    await app.db.transaction(async (tx) => {
      // The counters of a connection hold what it did before, too.
      const scanned = () =>
        rows<{ rows: number }>(
          tx,
          sql`select seq_tup_read::int as rows from pg_stat_xact_all_tables
              where relname = 'chat_message'`,
        );
      const before = await scanned();
      expect((await decideAppeal(tx, app.jobs, given)).rooms).toEqual([room]);
      expect(await scanned()).toEqual(before);
    });
    await app.db.execute(sql`delete from chat_message where room_id = 999999`);
  });

  test('of somebody who leaves waits for nobody, and shows nothing again', async () => {
    const one = await talker(app, fan, room);
    await one.said('Never mind');
    await appeal(fan, await newSanction(support, { hide: true }));
    const [open] = await openAppeals(admin);
    await app.db.transaction((tx) =>
      eraseChat(tx, fan.uid, { now: new Date() } as Parameters<typeof eraseChat>[2]),
    );
    expect(await openAppeals(admin)).toEqual([]);
    expect((await decide(admin, open.id, 'granted')).status).toBe(409);
  });

  test('that is upheld leaves the mute as it is', async () => {
    const id = await newSanction(anchor);
    await appeal(fan, id);
    const [open] = await openAppeals(support);
    await decide(support, open.id, 'upheld');
    expect((await sanctionsOf(fan))[0].appeal).toBe('upheld');
    expect(await (await talker(app, fan, room)).say('But')).toMatchObject({
      code: errors.muted.code,
    });
  });

  test('is refused against what is over, and what is another’s', async () => {
    const id = await newSanction(anchor);
    expect(await appeal(fan2, id)).toMatchObject({ errorCode: errors.nothingToAppeal.code });
    await unmute(anchor, fan);
    expect(await appeal(fan, id)).toMatchObject({ errorCode: errors.nothingToAppeal.code });
  });
});

describe('A report', () => {
  const report = (who: Person, body: object) =>
    who.post('/chatroom/report', { room, reason: 'abuse', text: 'Look', ...body });

  test('of a message, a person or a room waits for staff, who answer all of the same at once', async () => {
    const { id } = await (await talker(app, fan2, room)).said('Something bad');
    expect(await report(fan, { about: 'message', id })).toMatchObject({ status: 'success' });
    expect(await report(fan, { about: 'message', id })).toMatchObject({
      errorCode: errors.alreadyReported.code,
    });
    const fan3 = await newFan(app);
    await report(fan3, { about: 'message', id });
    await report(fan, { about: 'person', id: fan2.uid });
    await report(fan, { about: 'room' });
    const office = backOffice(support);
    const { body } = await office.list('chat-reports', { state: 'open', room });
    expect(body).toMatchObject([
      { about: 'room', userId: null, others: 0 },
      { about: 'person', userId: fan2.uid },
      { about: 'message', said: 'Something bad', others: 1 },
      { about: 'message', messageId: id, others: 1 },
    ]);
    const closed = { state: 'closed', answer: 'Muted' };
    expect((await office.update('chat-reports', body[3].id, closed)).body).toMatchObject({
      ...{ state: 'closed', closedBy: 'support', others: 0 },
    });
    expect((await office.list('chat-reports', { state: 'open', room })).total).toBe(2);
    for (const reporter of [fan, fan3]) {
      expect((await noticesOf(reporter))[0]).toMatchObject({ name: 'chatReportClosed' });
    }
  });

  test('of a person is one, in whatever rooms they are reported', async () => {
    const about = { about: 'person', id: fan2.uid };
    expect(await report(fan, about)).toMatchObject({ status: 'success' });
    const elsewhere = await newRoom();
    expect(await report(fan, { ...about, room: elsewhere })).toMatchObject({
      errorCode: errors.alreadyReported.code,
    });
  });

  test('is one of a few that one person has in an hour', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 20; count++) {
      const { errorCode } = await report(fan, { about: 'person', id: (await newFan(app)).uid });
      codes.push(errorCode ?? 0);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(15);
    expect(new Set(codes)).toEqual(new Set([0, errors.tooManyRequests.code]));
    expect(await report(fan2, { about: 'room' })).toMatchObject({ status: 'success' });
  });

  test('of what there is not is refused', async () => {
    expect(await report(fan, { about: 'message', id: 999_999 })).toMatchObject({
      errorCode: errors.unknownMessage.code,
    });
    expect(await report(fan, { about: 'person', id: 999_999 })).toMatchObject({
      errorCode: errors.unknownUser.code,
    });
    const nowhere = { about: 'room', room: 'anchor-999999' };
    expect(await report(fan, nowhere)).toMatchObject({ errorCode: errors.unknownChatRoom.code });
  });

  test('waits for nobody who holds the room', async () => {
    await (await talker(app, fan, room)).said('Something');
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from chat_room where name = ${room} for no key update`);
      expect(await report(fan, { about: 'room' })).toMatchObject({ status: 'success' });
    });
  });
});

describe('By itself', () => {
  test('the server mutes who goes on with forbidden words, and says so', async () => {
    const one = await talker(app, fan, room);
    for (let tries = 0; tries < 4; tries++) {
      expect(await one.say(`you w4nker ${tries}`)).toMatchObject({
        code: errors.notCompliant.code,
      });
    }
    await expect.poll(() => sanctionsOf(fan)).toMatchObject([{ by: 'automatic', rule: 'words' }]);
    expect(await one.say('Sorry')).toMatchObject({ code: errors.muted.code });
    expect(await unmute(anchor, fan)).toMatchObject({ status: 'success' });
  });

  test('it does not mute staff', async () => {
    const one = await talker(app, support, room);
    for (let tries = 0; tries < 5; tries++) await one.say(`you w4nker ${tries}`);
    expect(await one.say('Sorry')).toHaveProperty('message');
  });

  test('slow mode rises after a goal, where the match is and where it is shown, and falls back', async () => {
    const id = await newMatch(app, { minutes: -10 });
    const [{ source, name }] = (await rows<{ source: string; name: string }>(
      app.db,
      sql`select source, source_id as name from match where id = ${id}`,
    )) as [{ source: string; name: string }];
    const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
      app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
    await send(stateOf(name, 2, { status: 'live' }));
    const broadcast = await openBroadcast(app, anchor.uid);
    await app.db.execute(sql`update broadcast set match_id = ${id} where id = ${broadcast}`);
    const there = await talker(app, fan, `match-${id}`);
    const here = await talker(app, fan, room);
    await there.said('Come on');
    await here.said('Come on, here too');
    await send(incidentsOf(name, 3, [goalOf('first')]));
    const raisedOf = (of: typeof there) => of.deltas.at(-1)?.rules?.raised;
    await until(() => raisedOf(there) && raisedOf(here));
    expect(raisedOf(there)).toMatchObject({ slow: 5 });
    expect(await there.say('GOAL')).toMatchObject({ code: errors.slowMode.code });
    await app.db.execute(sql`
      update chat_room set raised_until = now() - interval '1 second' where raised_until is not null;
      update chat_message set at = at - interval '6 seconds'`);
    expect(await there.say('GOAL')).toHaveProperty('message');
    expect(await there.say('What a goal')).toHaveProperty('message');
    await app.db.execute(sql`update broadcast set ended_at = now(), ended_by = 'anchor'`);
  });
});

test('Rooms are locked in one order, whoever locks several', async () => {
  const id = await newMatch(app, { minutes: -10, fixture: { gameId: 202 } });
  await (await talker(app, fan, `match-${id}`)).said('First there');
  const broadcaster = withUid(await person(app).register('ordered@example.org'));
  await newAnchor(app, broadcaster);
  await (await talker(app, fan, `anchor-${broadcaster.uid}`)).said('Then here');
  const broadcast = await openBroadcast(app, broadcaster.uid);
  await app.db.execute(sql`update broadcast set match_id = ${id} where id = ${broadcast}`);
  const isFree = async () =>
    (
      await rows(
        app.db,
        sql`select id from chat_room where name = ${`match-${id}`} for update skip locked`,
      )
    ).length === 1;
  const waiting = async () => {
    const [found] = await rows<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%chat_room%' and datname = current_database()`,
    );
    return found!.count;
  };
  await app.db.transaction(async (tx) => {
    await tx.execute(
      sql`select from chat_room where name = ${`anchor-${broadcaster.uid}`} for no key update`,
    );
    const goal = rows<{ source: string; name: string }>(
      app.db,
      sql`select source, source_id as name from match where id = ${id}`,
    ).then(([match]) =>
      app.db.transaction((other) =>
        ingest(
          other,
          [
            stateOf(match!.name, 2, { status: 'live' }),
            incidentsOf(match!.name, 3, [goalOf('ordered')]),
          ],
          { source: match!.source, now: new Date() },
        ),
      ),
    );
    await goal;
    await expect.poll(waiting, { timeout: 5_000 }).toBe(1);
    expect(await isFree()).toBe(true);
  });
  await app.db.execute(
    sql`update broadcast set ended_at = now(), ended_by = 'anchor' where id = ${broadcast}`,
  );
});

test('Who is banned is silent, and gone from every room within five seconds, by one delta each', async () => {
  const other = await newRoom();
  const spammer = await person(app).register('banned-in-chat@example.org');
  const uid = Number(spammer.cookies.get('uid'));
  const here = await talker(app, spammer, room);
  const there = await talker(app, spammer, other);
  const hearers = [await talker(app, fan, room), await talker(app, fan, other)] as const;
  await here.said('Buy this');
  await here.said('And this');
  await there.said('Buy that');
  await until(() =>
    hearers.every((hearer) => hearer.texts().some((text) => text.startsWith('Buy'))),
  );
  await backOffice(admin).create('bans', { userId: uid, reason: 'Spam', until: null });
  expect(await here.say('Still here').catch(() => 'cut')).not.toHaveProperty('message');
  await until(() =>
    hearers.every((hearer) => !hearer.texts().some((text) => /^(Buy|And)/.test(text))),
  );
  const hidden = hearers.map(({ deltas }) =>
    deltas.flatMap(({ hidden }) => (hidden ? [hidden.length] : [])),
  );
  expect(hidden).toEqual([[2], [1]]);
  const { body } = await backOffice(admin).list('chat-actions', { userId: `${uid}` });
  expect(body).toMatchObject([{ kind: 'delete', byRole: 'admin', by: 'admin' }]);
});
