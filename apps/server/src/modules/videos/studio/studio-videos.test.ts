import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { draftedVideo } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo, publishVideo } from '#testing/videos/make-videos.ts';
import { eraseVideos } from '../erase-videos.ts';

let app: TestApp;
let maker: Person;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
let editor: Person;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  maker = await person(app).register('maker@example.org');
  await makeExpert(app, maker);
  studio = backOffice(maker, 'studio');
  editor = await person(app).signInAs('editor');
  desk = backOffice(editor);
});

const draft = () => draftVideo(app, maker, 'studio');
const submit = (id: number) => studio.update('videos', id, { event: 'submit' });
const read = (id: number) => person(app).get(`/soccer/video${id}`);
async function published(): Promise<number> {
  const id = await draft();
  await submit(id);
  await desk.update('videos', id, { event: 'publish' });
  return id;
}

test("A maker's video passes an editor before anybody watches it, and its maker is told", async () => {
  const id = await draft();
  // A draft is the maker's alone.
  expect((await desk.get('videos', id)).status).toBe(404);
  expect((await desk.list('video-captions', { videoId: String(id) })).body).toEqual([]);
  expect((await submit(id)).body).toMatchObject({ state: 'review', origin: 'studio' });
  expect((await read(id)).errorCode).toBe(errors.unknownVideo.code);
  const waiting = await desk.list('videos', { state: 'review' });
  expect(waiting.body).toEqual([expect.objectContaining({ id, authorId: uidOf(maker) })]);
  expect((await desk.update('videos', id, { event: 'refuse' })).status).toBe(422);
  const reason = 'Who filmed that?';
  await desk.update('videos', id, { event: 'refuse', reason });
  expect((await studio.get('videos', id)).body).toMatchObject({ state: 'refused', reason });
  await studio.update('videos', id, { description: 'Filmed by me.', event: 'submit' });
  await desk.update('videos', id, { event: 'publish' });
  expect((await read(id)).result).toMatchObject({
    ...{ description: 'Filmed by me.', author: { id: uidOf(maker) } },
  });
  await desk.update('videos', id, { event: 'withdraw', reason: 'Not yours' });
  const { items } = (await maker.get('/user/notices')).result;
  const { title } = draftedVideo;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'videoPublished', link: { page: 'video', id } }),
      expect.objectContaining({ name: 'videoRefused', values: { title, reason } }),
      expect.objectContaining({
        name: 'videoWithdrawn',
        values: { title, reason: 'Not yours' },
      }),
    ]),
  );
});

test('An editor may set an instant for it, and let it wait again', async () => {
  const id = await draft();
  await submit(id);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await desk.update('videos', id, { event: 'schedule', publishAt });
  expect(scheduled.body).toMatchObject({ state: 'scheduled', publishAt });
  expect((await desk.update('videos', id, { event: 'recall' })).body.state).toBe('review');
});

test('What is before an editor, or published, is not changed; nor what is somebody else’s', async () => {
  const id = await draft();
  const change = () => studio.update('videos', id, { title: 'Another title' });
  await submit(id);
  const fixed = errors.videoFixed.code;
  expect((await change()).body.errorCode).toBe(fixed);
  expect((await studio.update('videos', id, { posterAt: 1 })).body.errorCode).toBe(fixed);
  // By the desk neither.
  const byDesk = await desk.update('videos', id, { title: 'The desk’s title' });
  expect(byDesk.body.errorCode).toBe(fixed);
  expect((await desk.remove('videos', id)).body.errorCode).toBe(fixed);
  await studio.update('videos', id, { event: 'recall' });
  expect((await change()).body).toMatchObject({ title: 'Another title', state: 'draft' });
  const other = backOffice(await person(app).signInAs('expert'), 'studio');
  expect((await other.get('videos', id)).status).toBe(404);
  expect((await other.list('videos')).body).toEqual([]);
  expect((await other.update('videos', id, { title: 'Not theirs' })).status).toBe(404);
  expect((await other.remove('videos', id)).status).toBe(404);
  expect((await studio.remove('videos', id)).status).toBe(200);
  // The desk's are none of the studio's, whoever made them.
  const ofDesk = await publishVideo(app, editor);
  expect((await studio.get('videos', ofDesk)).status).toBe(404);
});

