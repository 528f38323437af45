import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo, makePlayable, publishVideo } from '#testing/videos/make-videos.ts';

const clock = steeredClock();
let app: TestApp;
let guest: Person;
let editor: Person;
let desk: ReturnType<typeof backOffice>;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock, env: { MEDIA_URL: 'https://media.example.org/' } });
  guest = person(app);
  await signIn();
});

/** The session of an editor is over when the clock was put forward. */
async function signIn(): Promise<void> {
  editor = await person(app).signInAs('editor');
  desk = backOffice(editor);
}

const published = (wanted: object = {}) => publishVideo(app, editor, wanted);
const read = (id: number, game = 'soccer') => guest.get(`/${game}/video${id}`);
const idsOf = ({ result }: { result: { items: { id: number }[] } }) =>
  result.items.map(({ id }) => id);
const views = (id: number, count: number) =>
  app.db.execute(sql`insert into video_views (video_id, views) values (${id}, ${count})
    on conflict (video_id) do update set views = excluded.views`);

/** An entry of a match's timeline. */
async function entry(matchId: number, key: string, place: number): Promise<void> {
  await app.db.execute(sql`
    insert into incident (match_id, key, place, kind, state, at)
    values (${matchId}, ${key}, ${place}, 'goal', 'current', now())`);
}

describe('A video', () => {
  test('plays from media, with its pictures, its captions and others beside it', async () => {
    const matchId = await newMatch(app, { minutes: 60 });
    const id = await published({ matchId, neutralTitle: 'A late chance' });
    await desk.create('video-captions', {
      ...{ videoId: id, locale: 'zh_CN' },
      text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n进球\n',
    });
    const [kept] = await rows<{ key: string }>(app.db, sql`select key from video where id = ${id}`);
    const base = `https://media.example.org/vod/${kept!.key}`;
    const sameMatch = await published({ matchId });
    const sameGame = await published();
    const { result } = await read(id);
    expect(result).toMatchObject({
      ...{ id, kind: 'clip', gameId: 202, title: 'A goal from the halfway line' },
      ...{ description: 'Filmed from the stand.', seconds: 12.5, views: 0, likes: 0, comments: 0 },
      neutral: { title: 'A late chance' },
      poster: { address: `/uploads/${kept!.key}-poster.webp`, width: 640, height: 360 },
      author: { id: uidOf(editor), username: 'editor' },
      match: { id: matchId, incident: null },
      play: {
        ...{ playlist: `${base}/master.m3u8`, file: null, width: 1280, height: 720 },
        sheet: { columns: 10, count: 3, interval: 5 },
        captions: [{ locale: 'zh_CN', address: `${base}/captions-zh_CN.vtt` }],
      },
    });
    expect(result.board.matches).toEqual([expect.objectContaining({ id: matchId })]);
    const beside = idsOf({ result: { items: result.related } });
    expect(beside.slice(0, 2)).toEqual([sameMatch, sameGame]);
    expect(beside).not.toContain(id);
  });

  test('that could not be encoded plays as it was sent', async () => {
    const id = await draftVideo(app, editor);
    const key = await makePlayable(app, id, { heights: [] });
    await desk.update('videos', id, { event: 'publish' });
    expect((await read(id)).result.play).toMatchObject({
      playlist: null,
      file: `https://media.example.org/vod/${key}/original.mp4`,
      captions: [],
    });
  });

  test('that is another game’s, a draft, or none, is not there', async () => {
    const [shown, hidden] = [await published(), await draftVideo(app, editor)];
    const { code } = errors.unknownVideo;
    expect((await read(shown, 'lol')).errorCode).toBe(code);
    expect((await read(hidden)).errorCode).toBe(code);
    expect((await read(99_999)).errorCode).toBe(code);
    expect((await read(shown, 'curling')).errorCode).toBe(errors.unknownGame.code);
    expect((await read(shown, '202')).result).toMatchObject({ id: shown });
  });

  test('has neither its own title nor a poster for who hides its match', async () => {
    const state = { status: 'ended', phase: null, score: { home: 1, away: 0 } } as const;
    const matchId = await newMatch(app, { minutes: -120, state });
    const id = await published({ matchId, title: 'The winner', neutralTitle: 'A late chance' });
    const fan = await person(app).signInAs('fan2');
    await fan.post('/user/spoilers', { all: true, games: [], leagues: [] });
    const { result } = await fan.get(`/soccer/video${id}`);
    expect(result).toMatchObject({ concealed: true, title: 'A late chance', poster: null });
    await fan.post('/user/spoilers', { all: false, games: [], leagues: [] });
  });
});

