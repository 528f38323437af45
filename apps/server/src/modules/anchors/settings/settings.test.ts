import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let folder: string;
let admin: ReturnType<typeof backOffice>;
let live: number;
let soon: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-rooms-'));
  app = await testApp({ accounts: true, env: { DATA_DIR: folder } });
  admin = backOffice(await person(app).signInAs('admin'));
  live = await newMatch(app, { minutes: -20, state: { status: 'live' } });
  soon = await newMatch(app, { minutes: 59 });
});
afterAll(() => rm(folder, { recursive: true }));

let names = 0;
let anchor: Person;
beforeEach(async () => {
  anchor = await person(app).register(`settled${++names}@example.org`);
  await newAnchor(app, anchor, { rights: ['custom'] });
});

const update = (changes: object) => anchor.post('/updateAnchor', changes);
const info = async () => (await anchor.post('/anchorInfo', {})).result;
const begin = () => anchor.get('/anchor/broadcast');
const onAir = async () => (await anchor.get('/anchor/isBroadcast')).result.broadcast;
const linkOf = async (matchId: number, pro = false): Promise<number> =>
  (
    await admin.create('live-links', {
      matchId,
      name: pro ? 'Studio' : 'Satellite',
      url: `https://source.example/${randomUUID()}.m3u8`,
      language: 'en',
      pro,
    })
  ).body.id;

describe('What an anchor sets', () => {
  test('is theirs alone: not a guest’s, nor of who is none', async () => {
    const fan = await person(app).signInAs('fan');
    for (const [address, body] of [
      ['/anchorInfo', {}],
      ['/updateAnchor', { title: 'Mine' }],
      ['/anchor/toggleMatchId', { matchId: live }],
      ['/anchor/picture', { slot: 'cover', image: null }],
    ] as const) {
      expect((await person(app).post(address, body)).errorCode).toBe(errors.signInRequired.code);
      expect((await fan.post(address, body)).errorCode).toBe(errors.notAnchor.code);
    }
  });

  test('is kept, on one line where it is one, and what is not named stays', async () => {
    const said = {
      introduction: 'Talks\u0007 a lot',
      detail: 'One.\nTwo.',
      title: ' Derby \n night ',
      label: 'Derby talk',
      language: 'ar',
      previewSeconds: 30,
    };
    await update(said);
    expect((await update({ language: 'zh-Hant' })).result).toMatchObject({
      ...said,
      introduction: 'Talks  a lot',
      title: 'Derby   night',
      language: 'zh-Hant',
      paid: false,
      needs: [],
    });
  });

  test('says what a broadcast still needs', async () => {
    expect((await info()).needs).toEqual(['roomTopicMissing']);
    await update({ title: '', introduction: '', matchId: soon });
    expect((await info()).needs).toEqual(['liveTitleMissing', 'anchorInfoMissing']);
  });

  test('is a match in progress, or one that starts within an hour', async () => {
    expect((await update({ matchId: live })).result.match).toMatchObject({
      id: live,
      status: 'live',
    });
    expect((await update({ matchId: soon })).status).toBe('success');
    const others = [
      await newMatch(app, { minutes: 62 }),
      await newMatch(app, { minutes: -120, state: { status: 'ended' } }),
      await newMatch(app, { minutes: -600 }),
      999_999,
    ];
    for (const matchId of others) {
      expect((await update({ matchId })).errorCode).toBe(errors.matchNotStreamable.code);
      expect((await anchor.post('/anchor/toggleMatchId', { matchId })).errorCode).toBe(
        errors.matchNotStreamable.code,
      );
    }
    expect((await info()).matchId).toBe(soon);
  });

  test('takes rights for a paid room, one without a match, and Pro links', async () => {
    const plain = await person(app).register(`plain${names}@example.org`);
    await newAnchor(app, plain);
    const set = (changes: object) => plain.post('/updateAnchor', changes);
    const pro = await linkOf(live, true);
    for (const changes of [{ paid: true }, { label: 'Cooking' }, { matchId: live, linkId: pro }]) {
      expect((await set(changes)).errorCode).toBe(errors.rightMissing.code);
    }
    expect((await set({ matchId: live, label: 'Cooking' })).status).toBe('success');
  });

  test('is a link of its match, and none of another', async () => {
    const link = await linkOf(live);
    expect((await update({ linkId: link })).errorCode).toBe(errors.unknownLiveLink.code);
    expect((await update({ matchId: soon, linkId: link })).errorCode).toBe(
      errors.unknownLiveLink.code,
    );
    expect((await update({ matchId: live, linkId: 999_999 })).errorCode).toBe(
      errors.unknownLiveLink.code,
    );
    expect((await update({ matchId: live, linkId: link })).result.source).toBe('Satellite');
    expect((await update({ matchId: soon })).result).toMatchObject({ linkId: null, source: null });
  });
});