test('What an editor looks at is what was sent: nothing is submitted while a file is on its way', async () => {
  const id = await draft();
  for (const file of ['uploading', 'queued', 'encoding']) {
    await app.db.execute(sql`update video set file = ${file} where id = ${id}`);
    expect((await submit(id)).body.errorCode).toBe(errors.videoNotReady.code);
  }
  await app.db.execute(sql`update video set file = 'failed', failure = 'broken' where id = ${id}`);
  // What it played before is shown in its stead.
  expect((await studio.get('videos', id)).body.play).not.toBeNull();
  expect((await submit(id)).body.state).toBe('review');
  const bare = (await studio.create('videos', draftedVideo)).body.id;
  expect((await submit(bare)).body.errorCode).toBe(errors.videoNotReady.code);
  await app.db.execute(
    sql`update video set file = 'failed', failure = 'broken' where id = ${bare}`,
  );
  expect((await submit(bare)).body.errorCode).toBe(errors.videoNotReady.code);
});

test('Nobody reviews what they made themselves', async () => {
  const id = await draft();
  await submit(id);
  await app.db.execute(sql`
    update account set roles = roles || '{editor}' where id = ${uidOf(maker)}`);
  app.identity.forgetSessions();
  const both = backOffice(maker);
  for (const event of ['publish', 'refuse', 'schedule']) {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await both.update('videos', id, { event, reason: 'x', publishAt });
    expect({ event, code: body.errorCode }).toEqual({ event, code: errors.ownMatter.code });
  }
  await app.db.execute(sql`
    update account set roles = array_remove(roles, 'editor') where id = ${uidOf(maker)}`);
  app.identity.forgetSessions();
});

test('A maker takes back what is published, and submits it again', async () => {
  const id = await published();
  expect((await studio.update('videos', id, { event: 'withdraw' })).body).toMatchObject({
    state: 'withdrawn',
    reason: null,
  });
  expect((await read(id)).errorCode).toBe(errors.gone.code);
  expect((await submit(id)).body.state).toBe('review');
});

test('Whose rights rest submits nothing; an anchor who is banned neither', async () => {
  const id = await draft();
  const uid = uidOf(maker);
  await app.db.execute(sql`update expert set state = 'suspended' where account_id = ${uid}`);
  expect((await submit(id)).body.errorCode).toBe(errors.expertSuspended.code);
  await app.db.execute(sql`update expert set state = 'approved' where account_id = ${uid}`);

  const anchor = await makeAnchor(app);
  const room = backOffice(anchor, 'studio');
  const own = await draftVideo(app, anchor, 'studio');
  await app.db.execute(sql`
    update anchor set banned_at = now() - interval '1 second', ban_reason = 'x' where account_id = ${anchor.uid}`);
  const banned = await room.update('videos', own, { event: 'submit' });
  expect(banned.body.errorCode).toBe(errors.anchorBanned.code);
  await app.db.execute(sql`
    update anchor set banned_at = null, ban_reason = null where account_id = ${anchor.uid}`);
  expect((await room.update('videos', own, { event: 'submit' })).body.state).toBe('review');
});

test('A banned maker is not watched, and of one who leaves nothing is', async () => {
  const [shown, unseen] = [await published(), await draft()];
  const uid = uidOf(maker);
  await app.db.execute(sql`
    insert into ban (account_id, reason, "from", until, banned_by)
    values (${uid}, 'x', now() - interval '1 hour', now() + interval '1 hour', ${uid})`);
  expect((await read(shown)).errorCode).toBe(errors.unknownVideo.code);
  await app.db.execute(sql`delete from ban where account_id = ${uid}`);
  expect((await read(shown)).status).toBe('success');

  const ofDesk = await publishVideo(app, editor);
  const [kept] = await rows<{ key: string }>(
    app.db,
    sql`select key from video where id = ${unseen}`,
  );
  const leaving = { now: new Date(), jobs: app.jobs };
  await app.db.transaction((tx) => eraseVideos(tx, uid, leaving));
  await app.db.transaction((tx) => eraseVideos(tx, uidOf(editor), leaving));
  expect((await read(shown)).errorCode).toBe(errors.gone.code);
  expect((await studio.get('videos', unseen)).status).toBe(404);
  expect(await rows(app.db, sql`select from video_waste where key = ${kept!.key}`)).toHaveLength(1);
  expect((await read(ofDesk)).status).toBe('success');
});
