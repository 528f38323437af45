import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishDue } from '#modules/publishing/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { draftedVideo } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo, makePlayable } from '#testing/videos/make-videos.ts';
import { videos } from '../writing/move-video.ts';

const clock = steeredClock();
let app: TestApp;
let someone: Person;
type Office = ReturnType<typeof backOffice>;
let editor: Office;
let admin: Office;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  await signIn();
});

/** Sessions of staff are over when the clock was put forward. */
async function signIn(): Promise<void> {
  someone = await person(app).signInAs('editor');
  editor = backOffice(someone);
  admin = backOffice(await person(app).signInAs('admin'));
}

const draft = (wanted: object = {}) => draftVideo(app, someone, 'console', wanted);
const move = (id: number, event: string, more: object = {}, office = editor) =>
  office.update('videos', id, { event, ...more });
const inHours = (hours: number) =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const stateOf = async (id: number) => (await editor.get('videos', id)).body.state;
const stepsOf = (id: number) =>
  rows<{ event: string; by_id: number | null; reason: string | null }>(
    app.db,
    sql`select event, by_id, reason from video_step where video_id = ${id} order by id`,
  );

test('A video is made, published, withdrawn with a reason, and published again', async () => {
  const id = await draft();
  const shown = await move(id, 'publish', {}, admin);
  expect(shown.body).toMatchObject({ state: 'published', reason: null, origin: 'desk' });
  expect((await move(id, 'withdraw')).status).toBe(422);
  const withdrawn = await move(id, 'withdraw', { reason: 'Overtaken' });
  expect(withdrawn.body).toMatchObject({ state: 'withdrawn', reason: 'Overtaken' });
  const again = await move(id, 'publish');
  expect(again.body).toMatchObject({ publishedAt: shown.body.publishedAt, reason: null });
  expect((await stepsOf(id)).map(({ event, reason }) => [event, reason])).toEqual([
    ['publish', null],
    ['withdraw', 'Overtaken'],
    ['publish', null],
  ]);
  const [audited] = await rows<{ after: object; before: object }>(
    app.db,
    sql`select before, after from audit_entry where action = 'videos.update' and target = ${`videos/${id}`}
      order by id limit 1`,
  );
  expect(audited).toMatchObject({ before: { state: 'draft' }, after: { state: 'published' } });
});

test('What its state does not allow does not happen', async () => {
  const id = await draft();
  const refused = async (events: string[]) => {
    for (const event of events) {
      const { body } = await move(id, event, { reason: 'x', publishAt: inHours(1) });
      expect({ event, code: body.errorCode }).toEqual({ event, code: errors.videoMoved.code });
    }
  };
  await refused(['submit', 'recall', 'refuse', 'withdraw']);
  await move(id, 'publish');
  await refused(['submit', 'publish', 'schedule', 'refuse', 'recall']);
  expect(await stateOf(id)).toBe('published');
  // What rights-holders bring about is not done here.
  expect((await move(id, 'takeDown', { reason: 'x' })).status).toBe(422);
});

test('Nothing is published before there is something to play', async () => {
  const { body } = await editor.create('videos', draftedVideo);
  expect(body).toMatchObject({ state: 'draft', file: 'none', play: null, progress: null });
  for (const event of ['publish', 'schedule']) {
    const answer = await move(body.id, event, { publishAt: inHours(1) });
    expect(answer.body.errorCode).toBe(errors.videoNotReady.code);
  }
  const early = await editor.update('videos', body.id, { posterAt: 1 });
  expect(early.body.errorCode).toBe(errors.videoNotReady.code);
  const key = await makePlayable(app, body.id);
  const row = (await editor.get('videos', body.id)).body;
  expect(row).toMatchObject({ file: 'ready', seconds: 12.5 });
  expect(row.play.playlist).toMatch(new RegExp(`/vod/${key}/master\\.m3u8$`));
  expect((await move(body.id, 'publish')).body.state).toBe('published');
});

test('A file that failed is none: only what played before can be published, and is', async () => {
  const fail = (id: number) =>
    app.db.execute(sql`update video set file = 'failed', failure = 'broken' where id = ${id}`);
  const { id: bare } = (await editor.create('videos', draftedVideo)).body;
  await fail(bare);
  for (const event of ['publish', 'schedule']) {
    const answer = await move(bare, event, { publishAt: inHours(1) });
    expect(answer.body.errorCode).toBe(errors.videoNotReady.code);
  }
  const id = await draft();
  await fail(id);
  const { body } = await editor.get('videos', id);
  expect(body).toMatchObject({ file: 'failed', play: { playlist: expect.any(String) } });
  expect((await move(id, 'publish')).body).toMatchObject({ state: 'published', play: body.play });
});