describe('While it is broadcast', () => {
  test('what fans see follows', async () => {
    await update({ matchId: live });
    await begin();
    await update({ title: 'Second half', linkId: await linkOf(live) });
    expect(await onAir()).toMatchObject({ title: 'Second half', source: 'Satellite' });
    await anchor.post('/anchor/toggleMatchId', { matchId: soon });
    expect(await onAir()).toMatchObject({ match: { id: soon }, source: null, label: null });
    await update({ matchId: null, label: 'Afterwards' });
    expect(await onAir()).toMatchObject({ match: null, label: 'Afterwards' });
  });

  test('what it needs stays, though the settings lose it', async () => {
    await update({ matchId: live });
    await begin();
    await update({ title: '', matchId: null });
    await anchor.post('/anchor/picture', { slot: 'cover', image: null });
    const { title, cover, match } = await onAir();
    expect({ title, cover, match }).toMatchObject({
      title: 'Tonight',
      cover: expect.stringContaining('/uploads/'),
      match: { id: live },
    });
  });

  test('what viewers pay stays', async () => {
    await update({ matchId: live });
    await begin();
    for (const changes of [{ paid: true }, { price: 7 }, { previewSeconds: 99 }]) {
      expect((await update(changes)).errorCode).toBe(errors.broadcastFixed.code);
    }
    expect((await update({ ...(await settings()), title: 'As it was' })).status).toBe('success');
  });
  const settings = async () => {
    const { match, source, needs, cover, detailPictures, ...rest } = await info();
    return rest;
  };
});

const drawn = async (width: number, height: number): Promise<string> => {
  const image = sharp({ create: { width, height, channels: 3, background: '#f80' } });
  return (await image.jpeg().toBuffer()).toString('base64');
};
const put = (slot: string, image: string | null) => anchor.post('/anchor/picture', { slot, image });
const read = async (address: string) => {
  const response = await fetch(`${app.url}${address}`);
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : null;
};
const sizeOf = async (address: string) => {
  const { width, height, format } = await sharp((await read(address))!).metadata();
  return { width, height, format };
};

describe('A picture', () => {
  test('is cut to the form of its place, and never enlarged', async () => {
    const large = (await put('cover', await drawn(3_000, 2_000))).result.cover;
    expect(await sizeOf(large)).toEqual({ width: 1_280, height: 720, format: 'webp' });
    const small = (await put('cover', await drawn(400, 400))).result.cover;
    expect(await sizeOf(small)).toEqual({ width: 400, height: 225, format: 'webp' });
    const [square] = (await put('1', await drawn(3_000, 2_000))).result.detailPictures;
    expect(await sizeOf(square)).toEqual({ width: 800, height: 800, format: 'webp' });
  });

  test('that is none is refused, and leaves the one of before', async () => {
    const { cover } = (await put('cover', await drawn(64, 36))).result;
    const text = Buffer.from('No picture, but some words about one').toString('base64');
    expect((await put('cover', text)).errorCode).toBe(errors.badImage.code);
    expect((await put('cover', await drawn(6_000, 4_001))).errorCode).toBe(
      errors.imageTooLarge.code,
    );
    expect((await info()).cover).toBe(cover);
  });

  test('of the details stands beside the others without a gap, three at most', async () => {
    const image = await drawn(20, 20);
    const [first] = (await put('3', image)).result.detailPictures;
    const [, second, third] = [
      ...(await put('2', image)).result.detailPictures.slice(0, 2),
      (await put('3', image)).result.detailPictures[2],
    ];
    expect((await info()).detailPictures).toEqual([first, second, third]);
    expect((await put('1', null)).result.detailPictures).toEqual([second, third]);
    await expect.poll(() => read(first), { timeout: 10_000 }).toBeNull();
    expect(await read(second)).not.toBeNull();
  });

  test('that a broadcast had as its cover stays for its replay', async () => {
    const shown = (await put('cover', await drawn(64, 36))).result.cover;
    await update({ matchId: live });
    await begin();
    await anchor.get('/anchor/downcast');
    const unseen = (await put('cover', await drawn(64, 36))).result.cover;
    await put('cover', null);
    await expect.poll(() => read(unseen), { timeout: 10_000 }).toBeNull();
    expect(await read(shown)).not.toBeNull();
  });

  test('goes with who leaves', async () => {
    const { cover } = (await put('cover', await drawn(64, 36))).result;
    await update({ matchId: live });
    await begin();
    expect((await anchor.post('/user/delete', {})).status).toBe('success');
    await expect.poll(() => read(cover), { timeout: 10_000 }).toBeNull();
  });
});
