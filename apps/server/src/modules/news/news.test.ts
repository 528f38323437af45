import { errors } from '@xiongmao/api/errors';
import { hostileBlocks } from '@xiongmao/api/news/hostile-blocks';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { writtenArticle } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';

const clock = steeredClock();
let app: TestApp;
let guest: Person;
let desk: ReturnType<typeof backOffice>;
let editor: Person;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  guest = person(app);
  await signIn();
});

/** The session of an editor is over when the clock was put forward. */
async function signIn(): Promise<void> {
  editor = await person(app).signInAs('editor');
  desk = backOffice(editor);
}

const card = (type: string, id: number) => ({ type, attrs: { id } });
const bodyOf = (...content: object[]) => ({
  type: 'doc',
  content: [...writtenArticle.body.content, ...content],
});

interface Wanted {
  gameId?: number;
  locale?: string;
  title?: string;
  body?: object;
  links?: object[];
  coverId?: number | null;
}
/** A draft of the desk's; its id. */
async function draft({ gameId = 202, locale = 'en_US', ...wanted }: Wanted = {}): Promise<number> {
  const given = { gameId, coverId: null, links: [], locale, ...writtenArticle, ...wanted };
  const { status, body } = await desk.create('news-articles', given);
  expect(body, JSON.stringify(body)).toMatchObject({ state: 'draft' });
  expect(status).toBe(201);
  return body.id;
}
async function published(wanted: Wanted = {}): Promise<number> {
  const id = await draft(wanted);
  const { status } = await desk.update('news-articles', id, { event: 'publish' });
  expect(status).toBe(200);
  return id;
}
const read = (id: number, language = 'en_US', game = 'soccer') =>
  guest.get(`/${game}/news${id}`, { language });

describe('An article', () => {
  test('is read in its languages, else in the nearest', async () => {
    const id = await published({ title: 'In English' });
    const chinese = { ...writtenArticle, title: '中文标题' };
    await desk.create('news-texts', { articleId: id, locale: 'zh_CN', ...chinese });
    const titles = async (language: string) => {
      const { title, locale } = (await read(id, language)).result;
      return [locale, title];
    };
    expect(await titles('en_US')).toEqual(['en_US', 'In English']);
    expect(await titles('zh_CN')).toEqual(['zh_CN', '中文标题']);
    expect(await titles('zh_tw')).toEqual(['zh_CN', '中文标题']);
    expect(await titles('ar')).toEqual(['en_US', 'In English']);
    const only = await published({ locale: 'fr', title: 'En français' });
    expect((await read(only, 'ar')).result).toMatchObject({
      ...{ locale: 'fr', locales: ['fr'], minutes: 1, kind: 'news' },
      author: { id: uidOf(editor), username: 'editor' },
    });
  });

  test('shows its matches and teams as they are, and what was linked by hand', async () => {
    const matchId = await newMatch(app, { minutes: 60 });
    const byHand = await newMatch(app, { minutes: 90 });
    const [found] = await rows<{ home: number; league: number }>(
      app.db,
      sql`select home_id as home, league_id as league from match where id = ${matchId}`,
    );
    const { home, league } = found!;
    const id = await published({
      body: bodyOf(card('matchCard', matchId), card('teamCard', home)),
      links: [
        { kind: 'match', id: byHand },
        { kind: 'league', id: league },
      ],
    });
    const { links, cards, body } = (await read(id)).result;
    expect(links).toEqual([
      { kind: 'match', id: matchId },
      { kind: 'team', id: home },
      { kind: 'match', id: byHand },
      { kind: 'league', id: league },
    ]);
    expect(cards.board.matches.map((match: { id: number }) => match.id)).toEqual([matchId, byHand]);
    expect(cards.teams[home]).toMatchObject({ id: home, gameId: 202 });
    expect(cards.leagues[league]).toMatchObject({ name: 'Test League' });
    expect(body.content.at(-1)).toEqual(card('teamCard', home));
    const beside = (await guest.get(`/news/list?matchId=${byHand}`)).result;
    expect(beside.items).toEqual([expect.objectContaining({ id })]);
    // What was about the same is named first.
    const other = await published({ body: bodyOf(card('matchCard', matchId)) });
    await published();
    expect((await read(other)).result.related[0]).toMatchObject({ id });
  });

  test('follows a match to the row that stands for it', async () => {
    const [one, shown] = [
      await newMatch(app, { minutes: 60 }),
      await newMatch(app, { minutes: 60 }),
    ];
    const id = await published({ body: bodyOf(card('matchCard', one)) });
    await app.db.execute(sql`update match set same_as = ${shown} where id = ${one}`);
    const { links, body, cards } = (await read(id)).result;
    expect(links).toEqual([{ kind: 'match', id: shown }]);
    expect(body.content.at(-1)).toEqual(card('matchCard', shown));
    expect(cards.board.matches).toEqual([expect.objectContaining({ id: shown })]);
    expect((await guest.get(`/news/list?matchId=${one}`)).result.total).toBe(1);
  });

  test('that is another game’s, a draft, or none, is not there', async () => {
    const [shown, hidden] = [await published(), await draft()];
    const { code } = errors.unknownArticle;
    expect((await read(shown, 'en_US', 'lol')).errorCode).toBe(code);
    expect((await read(hidden)).errorCode).toBe(code);
    expect((await read(99_999)).errorCode).toBe(code);
    expect((await read(shown, 'en_US', 'curling')).errorCode).toBe(errors.unknownGame.code);
    expect((await read(shown, 'en_US', '202')).result).toMatchObject({ id: shown });
  });

  test('takes nothing in its body that its schema does not know', async () => {
    const id = await published();
    const before = (await desk.get('news-texts', `${id}-en_US`)).body;
    for (const block of hostileBlocks) {
      const { status } = await desk.change('news-texts', `${id}-en_US`, {
        ...{ version: before.version, body: { type: 'doc', content: [block] } },
      });
      expect({ block, status }).toEqual({ block, status: 422 });
    }
    expect((await desk.get('news-texts', `${id}-en_US`)).body).toEqual(before);
  });
});

