import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchesJoined } from '#modules/matches/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';

type Fan = Awaited<ReturnType<typeof newFan>>;

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});

let fan: Fan;
let other: Fan;
let subject: string;
beforeEach(async () => {
  fan = await newFan(app);
  other = await newFan(app);
  subject = `match-${await newMatch(app, { minutes: 30 })}`;
});

const codeOf = async (answer: Promise<{ errorCode: number }>) => (await answer).errorCode;
const is = (name: keyof typeof errors) => errors[name].code;
let said = 0;
const say = (who: Person, text = `Words number ${++said}`, more: object = {}, key?: string) =>
  who.post('/comment/create', { subject, text, ...more }, key ? { 'idempotency-key': key } : {});
const saying = async (who: Person, text?: string, more?: object) =>
  (await say(who, text, more)).result;
const list = async (who: Person = person(app), query: Record<string, string> = {}) =>
  (await who.get(`/comment/list?${new URLSearchParams({ subject, ...query })}`)).result;
const textsOf = (items: { text: string }[]) => items.map(({ text }) => text);
const noticesOf = async (who: Person) =>
  (await who.get('/user/notices')).result.items.map(
    ({ name, link }: { name: string; link: object }) => ({ name, link }),
  );
const usernameOf = async (who: Fan) =>
  (await who.get(`/user/info?userId=${who.uid}`)).result.user.username;

describe('Comments', () => {
  test('stand in two levels: an answer to an answer stands beside it, and names whom it answers', async () => {
    const first = await saying(fan, 'What a match');
    const answer = await saying(other, 'It was', { answers: first.id });
    const again = await saying(fan, 'Wasn’t it', { answers: answer.id });
    expect(answer).toMatchObject({ parentId: first.id, answers: { id: fan.uid } });
    expect(again).toMatchObject({ parentId: first.id, answers: { id: other.uid } });
    const { items, comments } = await list();
    expect(comments).toBe(3);
    expect(items).toMatchObject([
      {
        text: 'What a match',
        replies: 2,
        from: { id: fan.uid },
        answersBelow: [{ text: 'It was' }, { text: 'Wasn’t it' }],
      },
    ]);
  });

  test('show three answers, and the others when they are asked for', async () => {
    const { id } = await saying(fan);
    for (const who of [other, fan, other, fan]) await saying(who, undefined, { answers: id });
    const [thread] = (await list()).items;
    expect(thread.answersBelow).toHaveLength(3);
    const after = thread.answersBelow.at(-1).id;
    const more = await person(app).get(`/comment/answers?id=${id}&after=${after}`);
    expect(more.result).toMatchObject({ items: [{ parentId: id }], next: null });
  });

  test('are of the match that several sources tell of, by whichever of its ids', async () => {
    await saying(fan, 'Of both');
    const [, id] = subject.split('-');
    const twin = await newMatch(app, { minutes: 30 });
    await app.db.execute(sql`update match set same_as = ${Number(id)} where id = ${twin}`);
    expect(textsOf((await list(fan, { subject: `match-${twin}` })).items)).toEqual(['Of both']);
    expect(await saying(other, undefined, { subject: `match-${twin}` })).toMatchObject({ subject });
  });

  test('go with a match that is shown as another', async () => {
    await saying(fan, 'Before they were one');
    const [, own] = subject.split('-').map(Number);
    const shown = await newMatch(app, { minutes: 30 });
    await saying(other, 'Of the other', { subject: `match-${shown}` });
    await app.db.execute(sql`update match set same_as = ${shown} where id = ${own}`);
    await app.db.transaction((tx) => app.jobs.publish(tx, matchesJoined, { matchIds: [own!] }));
    await expect
      .poll(async () => textsOf((await list(fan, { sort: 'new' })).items))
      .toEqual(['Of the other', 'Before they were one']);
    expect((await list()).comments).toBe(2);
  });

  test('of what there is not are unknown', async () => {
    expect(await codeOf(say(fan, 'Hello', { subject: 'match-999999' }))).toBe(is('unknownSubject'));
    expect(await codeOf(say(fan, 'Hello', { subject: 'post-999999' }))).toBe(is('unknownSubject'));
    expect(await codeOf(say(fan, 'Hello', { answers: 999_999 }))).toBe(is('unknownWriting'));
    expect(await codeOf(person(app).get('/soccer/newsComment7/1'))).toBe(is('unknownSubject'));
    expect(await codeOf(say(fan, 'Hello', { subject: 'weather-1' }))).toBe(is('invalidInput'));
  });

  test('of one match answer none of another', async () => {
    const { id } = await saying(fan);
    const elsewhere = `match-${await newMatch(app, { minutes: 30 })}`;
    const answer = say(other, 'Lost', { subject: elsewhere, answers: id });
    expect(await codeOf(answer)).toBe(is('unknownWriting'));
  });

  test('come page by page, new or hot ones first, each once', async () => {
    for (let count = 0; count < 45; count++) {
      const who = await newFan(app);
      await saying(who, `Number ${count}`);
    }
    for (const sort of ['new', 'hot']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: { items: { text: string }[]; next: string | null } = await list(fan, {
          sort,
          ...(after && { after }),
        });
        seen.push(...textsOf(page.items));
        after = page.next;
      } while (after);
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
      expect(seen[0]).toBe('Number 44');
    }
  });

  test('that many like are hot', async () => {
    const liked = await saying(fan, 'Liked');
    clock.forward({ minutes: 2 });
    await saying(fan, 'Later');
    for (const who of [other, await newFan(app)]) {
      await who.post('/like', { on: `comment-${liked.id}`, liked: true });
    }
    await expect
      .poll(async () => textsOf((await list(fan, { sort: 'hot' })).items))
      .toEqual(['Liked', 'Later']);
    expect(textsOf((await list(fan, { sort: 'new' })).items)).toEqual(['Later', 'Liked']);
  });

  test('sent again under their key are one', async () => {
    const key = 'key-of-a-comment-0001';
    const { result } = await say(fan, 'Once', {}, key);
    expect((await say(fan, 'Once', {}, key)).result.id).toBe(result.id);
    expect(await codeOf(say(fan, 'Something else', {}, key))).toBe(is('keyReused'));
    expect((await list()).comments).toBe(1);
  });

  test('are no others under the same key: elsewhere, or in answer to something', async () => {
    const key = 'key-of-a-comment-0002';
    const { result } = await say(fan, 'Well', {}, key);
    const elsewhere = await newMatch(app, { minutes: 30 });
    const again = (more: object) => codeOf(say(fan, 'Well', more, key));
    expect(await again({ subject: `match-${elsewhere}` })).toBe(is('keyReused'));
    expect(await again({ subject: `post-${elsewhere}` })).toBe(is('unknownSubject'));
    expect(await again({ answers: result.id })).toBe(is('keyReused'));
    const answer = () => say(fan, 'Well said', { answers: result.id }, 'key-of-an-answer-0001');
    expect((await answer()).result.id).toBe((await answer()).result.id);
    // By another id of the same match they are the same.
    const [, id] = subject.split('-');
    await app.db.execute(sql`update match set same_as = ${Number(id)} where id = ${elsewhere}`);
    const { result: same } = await say(fan, 'Well', { subject: `match-${elsewhere}` }, key);
    expect(same.id).toBe(result.id);
  });

  test('are shown in lines, without what turns or hides them', async () => {
    const { text } = await saying(fan, '  One\u202e \u200bline\r\n\n\n\nAnother  ');
    expect(text).toBe('One line\n\nAnother');
    expect(await codeOf(say(fan, '\u200b\u2060'))).toBe(is('invalidInput'));
  });
});