describe('A scheduled video', () => {
  const context = () => ({ ...app, clock }) as unknown as ModuleContext;

  test('is published once when its time has come, late where nothing ran then', async () => {
    const id = await draft();
    const publishAt = inHours(2);
    expect((await move(id, 'schedule', { publishAt })).body).toMatchObject({
      state: 'scheduled',
      publishAt,
    });
    await publishDue(context(), videos);
    expect(await stateOf(id)).toBe('scheduled');
    clock.forward({ hours: 74 });
    await signIn();
    await Promise.all([1, 2, 3].map(() => publishDue(context(), videos)));
    const { body } = await editor.get('videos', id);
    expect(body).toMatchObject({ state: 'published', publishAt: null });
    expect(Date.parse(body.publishedAt) - Date.parse(publishAt)).toBeGreaterThan(71 * 3_600_000);
    const published = (await stepsOf(id)).filter(({ event }) => event === 'publish');
    expect(published).toEqual([{ event: 'publish', by_id: null, reason: null }]);
  });

  test('waits for an instant that is to come, and may be taken back', async () => {
    const id = await draft();
    for (const publishAt of [inHours(-1), inHours(24 * 366)]) {
      expect((await move(id, 'schedule', { publishAt })).body).toMatchObject({
        errorCode: errors.videoScheduleInPast.code,
      });
    }
    expect((await move(id, 'schedule')).status).toBe(422);
    await move(id, 'schedule', { publishAt: inHours(1) });
    const later = inHours(5);
    expect((await move(id, 'schedule', { publishAt: later })).body.publishAt).toBe(later);
    expect((await move(id, 'recall')).body).toMatchObject({ state: 'draft', publishAt: null });
    clock.forward({ hours: 6 });
    await signIn();
    await publishDue(context(), videos);
    expect(await stateOf(id)).toBe('draft');
  });
});

test('What a video is about is what there is', async () => {
  const matchId = await newMatch(app, { minutes: -30 });
  await app.db.execute(
    sql`insert into incident (match_id, key, place, kind) values (${matchId}, 'g1', 1, 'goal')`,
  );
  const create = async (wanted: object) =>
    (await editor.create('videos', { ...draftedVideo, ...wanted })).body;
  const linked = errors.nothingLinked.code;
  expect(await create({ gameId: 77 })).toMatchObject({ errorCode: errors.unknownGame.code });
  expect(await create({ matchId: 99_999 })).toMatchObject({ errorCode: linked });
  expect(await create({ matchId, gameId: 1 })).toMatchObject({ errorCode: linked });
  expect(await create({ kind: 'highlight', incident: 'g1' })).toMatchObject({ errorCode: linked });
  expect(await create({ kind: 'highlight', matchId, incident: 'g9' })).toMatchObject({
    errorCode: linked,
  });
  expect(await create({ matchId, incident: 'g1' })).toMatchObject({ errorCode: linked });
  expect((await create({ locale: 'xx' })).errorCode).toBe(errors.invalidInput.code);
  expect(await create({ title: 'x' })).toMatchObject({ errorCode: errors.invalidInput.code });
  const made = await create({ kind: 'highlight', matchId, incident: 'g1' });
  expect(made).toMatchObject({ match: { id: matchId, incident: 'g1' } });
  expect(made.matchName).toMatch(/ – /);
  expect(Date.parse(made.matchAt)).not.toBeNaN();
  // Taken off again.
  const changed = await editor.update('videos', made.id, { incident: null, matchId: null });
  expect(changed.body).toMatchObject({ match: null, matchName: null });
});