describe('Lists of videos', () => {
  test('are a game’s, newest first, page by page, or by what is watched most', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 21; number++) {
      clock.forward({ seconds: 1 });
      ids.unshift(await published({ gameId: 210 }));
    }
    await draftVideo(app, editor, 'console', { gameId: 210 });
    const first = await guest.get('/cricket/videos/1');
    expect(idsOf(first)).toEqual(ids.slice(0, 20));
    expect(first.result.total).toBe(21);
    expect(idsOf(await guest.get('/cricket/videos/2'))).toEqual(ids.slice(20));
    expect(idsOf(await guest.get('/video/list'))).toEqual(ids.slice(0, 20));
    expect((await guest.get('/curling/videos/1')).errorCode).toBe(errors.unknownGame.code);
    await views(ids[7]!, 30);
    await views(ids[9]!, 40);
    const most = await guest.get('/video/list?gameId=210&sort=views');
    expect(idsOf(most).slice(0, 3)).toEqual([ids[9], ids[7], ids[0]]);
  });

  test('are of a kind, a maker, a match by any of its rows, or one', async () => {
    const [one, shown] = [
      await newMatch(app, { minutes: 60 }),
      await newMatch(app, { minutes: 60 }),
    ];
    const id = await published({ matchId: one, kind: 'playback' });
    await app.db.execute(sql`update match set same_as = ${shown} where id = ${one}`);
    for (const matchId of [one, shown]) {
      const { result } = await guest.get(`/video/list?matchId=${matchId}`);
      expect(result.items).toEqual([
        expect.objectContaining({ id, match: { id: shown, incident: null } }),
      ]);
    }
    expect(idsOf(await guest.get('/video/list?kind=playback'))).toEqual([id]);
    expect(idsOf(await guest.get(`/video/list?id=${id}`))).toEqual([id]);
    expect((await guest.get(`/video/list?userId=${uidOf(editor)}`)).result.total).toBeGreaterThan(
      20,
    );
    expect((await guest.get('/video/list?userId=999999')).errorCode).toBe(errors.unknownUser.code);
    expect((await guest.get('/video/list?kind=film')).status).toBe('fail');
  });

  test('of a match go by its timeline, and end with the whole match', async () => {
    const matchId = await newMatch(app, { minutes: -60 });
    for (const [key, place] of [
      ['g1', 3],
      ['g2', 7],
    ] as const)
      await entry(matchId, key, place);
    const made: Record<string, number> = {};
    for (const [name, wanted] of Object.entries({
      whole: { kind: 'playback' },
      clip: {},
      late: { kind: 'highlight', incident: 'g2' },
      all: { kind: 'highlight' },
      early: { kind: 'highlight', incident: 'g1' },
    })) {
      made[name] = await published({ matchId, ...wanted });
    }
    await draftVideo(app, editor, 'console', { matchId });
    const found = await guest.get(`/video/ofMatch?matchId=${matchId}`);
    const { early, late, all, clip, whole } = made;
    expect(idsOf(found)).toEqual([early, late, all, clip, whole]);
    expect(found.result.items[0].match).toEqual({ id: matchId, incident: 'g1' });
    const none = await guest.get('/video/ofMatch?matchId=999999');
    expect(none).toMatchObject({ code: 404, errorCode: errors.unknownMatch.code });
  });

  test('of what is hot go by views, likes and comments against age', async () => {
    const gameId = 205;
    const old = await published({ gameId });
    clock.forward({ hours: 24 });
    await signIn();
    const middle = await published({ gameId });
    clock.forward({ hours: 2 });
    await signIn();
    const fresh = await published({ gameId });
    const hot = async () => idsOf(await guest.get(`/hot/video/1?gameId=${gameId}`));
    expect(await hot()).toEqual([fresh, middle, old]);
    await views(middle, 10);
    expect(await hot()).toEqual([middle, fresh, old]);
    await views(old, 50);
    expect(await hot()).toEqual([middle, fresh, old]);
    await views(old, 500);
    expect(await hot()).toEqual([old, middle, fresh]);
    const fan = await person(app).signInAs('fan2');
    for (let count = 0; count < 2; count++) {
      const said = { subject: `video-${fresh}`, text: `What a goal ${count}` };
      expect(await fan.post('/comment/create', said)).toMatchObject({ status: 'success' });
    }
    expect(await hot()).toEqual([fresh, old, middle]);
    expect(idsOf(await guest.get('/hot/video/1'))).toContain(old);
    expect((await guest.get('/hot/video/1?gameId=77')).errorCode).toBe(errors.unknownGame.code);
  });
});

