import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { mayPlayPath } from '@xiongmao/api/videos/media';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createStorage } from '#platform/storage.ts';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo, publishVideo } from '#testing/videos/make-videos.ts';
import { videoClaims } from '../claims.ts';
import { replaceFile } from '../testing/replace-file.ts';

let app: TestApp;
let folder: string;
let editor: Person;
let desk: ReturnType<typeof backOffice>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-playing-'));
  app = await testApp({ accounts: true, env: { DATA_DIR: folder } });
  editor = await person(app).signInAs('editor');
  desk = backOffice(editor);
});

/** What media is told. */
async function ask(body: string, headers = createMediaProof(testKey).headers(mayPlayPath, body)) {
  const response = await fetch(`${app.url}${mayPlayPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  return response.json() as Promise<any>;
}
const folderOf = async (key: string): Promise<string | null> =>
  (await ask(JSON.stringify({ key }))).result.folder;

const folderIn = async (id: number): Promise<string> => {
  const [found] = await rows<{ key: string }>(app.db, sql`select key from video where id = ${id}`);
  return found!.key;
};
/** What the office plays it by. */
const keyAtDesk = async (id: number): Promise<string> =>
  (await desk.get('videos', id)).body.play.playlist.split('/').at(-2);
const withdraw = (id: number) =>
  desk.update('videos', id, { event: 'withdraw', reason: 'Not ours' });
const publish = (id: number) => desk.update('videos', id, { event: 'publish' });

test('Media alone is told what may be played', async () => {
  const body = JSON.stringify({ key: 'a'.repeat(32) });
  expect(await ask(body)).toEqual({ status: 'success', result: { folder: null } });
  const foreign = createMediaProof('another key').headers(mayPlayPath, body);
  for (const headers of [{}, foreign]) {
    expect(await ask(body, headers as Record<string, string>)).toMatchObject({ status: 'fail' });
  }
  for (const wrong of ['{"key":"x"}', '{}', 'nothing']) {
    expect((await ask(wrong)).status).toBe('fail');
  }
});

test('A draft plays for those who know its key, and goes on when it is published', async () => {
  const id = await draftVideo(app, editor);
  const key = await keyAtDesk(id);
  expect(await folderOf(key)).toBe(key);
  await publish(id);
  expect(await folderOf(key)).toBe(key);
});

test('What was withdrawn plays by another key, which the public never had, and never again by the old one', async () => {
  const id = await publishVideo(app, editor);
  const [first, folder] = [await keyAtDesk(id), await folderIn(id)];
  await withdraw(id);
  expect(await folderOf(first)).toBe(null);
  const second = await keyAtDesk(id);
  expect(second).not.toBe(first);
  // An editor still sees it.
  expect(await folderOf(second)).toBe(folder);
  await publish(id);
  expect([await folderOf(first), await folderOf(second)]).toEqual([null, folder]);
  const shown = (await person(app).get(`/soccer/video${id}`)).result;
  expect(shown.play.playlist).toContain(`/vod/${second}/`);
  await withdraw(id);
  expect([await folderOf(first), await folderOf(second)]).toEqual([null, null]);
});

test('Of a banned maker nothing plays, and of what was deleted neither', async () => {
  const maker = await person(app).register('banned@example.org');
  await makeExpert(app, maker);
  const studio = backOffice(maker, 'studio');
  const id = await draftVideo(app, maker, 'studio');
  await studio.update('videos', id, { event: 'submit' });
  await publish(id);
  const key = await keyAtDesk(id);
  expect(await folderOf(key)).toBe(key);
  const uid = uidOf(maker);
  await app.db.execute(sql`
    insert into ban (account_id, reason, "from", until, banned_by)
    values (${uid}, 'x', now() - interval '1 hour', now() + interval '1 hour', ${uid})`);
  expect(await folderOf(key)).toBe(null);

  const draft = await draftVideo(app, editor);
  const gone = await keyAtDesk(draft);
  await desk.remove('videos', draft);
  expect(await folderOf(gone)).toBe(null);
});

test('What is replaced plays on for those who watch it, as long as the video is to be seen', async () => {
  const id = await publishVideo(app, editor);
  const first = await keyAtDesk(id);
  await replaceFile(app, id);
  const second = await keyAtDesk(id);
  expect(second).not.toBe(first);
  expect([await folderOf(first), await folderOf(second)]).toEqual([first, second]);
  await withdraw(id);
  expect([await folderOf(first), await folderOf(second)]).toEqual([null, null]);
  await publish(id);
  expect(await folderOf(first)).toBe(null);
});

test('What was withdrawn and cut anew plays as it was cut, and not as it was', async () => {
  const id = await publishVideo(app, editor);
  const first = await keyAtDesk(id);
  await withdraw(id);
  const hidden = await keyAtDesk(id);
  await replaceFile(app, id);
  await publish(id);
  const second = await keyAtDesk(id);
  expect([await folderOf(first), await folderOf(hidden), await folderOf(second)]).toEqual([
    ...[null, null],
    await folderIn(id),
  ]);
});

test('What rights-holders have taken down is nowhere, plays by no key, and its pictures are served to nobody', async () => {
  const matchId = await newMatch(app, { minutes: 60 });
  const id = await draftVideo(app, editor, 'console', { matchId, title: 'Xylophone volley' });
  const poster = await createStorage(createFolderStore(folder)).keep(Buffer.from('x'), 'webp');
  await app.db.execute(sql`
    update video set poster = jsonb_build_object('address', ${poster}::text, 'width', 1, 'height', 1)
    where id = ${id}`);
  await publish(id);
  const key = await keyAtDesk(id);
  const guest = person(app);
  const posterIs = (status: number) =>
    vi.waitUntil(async () => (await guest.send(poster)).status === status, { timeout: 10_000 });
  const places = [
    '/soccer/videos/1',
    `/video/list?matchId=${matchId}`,
    `/video/ofMatch?matchId=${matchId}`,
    '/hot/video/1',
    '/hot/video/1?gameId=202',
  ];
  const isIn = async (place: string) =>
    JSON.stringify((await guest.get(place)).result.items).includes('Xylophone');
  const isFound = async () =>
    JSON.stringify((await guest.get('/search/best?text=Xylophone')).result).includes('Xylophone');
  await vi.waitUntil(isFound, { timeout: 5_000 });
  for (const place of places) expect({ place, is: await isIn(place) }).toEqual({ place, is: true });
  await posterIs(200);

  const { result } = await guest.post('/takedown/send', {
    ...{ name: 'Ann Holder', email: 'holder@example.org', capacity: 'holder' },
    ...{ work: 'Our film', goodFaith: true, signature: 'Ann Holder' },
    addresses: [`http://localhost:3000/videos/soccer/${id}`],
  });
  const support = backOffice(await person(app).signInAs('support'));
  const decide = (decision: string, by = support) =>
    by.update('takedowns', result.id, { decision, reason: 'Theirs.' });
  expect((await decide('takeDown')).status).toBe(200);
  await posterIs(404);
  await vi.waitUntil(async () => !(await isFound()), { timeout: 5_000 });
  for (const place of places) {
    expect({ place, is: await isIn(place) }).toEqual({ place, is: false });
  }
  for (const path of [`/soccer/video${id}`, `/video/list?id=${id}`])
    expect((await guest.get(path)).errorCode).toBe(errors.gone.code);
  expect((await guest.get('/video/list?id=999999')).errorCode).toBe(errors.unknownVideo.code);
  const row = (await desk.get('videos', id)).body;
  expect(row).toMatchObject({ state: 'takenDown', reason: 'Theirs.' });
  // Not even by those who work on it.
  for (const each of [key, await keyAtDesk(id), await folderIn(id)]) {
    expect(await folderOf(each)).toBe(null);
  }
  // Nor is it changed or moved on by them.
  const change = await desk.update('videos', id, { title: 'Another title' });
  expect(change.body.errorCode).toBe(errors.videoFixed.code);
  expect((await publish(id)).body.errorCode).toBe(errors.videoMoved.code);

  await editor.post('/takedown/counter', {
    ...{ id: result.id, text: 'We filmed it', signature: 'Ed Itor' },
  });
  expect((await decide('restore', backOffice(await person(app).signInAs('admin')))).status).toBe(
    200,
  );
  await posterIs(200);
  expect((await guest.get(`/soccer/video${id}`)).status).toBe('success');
  expect([await folderOf(key), await folderOf(await keyAtDesk(id))]).toEqual([
    null,
    await folderIn(id),
  ]);
});

