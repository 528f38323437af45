import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(async () => {
  fan = await newFan(app);
  other = await newFan(app);
});

const is = (name: keyof typeof errors) => errors[name].code;
const codeOf = async (answer: Promise<{ errorCode: number }>) => (await answer).errorCode;
let count = 0;
const post = (who: Person, more: object = {}, headers = {}) =>
  who.post('/post/create', { text: `A post of its own ${++count}`, ...more }, headers);
const posted = async (who: Person, more?: object) => (await post(who, more)).result;
const list = async (query: object = {}, who: Person = person(app)) =>
  (await who.get(`/post/list?${new URLSearchParams({ sort: 'new', ...query })}`)).result;
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

async function picture(who: Person): Promise<string> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f80' } });
  const sent = (await image.png().toBuffer()).toString('base64');
  return (await who.post('/post/picture', { image: sent })).result.picture;
}

describe('A post', () => {
  test('has words, a match, and its game', async () => {
    const matchId = await newMatch(app, { minutes: 30 });
    const made = await posted(fan, { text: 'What a day', matchId, gameId: 1 });
    expect(made).toMatchObject({
      text: 'What a day',
      from: { id: fan.uid },
      gameId: 202,
      match: { id: matchId, gameId: 202 },
      likes: 0,
      comments: 0,
    });
    expect((await person(app).get(`/post/info?id=${made.id}`)).result).toEqual(made);
    expect(idsOf((await list({ gameId: '202' })).items)[0]).toBe(made.id);
    expect(idsOf((await list({ gameId: '201' })).items)).not.toContain(made.id);
  });

  test('has something in it, and nothing that there is not', async () => {
    expect(await codeOf(post(fan, { text: ' \u200b ' }))).toBe(is('emptyPost'));
    expect(await codeOf(post(fan, { matchId: 999_999 }))).toBe(is('unknownMatch'));
    expect(await codeOf(post(fan, { gameId: 998 }))).toBe(is('unknownGame'));
    expect(await codeOf(post(fan, { text: 'x'.repeat(5_001) }))).toBe(is('invalidInput'));
  });

  test('shows pictures that its author sent, each in one post', async () => {
    const mine = await picture(fan);
    const theirs = await picture(other);
    const made = await posted(fan, { text: '', pictures: [mine] });
    expect(made.pictures).toEqual([mine]);
    expect(mine).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/);
    expect((await person(app).send(mine)).status).toBe(200);
    expect(await codeOf(post(fan, { pictures: [theirs] }))).toBe(is('unknownPicture'));
    expect(await codeOf(post(fan, { pictures: [mine] }))).toBe(is('unknownPicture'));
    expect(await codeOf(post(fan, { pictures: ['https://elsewhere.example/x.webp'] }))).toBe(
      is('unknownPicture'),
    );
  });

  test('is changed for ten minutes: pictures that it shows no more are gone', async () => {
    const [one, two] = [await picture(fan), await picture(fan)];
    const { id } = await posted(fan, { pictures: [one] });
    const edit = (version: number) =>
      fan.post('/post/edit', { id, version, text: 'Changed', pictures: [two] });
    expect((await edit(1)).result).toMatchObject({ text: 'Changed', pictures: [two], version: 2 });
    await expect.poll(async () => (await person(app).send(one)).status).toBe(404);
    expect(await codeOf(edit(1))).toBe(is('stale'));
    clock.forward({ minutes: 11 });
    expect(await codeOf(edit(2))).toBe(is('editOver'));
  });

  test('is gone with words, pictures and talk when it is deleted', async () => {
    const shown = await picture(fan);
    const { id } = await posted(fan, { pictures: [shown] });
    const about = { subject: `post-${id}`, text: 'So it is' };
    await other.post('/comment/create', about);
    expect((await person(app).get(`/post/info?id=${id}`)).result.comments).toBe(1);
    expect(await codeOf(other.post('/post/delete', { id }))).toBe(is('unknownWriting'));
    await fan.post('/post/delete', { id });
    expect(await codeOf(person(app).get(`/post/info?id=${id}`))).toBe(is('gone'));
    expect(await codeOf(person(app).get('/post/info?id=999999'))).toBe(is('unknownWriting'));
    expect(await codeOf(fan.get(`/comment/list?subject=post-${id}`))).toBe(is('unknownSubject'));
    const late = other.post('/comment/create', { ...about, text: 'Too late' });
    expect(await codeOf(late)).toBe(is('unknownSubject'));
    await expect.poll(async () => (await person(app).send(shown)).status).toBe(404);
    const kept = await app.db.execute(sql`select text, pictures from post where id = ${id}`);
    expect(kept.rows).toEqual([{ text: '', pictures: [] }]);
  });

  test('is commented by nobody who comes just after it was deleted', async () => {
    for (let times = 0; times < 5; times++) {
      const { id } = await posted(await newFan(app));
      const author = await app.db.execute(sql`select account_id from post where id = ${id}`);
      expect(author.rows).toHaveLength(1);
      const writer = await newFan(app);
      const mine = await posted(writer);
      const [gone, said] = await Promise.all([
        writer.post('/post/delete', { id: mine.id }),
        (await newFan(app)).post('/comment/create', { subject: `post-${mine.id}`, text: 'Late?' }),
      ]);
      expect(gone.status).toBe('success');
      if (said.status === 'fail') expect(said.errorCode).toBe(is('unknownSubject'));
      const ranked = await app.db.execute(sql`
        select hot from discussion where kind = 'post' and subject_id = ${mine.id}`);
      expect(ranked.rows).toEqual([{ hot: null }]);
    }
  });

  test('sent again under its key is one', async () => {
    const key = { 'idempotency-key': 'key-of-a-post-0001' };
    const { result } = await post(fan, { text: 'Once and no more' }, key);
    expect((await post(fan, { text: 'Once and no more' }, key)).result.id).toBe(result.id);
    expect(await codeOf(post(fan, { text: 'Something else' }, key))).toBe(is('keyReused'));
  });

  test('tells its author who comments it', async () => {
    const { id } = await posted(fan);
    await other.post('/comment/create', { subject: `post-${id}`, text: 'Well said' });
    await expect
      .poll(async () => (await fan.get('/user/notices')).result.items)
      .toMatchObject([{ name: 'postCommented', values: { uid: other.uid } }]);
  });

  test('is commented by nobody whom its author blocks', async () => {
    const { id } = await posted(fan);
    await fan.post('/user/block', { userId: other.uid, blocked: true });
    const said = other.post('/comment/create', { subject: `post-${id}`, text: 'Hey' });
    expect(await codeOf(said)).toBe(is('blockedByThem'));
    expect(idsOf((await list({}, fan)).items)).toContain(id);
  });
});