describe('What one said', () => {
  const edit = (who: Person, comment: { id: number; version: number }, text: string) =>
    who.post('/comment/edit', { id: comment.id, version: comment.version, text });

  test('can be changed for ten minutes, and says that it was', async () => {
    const comment = await saying(fan, 'Wrong');
    expect((await edit(fan, comment, 'Right')).result).toMatchObject({
      text: 'Right',
      version: 2,
      editedAt: expect.any(String),
    });
    clock.forward({ minutes: 11 });
    const late = edit(fan, { ...comment, version: 2 }, 'Too late');
    expect(await codeOf(late)).toBe(is('editOver'));
  });

  test('is changed by one of two edits at once', async () => {
    const comment = await saying(fan);
    const both = await Promise.all([edit(fan, comment, 'One'), edit(fan, comment, 'Other')]);
    expect(both.map(({ errorCode }) => errorCode ?? 0).sort()).toEqual([0, is('stale')]);
  });

  test('is changed by nobody else', async () => {
    const comment = await saying(fan);
    expect(await codeOf(edit(other, comment, 'Mine'))).toBe(is('unknownWriting'));
    const gone = other.post('/comment/delete', { id: comment.id });
    expect(await codeOf(gone)).toBe(is('unknownWriting'));
  });

  test('goes with its words when it is deleted, and keeps its place while answers stand below', async () => {
    const first = await saying(fan, 'Regretted');
    const answer = await saying(other, 'Answered', { answers: first.id });
    await fan.post('/comment/delete', { id: first.id });
    expect(await list()).toMatchObject({
      comments: 1,
      items: [
        {
          gone: 'deleted',
          text: '',
          from: null,
          answersBelow: [{ text: 'Answered', answers: null }],
        },
      ],
    });
    const words = await app.db.execute(sql`select text from comment where id = ${first.id}`);
    expect(words.rows).toEqual([{ text: '' }]);
    await other.post('/comment/delete', { id: answer.id });
    expect(await list()).toMatchObject({ comments: 0, items: [] });
  });

  test('is answered by nobody who comes just after it was deleted', async () => {
    for (let times = 0; times < 5; times++) {
      const { id } = await saying(fan);
      const [, answered] = await Promise.all([
        fan.post('/comment/delete', { id }),
        say(await newFan(app), 'Too late?', { answers: id }),
      ]);
      const thread = (await list()).items.find((one: { id: number }) => one.id === id);
      if (answered.status === 'fail') {
        expect(answered.errorCode).toBe(is('unknownWriting'));
        expect(thread).toBeUndefined();
      } else expect(thread).toMatchObject({ gone: 'deleted', replies: 1 });
    }
    const counted = await app.db.execute(sql`select d.comments,
        (select count(*)::int from comment c where c.subject_id = d.subject_id and c.state = 'shown') as shown
      from discussion d where d.kind = 'match' and d.subject_id = ${Number(subject.split('-')[1])}`);
    expect(counted.rows[0]!.comments).toBe(counted.rows[0]!.shown);
  });
});