test.each([
  ['withdrawn', []],
  ['review', ['submit']],
  ['draft', ['submit', 'recall']],
  ['refused', ['submit', 'refuse']],
  ['scheduled', ['submit', 'schedule']],
])(
  'Who withdraws a claimed video in time spares it nothing: it is taken down from %s, too',
  async (state, events) => {
    const maker = await person(app).register(`dodges-${state}@example.org`);
    await makeExpert(app, maker);
    const studio = backOffice(maker, 'studio');
    const move = (event: string) => studio.update('videos', id, { event });
    const id = await draftVideo(app, maker, 'studio');
    const poster = await createStorage(createFolderStore(folder)).keep(Buffer.from('x'), 'webp');
    await app.db.execute(sql`
    update video set poster = jsonb_build_object('address', ${poster}::text, 'width', 1, 'height', 1)
    where id = ${id}`);
    await move('submit');
    await publish(id);
    const guest = person(app);
    const { result } = await guest.post('/takedown/send', {
      ...{ name: 'Ann Holder', email: `of-${state}@example.org`, capacity: 'holder' },
      ...{ work: 'Our film', goodFaith: true, signature: 'Ann Holder' },
      addresses: [`http://localhost:3000/videos/soccer/${id}`],
    });
    await move('withdraw');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const event of events) {
      if (event === 'submit' || event === 'recall') await move(event);
      else await desk.update('videos', id, { event, reason: 'Not yet', publishAt });
    }
    const stateOf = async () => (await studio.get('videos', id)).body.state;
    expect(await stateOf()).toBe(state);
    const key = (await studio.get('videos', id)).body.play.playlist.split('/').at(-2);

    const decide = async (decision: string, by: string) =>
      backOffice(await person(app).signInAs(by)).update('takedowns', result.id, {
        ...{ decision, reason: 'Theirs.' },
      });
    expect((await decide('takeDown', 'support')).body).toMatchObject({
      targets: [{ decision: 'takeDown', down: true }],
    });
    expect(await stateOf()).toBe('takenDown');
    expect(await folderOf(key)).toBe(null);
    await vi.waitUntil(async () => (await guest.send(poster)).status === 404, { timeout: 10_000 });
    expect((await maker.get('/user/notices')).result.items[0]).toMatchObject({ name: 'takenDown' });
    expect((await move('submit')).body.errorCode).toBe(errors.videoMoved.code);
    expect((await publish(id)).body.errorCode).toBe(errors.videoMoved.code);

    await maker.post('/takedown/counter', {
      ...{ id: result.id, text: 'I filmed it', signature: 'May Ker' },
    });
    expect((await decide('restore', 'admin')).status).toBe(200);
    // Where its maker had put it: nobody watches what was withdrawn.
    expect(await stateOf()).toBe('withdrawn');
    expect((await guest.get(`/soccer/video${id}`)).errorCode).toBe(errors.gone.code);
    expect((await move('submit')).body.state).toBe('review');
  },
);