describe('Lists of articles', () => {
  test('are a game’s, newest first, page by page', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 21; number++) {
      clock.forward({ seconds: 1 });
      ids.unshift(await published({ gameId: 210 }));
    }
    await draft({ gameId: 210 });
    const idsOf = ({ result }: { result: { items: { id: number }[] } }) =>
      result.items.map(({ id }) => id);
    const first = await guest.get('/cricket/news/1');
    expect(idsOf(first)).toEqual(ids.slice(0, 20));
    expect(first.result.total).toBe(21);
    expect(idsOf(await guest.get('/cricket/news/2'))).toEqual(ids.slice(20));
    expect(idsOf(await guest.get('/news/list'))).toEqual(ids.slice(0, 20));
    expect((await guest.get('/curling/news/1')).errorCode).toBe(errors.unknownGame.code);
    expect((await guest.get(`/news/list?id=${ids[3]}`)).result.items).toEqual([
      expect.objectContaining({ id: ids[3], gameId: 210 }),
    ]);
    expect((await guest.get(`/news/list?userId=${uidOf(editor)}`)).result.total).toBeGreaterThan(
      20,
    );
    expect((await guest.get('/news/list?userId=999999')).errorCode).toBe(errors.unknownUser.code);
  });

  test('of what is hot go by views against age', async () => {
    const gameId = 205;
    const old = await published({ gameId });
    clock.forward({ hours: 24 });
    await signIn();
    const middle = await published({ gameId });
    clock.forward({ hours: 2 });
    await signIn();
    const fresh = await published({ gameId });
    const hot = async (path: string) =>
      (await guest.get(path)).result.items.map(({ id }: { id: number }) => id);
    const address = `/news/getHotNewsByGame?gameId=${gameId}`;
    expect(await hot(address)).toEqual([fresh, middle, old]);
    const views = (id: number, count: number) =>
      app.db.execute(sql`insert into article_views (article_id, views) values (${id}, ${count})
        on conflict (article_id) do update set views = excluded.views`);
    await views(middle, 10);
    expect(await hot(address)).toEqual([middle, fresh, old]);
    await views(old, 50);
    expect(await hot(address)).toEqual([middle, fresh, old]);
    await views(old, 500);
    expect(await hot(address)).toEqual([old, middle, fresh]);
    expect(await hot(`/news/userHot/${uidOf(editor)}`)).toContain(middle);
    expect(await hot(`/news/userHot/${uidOf(await person(app).signInAs('fan'))}`)).toEqual([]);
    expect((await guest.get('/news/getHotNewsByGame?gameId=77')).errorCode).toBe(
      errors.unknownGame.code,
    );
  });
});