describe('People hear', () => {
  test('who answers them, once, and where', async () => {
    const { id } = await saying(fan);
    const answer = await saying(other, undefined, { answers: id });
    await expect
      .poll(() => noticesOf(fan))
      .toEqual([{ name: 'commentAnswered', link: { page: 'comment', id: answer.id } }]);
    expect(await noticesOf(other)).toEqual([]);
    const found = await fan.get(`/comment/info?id=${answer.id}`);
    expect(found.result).toMatchObject({
      thread: { id, answersBelow: [{ id: answer.id }] },
      link: { page: 'match', within: 202 },
    });
  });

  test('who mentions them, also by an edit, and not twice', async () => {
    const name = await usernameOf(other);
    const comment = await saying(fan, `Look @${name.toUpperCase()}, and a@${name}.org`);
    expect(comment.mentions).toEqual([{ id: other.uid, username: name }]);
    const edited = { id: comment.id, version: 1, text: `@${name} again` };
    await fan.post('/comment/edit', edited);
    await expect
      .poll(() => noticesOf(other))
      .toMatchObject([{ name: 'mentionedInComment', link: { id: comment.id } }]);
  });

  test('of one comment five people at most, however often it is changed, which ends, too', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => newFan(app)));
    const names = await Promise.all(people.map(usernameOf));
    const { id } = await saying(fan, `Hello @${names[0]}`);
    for (const [at, name] of names.entries()) {
      await fan.post('/comment/edit', { id, version: at + 1, text: `And now @${name}, ${at}` });
    }
    await expect.poll(async () => (await noticesOf(people[4]!)).length).toBe(1);
    expect(await noticesOf(people[5]!)).toEqual([]);
    expect(await noticesOf(people[6]!)).toEqual([]);
    for (let version = 8; version <= 10; version++) {
      await fan.post('/comment/edit', { id, version, text: `Once more, ${version}` });
    }
    const more = await fan.post('/comment/edit', { id, version: 11, text: 'Too much' });
    expect(more.errorCode).toBe(is('writingTooOften'));
  });

  test('nothing where they want none of it', async () => {
    await fan.post('/user/saveUserDataStatus', { notices: { talk: false } });
    const { id } = await saying(fan);
    await saying(other, undefined, { answers: id });
    expect(await noticesOf(fan)).toEqual([]);
  });
});

describe('Whoever is blocked', () => {
  beforeEach(async () => {
    await fan.post('/user/block', { userId: other.uid, blocked: true });
  });

  test('answers, likes and mentions nobody who blocks them', async () => {
    const { id } = await saying(fan);
    expect(await codeOf(say(other, 'Hey', { answers: id }))).toBe(is('blockedByThem'));
    const like = other.post('/like', { on: `comment-${id}`, liked: true });
    expect(await codeOf(like)).toBe(is('blockedByThem'));
    const { mentions } = await saying(other, `@${await usernameOf(fan)} hey`);
    expect(mentions).toEqual([]);
    expect(await noticesOf(fan)).toEqual([]);
  });

  test('is not seen by them, and by others', async () => {
    const { id } = await saying(await newFan(app));
    await saying(other, 'Unseen');
    await saying(other, 'Unseen, too', { answers: id });
    const mine = (await list(fan, { sort: 'new' })).items;
    expect(mine).toMatchObject([{ id, answersBelow: [] }]);
    expect((await list(undefined, { sort: 'new' })).items).toMatchObject([
      { text: 'Unseen' },
      { id, answersBelow: [{ text: 'Unseen, too' }] },
    ]);
  });
});