test('Posts come page by page, hot ones or new ones first', async () => {
  const made: number[] = [];
  for (let number = 0; number < 23; number++) {
    made.unshift((await posted(await newFan(app), { gameId: 14 })).id);
  }
  const first = await list({ gameId: '14' });
  const second = await list({ gameId: '14', after: first.next });
  expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(made);
  expect(second.next).toBeNull();
  const oldest = made.at(-1);
  for (const who of [fan, other]) await who.post('/like', { on: `post-${oldest}`, liked: true });
  const hottest = async () => idsOf((await list({ gameId: '14', sort: 'hot' })).items)[0];
  await expect.poll(hottest).toBe(oldest);
});

describe('What a person wrote and likes', () => {
  const of = async (who: Fan, type: string) =>
    (await person(app).get(`/user/${who.uid}/${type}/1`)).result;

  test('is listed on their page', async () => {
    const mine = await posted(fan, { text: 'My own post\nwith more' });
    const said = await other.post('/comment/create', { subject: `post-${mine.id}`, text: 'Yes' });
    await other.post('/like', { on: `post-${mine.id}`, liked: true });
    expect(await of(fan, 'posts')).toMatchObject({
      total: 1,
      items: [{ kind: 'post', post: { id: mine.id } }],
    });
    expect(await of(other, 'comments')).toMatchObject({
      total: 1,
      items: [
        {
          kind: 'comment',
          comment: { id: said.result.id },
          subject: { title: 'My own post', link: { page: 'post', id: mine.id } },
        },
      ],
    });
    expect(await of(other, 'likes')).toMatchObject({ items: [{ post: { id: mine.id } }] });
    await fan.post('/post/delete', { id: mine.id });
    expect(await of(fan, 'posts')).toEqual({ total: 0, items: [] });
    expect(await of(other, 'likes')).toEqual({ total: 0, items: [] });
    expect((await of(other, 'comments')).items).toMatchObject([{ subject: null }]);
  });

  test('is of nobody where there is nobody', async () => {
    const unknown = person(app).get('/user/999999/posts/1');
    expect(await codeOf(unknown)).toBe(is('unknownUser'));
  });

  test('goes with them', async () => {
    const leaver = await person(app).register(`leaver${Date.now()}@example.org`);
    const uid = Number(leaver.cookies.get('uid'));
    const about = await posted(fan);
    const mine = await posted(leaver, { text: 'Farewell', pictures: [await picture(leaver)] });
    const body = { subject: `post-${about.id}`, text: 'Goodbye' };
    const said = (await leaver.post('/comment/create', body)).result;
    await leaver.post('/like', { on: `post-${about.id}`, liked: true });
    const info = async () => (await person(app).get(`/post/info?id=${about.id}`)).result;
    await expect.poll(async () => (await info()).likes).toBe(1);
    expect(await leaver.post('/user/delete', {})).toMatchObject({ status: 'success' });
    await expect.poll(async () => (await info()).likes).toBe(0);
    expect((await info()).comments).toBe(0);
    const words = await app.db.execute(sql`select text from post where account_id = ${uid}
      union all select text from comment where account_id = ${uid}`);
    expect(words.rows).toEqual([{ text: '' }, { text: '' }]);
    expect(await codeOf(person(app).get(`/post/info?id=${mine.id}`))).toBe(is('gone'));
    expect(await codeOf(person(app).get(`/comment/info?id=${said.id}`))).toBe(is('unknownWriting'));
  });
});