test('What is published can be talked about, and is ranked by it; what is withdrawn can not', async () => {
  const gameId = 206;
  const [quiet, discussed] = [await published({ gameId }), await published({ gameId })];
  clock.forward({ minutes: 1 });
  const fresh = await published({ gameId });
  const hot = async () =>
    (await guest.get(`/news/getHotNewsByGame?gameId=${gameId}`)).result.items.map(
      ({ id }: { id: number }) => id,
    );
  expect((await hot())[0]).toBe(fresh);
  const fan = await person(app).signInAs('fan2');
  const say = () =>
    fan.post('/comment/create', { subject: `news-${discussed}`, text: 'Well said' });
  expect(await say()).toMatchObject({ status: 'success' });
  expect(await hot()).toEqual([discussed, fresh, quiet]);
  const shown = (await read(discussed, 'en_US', 'volleyball')).result;
  expect(shown).toMatchObject({ comments: 1, likes: 0 });
  const page = await guest.get(`/volleyball/newsComment${discussed}/1`);
  expect(page.result.total).toBe(1);
  expect((await guest.get(`/soccer/newsComment${discussed}/1`)).errorCode).toBe(
    errors.unknownSubject.code,
  );
  await desk.update('news-articles', discussed, { event: 'withdraw', reason: 'Wrong' });
  expect((await say()).errorCode).toBe(errors.unknownSubject.code);
  // Withdrawn is not unknown.
  const gone = await guest.get(`/volleyball/newsComment${discussed}/1`);
  expect([gone.code, gone.errorCode]).toEqual([410, errors.gone.code]);
  for (const id of [await draft(), 99_999]) {
    const { errorCode } = await guest.get(`/soccer/newsComment${id}/1`);
    expect(errorCode).toBe(errors.unknownSubject.code);
  }
});

describe('Views', () => {
  const view = async (someone: Person, id: number) =>
    (await someone.post('/news/view', { id })).result.counted;
  const viewsOf = async (id: number) => (await read(id)).result.views;

  test('are counted once in half an hour for each reader, and written together', async () => {
    const id = await published();
    const fan = await person(app).signInAs('fan');
    expect([await view(fan, id), await view(fan, id)]).toEqual([true, false]);
    expect([await view(guest, id), await view(guest, id)]).toEqual([true, false]);
    clock.forward({ minutes: 31 });
    await signIn();
    expect(await view(fan, id)).toBe(true);
    await vi.waitUntil(async () => (await viewsOf(id)) === 3, { timeout: 10_000 });
  });

  test('of what nobody may read are not', async () => {
    const [hidden, shown] = [await draft(), await published()];
    for (const id of [hidden, 99_999]) {
      const { errorCode } = await guest.post('/news/view', { id });
      expect(errorCode).toBe(errors.unknownArticle.code);
    }
    const withdrawn = await published();
    await desk.update('news-articles', withdrawn, { event: 'withdraw', reason: 'Wrong' });
    const gone = await guest.post('/news/view', { id: withdrawn });
    expect([gone.code, gone.errorCode]).toEqual([410, errors.gone.code]);
    await view(guest, shown);
    await vi.waitUntil(async () => (await viewsOf(shown)) === 1, { timeout: 10_000 });
    const counted = await rows(
      app.db,
      sql`select from article_views where article_id in (${hidden}, 99999)`,
    );
    expect(counted).toEqual([]);
  });
});

describe('Pictures of articles', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
  const send = async (someone: Person, content: Buffer, alt = 'A stadium at night') =>
    someone.post('/news/picture', { content: content.toString('base64'), alt });

  test('are kept as WebP, told in words, and shown as covers and in bodies', async () => {
    const { result } = await send(editor, await picture(3_200, 1_800));
    expect(result).toMatchObject({ width: 1_600, height: 900, alt: 'A stadium at night' });
    const image = { type: 'image', attrs: { id: result.id, alt: 'The ground' } };
    const id = await published({ coverId: result.id, body: bodyOf(image) });
    const { address } = result;
    expect((await read(id)).result).toMatchObject({
      cover: { address, width: 1_600, height: 900, alt: 'A stadium at night' },
      pictures: { [result.id]: { address, width: 1_600, height: 900 } },
    });
    expect((await guest.send(address)).headers.get('content-type')).toBe('image/webp');
    expect((await desk.get('news-pictures', result.id)).body).toMatchObject({ uses: 1 });
    const used = await desk.remove('news-pictures', result.id);
    expect(used.body.errorCode).toBe(errors.pictureUsed.code);
    const other = (await send(editor, await picture(64, 64))).result;
    expect((await desk.remove('news-pictures', other.id)).status).toBe(200);
    await vi.waitUntil(async () => (await guest.send(other.address)).status === 404, {
      timeout: 10_000,
    });
  });

  test('that are none, or have no words, are refused', async () => {
    expect(await send(editor, Buffer.from('<svg onload="alert(1)"/>'.repeat(4)))).toMatchObject({
      errorCode: errors.badImage.code,
    });
    expect(await send(editor, await picture(64, 64), ' ')).toMatchObject({ status: 'fail' });
    const unknown = { type: 'image', attrs: { id: 99_999, alt: 'x' } };
    const given = { gameId: 202, coverId: null, links: [], locale: 'en_US', ...writtenArticle };
    const { body } = await desk.create('news-articles', { ...given, body: bodyOf(unknown) });
    expect(body).toMatchObject({ errorCode: errors.nothingLinked.code });
  });
});