describe('Nobody', () => {
  test('says what the content filter refuses, also over two lines', async () => {
    expect(await codeOf(say(fan, 'you are a b i t\nc h'))).toBe(is('notCompliant'));
    expect(await say(fan, '操你妈')).toMatchObject({
      errorCode: is('notCompliant'),
      errorMsg: expect.stringContaining('words aren’t allowed'),
    });
  });

  test('has texts refused faster than others write', async () => {
    const post = (who: Person, text: string) => who.post('/post/create', { text });
    for (let count = 0; count < 3; count++) {
      expect(await codeOf(post(fan, '操你妈'))).toBe(is('notCompliant'));
    }
    const over = await post(fan, '操你妈');
    expect(over).toMatchObject({ code: 429, errorCode: is('tooManyRequests') });
    expect(await codeOf(post(fan, 'A fine goal'))).toBe(is('tooManyRequests'));
    expect(await codeOf(post(other, '操你妈'))).toBe(is('notCompliant'));
    // A third of ten minutes later there is one more; what is in order takes nothing from it.
    clock.forward({ seconds: 201 });
    expect(await post(fan, 'A fine goal')).toMatchObject({ status: 'success' });
    expect(await codeOf(post(fan, '操你妈'))).toBe(is('notCompliant'));
    expect(await codeOf(post(fan, '操你妈'))).toBe(is('tooManyRequests'));
    // Comments are counted by themselves, changed ones among them, however many are sent at once.
    const mine = await saying(fan);
    const edit = { id: mine.id, version: mine.version, text: '操你妈' };
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(fan.post('/comment/edit', edit))),
    );
    expect([...new Set(codes)].toSorted()).toEqual(
      [is('notCompliant'), is('tooManyRequests')].toSorted(),
    );
    clock.forward({ minutes: 20 });
  });

  test('says the same again about the same, or at length elsewhere', async () => {
    await saying(fan, 'Go!');
    expect(await codeOf(say(fan, 'Go!'))).toBe(is('duplicateMessage'));
    const elsewhere = { subject: `match-${await newMatch(app, { minutes: 30 })}` };
    expect(await saying(fan, 'Go!', elsewhere)).toMatchObject({ text: 'Go!' });
    const long = 'A long praise of this very team and its keeper';
    await saying(fan, long);
    expect(await codeOf(say(fan, `${long}!`, elsewhere))).toBe(is('duplicateMessage'));
  });

  test('says anything while muted everywhere', async () => {
    await app.db.execute(sql`
      insert into chat_action (kind, account_id, rule, by_role, at, until)
      values ('mute', ${fan.uid}, 'abuse', 'support', now(), now() + interval '30 days')`);
    expect(await codeOf(say(fan))).toBe(is('muted'));
  });

  test('writes faster than six comments a minute', async () => {
    for (let count = 0; count < 6; count++) await saying(fan);
    expect(await codeOf(say(fan))).toBe(is('writingTooOften'));
    clock.forward({ seconds: 61 });
    expect(await saying(fan)).toMatchObject({ version: 1 });
  });

  test('of a new account writes faster than two a minute, or gives links', async () => {
    const newcomer = await newFan(app, { isNewcomer: true });
    await app.db.execute(sql`
      update account set created_at = ${clock.now().toISOString()} where id = ${newcomer.uid}`);
    expect(await say(newcomer, 'Look at https://example.org')).toMatchObject({
      errorCode: is('notCompliant'),
      errorMsg: expect.stringContaining('New accounts can’t post links yet'),
    });
    await saying(newcomer);
    await saying(newcomer);
    expect(await codeOf(say(newcomer))).toBe(is('writingTooOften'));
    expect(await saying(fan, 'Look at https://example.org')).toMatchObject({ version: 1 });
  });

  test('does whose texts were removed again and again', async () => {
    for (const id of [1, 2]) {
      await app.db.execute(sql`
        insert into writing_removal (kind, writing_id, account_id, rule, reason, by_id, at)
        values ('comment', ${id}, ${fan.uid}, 'abuse', 'x', ${other.uid}, ${clock.now().toISOString()})`);
    }
    await saying(fan);
    await saying(fan);
    expect(await codeOf(say(fan))).toBe(is('writingTooOften'));
  });
});