test('Words of the desk change as long as rights-holders did not have the video taken down', async () => {
  const id = await draft();
  await move(id, 'publish');
  const renamed = await editor.update('videos', id, { title: 'Another title' });
  expect(renamed.body).toMatchObject({ title: 'Another title', state: 'published' });
  const { version } = (await editor.get('videos', id)).body;
  const both = await Promise.all([
    editor.change('videos', id, { version, title: 'From the editor' }),
    admin.change('videos', id, { version, title: 'From the admin' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Views and files make no version of it stale.
  const fresh = (await editor.get('videos', id)).body.version;
  await makePlayable(app, id);
  expect((await editor.change('videos', id, { version: fresh, posterAt: 3 })).status).toBe(200);
  const far = await editor.update('videos', id, { posterAt: 99 });
  expect(far.body.errorCode).toBe(errors.videoNotReady.code);
});

test('Only what nobody has watched is deleted, with its files', async () => {
  const unseen = await draft();
  const key = (await editor.get('videos', unseen)).body.play.playlist.split('/').at(-2);
  expect((await editor.remove('videos', unseen)).status).toBe(200);
  expect((await editor.get('videos', unseen)).status).toBe(404);
  expect(await rows(app.db, sql`select from video_waste where key = ${key}`)).toHaveLength(1);
  const seen = await draft();
  await move(seen, 'publish');
  const fixed = errors.videoFixed.code;
  expect((await editor.remove('videos', seen)).body.errorCode).toBe(fixed);
  await move(seen, 'withdraw', { reason: 'x' });
  expect((await editor.remove('videos', seen)).body.errorCode).toBe(fixed);
  expect((await editor.remove('videos', 99_999)).status).toBe(404);
});

test('The desk finds videos by words, state, kind, file, game, match and maker', async () => {
  const matchId = await newMatch(app, { minutes: 60, fixture: { gameId: 15 } });
  const wanted = { gameId: 15, title: 'Cage & 100%', kind: 'highlight', matchId };
  const { id } = (await editor.create('videos', { ...draftedVideo, ...wanted })).body;
  const found = async (query: Record<string, string>) =>
    (await editor.list('videos', query)).body.map((row: { id: number }) => row.id);
  expect(await found({ q: '100%' })).toEqual([id]);
  expect(await found({ gameId: '15', state: 'draft', origin: 'desk' })).toEqual([id]);
  expect(await found({ gameId: '15', state: 'published' })).toEqual([]);
  expect(await found({ kind: 'highlight', gameId: '15' })).toEqual([id]);
  expect(await found({ file: 'none', gameId: '15' })).toEqual([id]);
  expect(await found({ matchId: String(matchId) })).toEqual([id]);
  expect(await found({ authorId: String(uidOf(someone)), q: '100%' })).toEqual([id]);
  expect(await found({ authorId: '999999' })).toEqual([]);
  expect((await found({ _sort: 'views', _order: 'DESC' })).length).toBeGreaterThan(5);
});

test('Who decides on what waits is led on by what others made, and the menu counts what failed', async () => {
  const maker = await person(app).register('maker@example.org');
  await makeExpert(app, maker);
  const made = [await draftVideo(app, maker, 'studio'), await draftVideo(app, maker, 'studio')];
  const [first, second] = made as [number, number];
  for (const id of made)
    await backOffice(maker, 'studio').update('videos', id, { event: 'submit' });
  const next = async (office: Office, after: number) =>
    (
      await office.list('videos', {
        state: 'review',
        after: String(after),
        _sort: 'id',
        _order: 'ASC',
      })
    ).body
      .map((row: { id: number }) => row.id)
      .filter((id: number) => made.includes(id));
  expect(await next(editor, first - 1)).toEqual([first, second]);
  expect(await next(editor, first)).toEqual([second]);
  const failed = async () => (await someone.get('/system/waiting')).result.waiting['video-jobs'];
  const before = await failed();
  await app.db.execute(
    sql`update video set file = 'failed', failure = 'broken' where id = ${second}`,
  );
  expect(await failed()).toBe(before + 1);
});

test('Of a maker’s draft the queue tells that it is encoded, and neither its title nor what the encoder said', async () => {
  const maker = await person(app).register('drafts@example.org');
  await makeExpert(app, maker);
  const wanted = { title: 'Not for the desk yet' };
  const videoId = await draftVideo(app, maker, 'studio', wanted);
  const [job] = await rows<{ id: number }>(
    app.db,
    sql`insert into video_job (video_id, kind, state, due_at, created_at, failure, log)
      values (${videoId}, 'upload', 'waiting', now() + interval '1 day', now(), 'crashed', 'Not-for-the-desk-yet.mp4')
      returning id`,
  );
  const found = async () =>
    (await editor.list('video-jobs', { videoId: String(videoId) })).body.concat(
      (await editor.get('video-jobs', job!.id)).body,
    );
  for (const row of await found())
    expect(row).toMatchObject({ id: job!.id, title: null, log: null, state: 'waiting' });
  const cancelled = await editor.update('video-jobs', job!.id, { event: 'cancel' });
  expect(cancelled.body).toMatchObject({ state: 'cancelled', title: null, log: null });
  await backOffice(maker, 'studio').update('videos', videoId, { event: 'submit' });
  for (const row of await found())
    expect(row).toMatchObject({ ...wanted, log: 'Not-for-the-desk-yet.mp4' });
});