/** Gives a video a poster and a sheet that are kept; answers their addresses. */
async function drawPictures(id: number): Promise<string[]> {
  const storage = createStorage(createFolderStore(folder));
  const kept = [];
  for (const column of ['poster', 'sheet']) {
    const address = await storage.keep(Buffer.from(column), 'webp');
    kept.push(address);
    await app.db.execute(sql`
      update video set ${sql.identifier(column)} = ${sql.identifier(column)} || jsonb_build_object('address', ${address}::text)
      where id = ${id}`);
  }
  return kept;
}
const statusesOf = async (addresses: string[]) => {
  const answers = await Promise.all(addresses.map((address) => person(app).send(address)));
  return answers.map(({ status }) => status);
};
const areGone = (addresses: string[]) =>
  vi.waitUntil(async () => (await statusesOf(addresses)).every((status) => status === 404), {
    timeout: 10_000,
  });

test('Pictures of what was withdrawn are where those who watched it do not know, for those who review it', async () => {
  const id = await draftVideo(app, editor);
  const first = await drawPictures(id);
  const atDesk = async () => {
    const { poster, play } = (await desk.get('videos', id)).body;
    return [poster.address, play.sheet.address];
  };
  await publish(id);
  expect([await atDesk(), await statusesOf(first)]).toEqual([first, [200, 200]]);
  await withdraw(id);
  await areGone(first);
  const second = await atDesk();
  expect(second).not.toEqual(first);
  expect(await statusesOf(second)).toEqual([200, 200]);
  await publish(id);
  const { poster, play } = (await person(app).get(`/soccer/video${id}`)).result;
  expect([poster.address, play.sheet.address]).toEqual(second);
  expect(await statusesOf([...first, ...second])).toEqual([404, 404, 200, 200]);
  // Each time anew.
  await withdraw(id);
  await areGone(second);
  expect(await statusesOf(await atDesk())).toEqual([200, 200]);
});