test('What is published can be talked about and liked; what is withdrawn can not', async () => {
  const id = await published({ gameId: 206 });
  const fan = await person(app).signInAs('fan');
  const say = () => fan.post('/comment/create', { subject: `video-${id}`, text: 'Well seen' });
  const like = () => fan.post('/like', { on: `video-${id}`, liked: true });
  expect(await say()).toMatchObject({ status: 'success' });
  expect((await like()).result).toMatchObject({ liked: true, likes: 1 });
  await vi.waitUntil(async () => (await read(id, 'volleyball')).result.likes === 1, {
    timeout: 10_000,
  });
  expect((await read(id, 'volleyball')).result).toMatchObject({ comments: 1, likes: 1 });
  await desk.update('videos', id, { event: 'withdraw', reason: 'Wrong' });
  expect((await say()).errorCode).toBe(errors.unknownSubject.code);
  expect((await like()).errorCode).toBe(errors.unknownWriting.code);
});

describe('Views', () => {
  const view = async (someone: Person, id: number) =>
    (await someone.post('/video/view', { id })).result.counted;

  test('are counted once in half an hour for each viewer, and written together', async () => {
    const id = await published();
    const fan = await person(app).signInAs('fan');
    expect([await view(fan, id), await view(fan, id)]).toEqual([true, false]);
    expect([await view(guest, id), await view(guest, id)]).toEqual([true, false]);
    clock.forward({ minutes: 31 });
    await signIn();
    expect(await view(fan, id)).toBe(true);
    await vi.waitUntil(async () => (await read(id)).result.views === 3, { timeout: 10_000 });
  });

  test('of what nobody may watch are not', async () => {
    for (const id of [await draftVideo(app, editor), 99_999]) {
      const { errorCode } = await guest.post('/video/view', { id });
      expect(errorCode).toBe(errors.unknownVideo.code);
    }
    const withdrawn = await published();
    await desk.update('videos', withdrawn, { event: 'withdraw', reason: 'Wrong' });
    const gone = await guest.post('/video/view', { id: withdrawn });
    expect([gone.code, gone.errorCode]).toEqual([410, errors.gone.code]);
  });
});

test('What is looked for is found by its title, once it is published, renamed, and as long as it is shown', async () => {
  const id = await draftVideo(app, editor, 'console', { title: 'Zanzibar overhead kick' });
  const found = async (text: string) =>
    (await guest.get(`/search/all?text=${text}&kind=video&page=1`)).result.video.items.map(
      (each: { id: number }) => each.id,
    );
  const until = (text: string, wanted: number[]) =>
    vi.waitUntil(async () => JSON.stringify(await found(text)) === JSON.stringify(wanted), {
      timeout: 5_000,
    });
  expect(await found('Zanzibar')).toEqual([]);
  await desk.update('videos', id, { event: 'publish' });
  await until('Zanzibar', [id]);
  await desk.update('videos', id, { title: 'Quixotic overhead kick' });
  await until('Quixotic', [id]);
  await until('Zanzibar', []);
  await desk.update('videos', id, { event: 'withdraw', reason: 'Wrong' });
  await until('Quixotic', []);
});