test('Nor are those where they were whose video was withdrawn before that was so', async () => {
  const id = await draftVideo(app, editor);
  const drawn = await drawPictures(id);
  await publish(id);
  await app.db.execute(sql`update video set state = 'withdrawn' where id = ${id}`);
  expect(await statusesOf(drawn)).toEqual([200, 200]);
  await app.jobs.startCatchingUp();
  await areGone(drawn);
});

test('Nor are pictures of who left', async () => {
  const maker = await person(app).register('leaver@example.org');
  await makeExpert(app, maker);
  const id = await draftVideo(app, maker, 'studio');
  const drawn = await drawPictures(id);
  await backOffice(maker, 'studio').update('videos', id, { event: 'submit' });
  await publish(id);
  expect(await maker.post('/user/delete', {})).toMatchObject({ status: 'success' });
  await areGone(drawn);
});

test('A claimed picture is claimed wherever it is kept', async () => {
  const id = await draftVideo(app, editor);
  const drawn = await drawPictures(id);
  await publish(id);
  const { result } = await person(app).post('/takedown/send', {
    ...{ name: 'Ann Holder', email: 'of-poster@example.org', capacity: 'holder' },
    ...{ work: 'Our photo', goodFaith: true, signature: 'Ann Holder' },
    addresses: [`http://localhost:3000${drawn[0]}`],
  });
  await withdraw(id);
  await areGone(drawn);
  const { poster } = (await desk.get('videos', id)).body;
  expect(await statusesOf([poster.address])).toEqual([200]);
  const support = backOffice(await person(app).signInAs('support'));
  const decided = await support.update('takedowns', result.id, {
    ...{ decision: 'takeDown', reason: 'Theirs.' },
  });
  expect(decided.body.targets).toMatchObject([{ kind: 'picture', down: true }]);
  await areGone([poster.address]);
  await publish(id);
  const shown = (await person(app).get(`/soccer/video${id}`)).result;
  expect(await statusesOf([shown.poster.address, shown.play.sheet.address])).toEqual([404, 200]);

  await withdraw(id);
  await editor.post('/takedown/counter', {
    ...{ id: result.id, text: 'We drew it', signature: 'Ed Itor' },
  });
  const restored = await backOffice(await person(app).signInAs('admin')).update(
    'takedowns',
    result.id,
    { decision: 'restore', reason: 'Theirs.' },
  );
  expect(restored.status).toBe(200);
  // It was shown with the video once, which is out of sight now.
  const addressAtDesk = async () => (await desk.get('videos', id)).body.poster.address;
  await vi.waitUntil(async () => (await addressAtDesk()) !== shown.poster.address, {
    timeout: 10_000,
  });
  await areGone([shown.poster.address]);
  expect(await statusesOf([await addressAtDesk()])).toEqual([200]);
});

test('A picture that is taken down stays so with its video, and without it', async () => {
  const id = await draftVideo(app, editor);
  const poster = await createStorage(createFolderStore(folder)).keep(Buffer.from('x'), 'webp');
  await app.db.execute(sql`
    update video set poster = jsonb_build_object('address', ${poster}::text, 'width', 1, 'height', 1)
    where id = ${id}`);
  await publish(id);
  const status = async () => (await person(app).send(poster)).status;
  const act = { by: uidOf(editor), reason: 'Theirs.', now: new Date() };
  const [videos, pictures] = videoClaims;
  const jobs = app.jobs;
  await app.db.transaction((tx) => videos!.takeDown(tx, jobs, String(id), act));
  await vi.waitUntil(async () => (await status()) === 404, { timeout: 10_000 });
  // Of the picture alone nothing was ever claimed.
  await app.db.transaction((tx) => pictures!.restore(tx, jobs, poster, act));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await status()).toBe(404);
  await app.db.transaction((tx) => videos!.restore(tx, jobs, String(id), act));
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 10_000 });
});
