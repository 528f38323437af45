import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let folder: string;
let fan: Person;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-uploads-'));
  app = await testApp({ accounts: true, env: { DATA_DIR: folder } });
  fan = await person(app).signInAs('fan');
});
afterAll(() => rm(folder, { recursive: true }));

const edit = (someone: Person, body: object) => someone.post('/user/V2/modifyUser', body);
const own = async (someone: Person) =>
  (await someone.get(`/user/info?userId=${someone.cookies.get('uid')}`)).result.own;

describe('An account', () => {
  test('is given another username and a signature', async () => {
    const someone = await person(app).register('named@example.org');
    const answer = await edit(someone, {
      uname: 'Named7',
      signature: ' Go\u0001 on\u202e \n\u2066! ',
    });
    expect(answer).toMatchObject({
      status: 'success',
      result: { user: { username: 'Named7', signature: 'Go  on  !' } },
    });
    expect(await own(someone)).toMatchObject({ username: 'Named7' });
  });

  test('has a username of letters and digits that nobody else has', async () => {
    for (const uname of ['ab', 'a b', 'naïve', '<script>', 'x'.repeat(25), '']) {
      expect(await edit(fan, { uname })).toMatchObject({ errorCode: errors.invalidUsername.code });
    }
    expect(await edit(fan, { uname: 'FAN2' })).toMatchObject({
      errorCode: errors.usernameTaken.code,
    });
    // What another account was called at first stays theirs.
    expect(await edit(fan, { uname: 'User99999999' })).toMatchObject({
      errorCode: errors.usernameTaken.code,
    });
    expect((await own(fan)).username).toBe('fan');
  });

  test('is one of two who ask for the same name at once', async () => {
    const two = await Promise.all(
      ['race1@example.org', 'race2@example.org'].map((email) => person(app).register(email)),
    );
    const answers = await Promise.all(two.map((someone) => edit(someone, { uname: 'Racer' })));
    expect(answers.map(({ errorCode }) => errorCode ?? 0).sort()).toEqual([
      0,
      errors.usernameTaken.code,
    ]);
  });

  test('is called like nobody who speaks for the product', async () => {
    const someone = await person(app).register('reserved@example.org');
    for (const uname of ['Admin', 'Supp0rt', 'xiongmaoTeam']) {
      const answer = await edit(someone, { uname });
      expect(answer).toMatchObject({ errorCode: errors.usernameReserved.code });
      expect(answer.errorMsg).toBe('This username is reserved. Choose another');
    }
    // Who signs in may give a name or a number.
    for (const uname of ['13800000000', '7911123456']) {
      expect(await edit(someone, { uname })).toMatchObject({
        errorCode: errors.usernameReserved.code,
      });
    }
    // Who has such a name keeps it.
    const admin = await person(app).signInAs('admin');
    expect((await edit(admin, { uname: 'admin', signature: 'kept' })).status).toBe('success');
  });

  test('is given a first password by the rules, and no second one this way', async () => {
    const someone = await person(app).register('first@example.org');
    expect(await edit(someone, { password: 'abcdefgh' })).toMatchObject({
      errorCode: errors.weakPassword.code,
    });
    expect(await edit(someone, { password: 'a1' })).toMatchObject({
      errorCode: errors.shortPassword.code,
    });
    expect(await edit(someone, { password: 'password1' })).toMatchObject({
      errorCode: errors.commonPassword.code,
    });
    const both = { uname: 'First1', password: 'Thicket-77' };
    expect((await edit(someone, both)).result.user.hasPassword).toBe(true);
    // All or nothing.
    const again = await edit(someone, { uname: 'Second2', password: 'Thicket-88' });
    expect(again).toMatchObject({ errorCode: errors.forbidden.code });
    expect((await own(someone)).username).toBe('First1');
    const back = await person(app).post('/login/V2/mobileOrNameToLogin', {
      name: 'First1',
      password: 'Thicket-77',
    });
    expect(back.status).toBe('success');
  });

  test('takes nothing else that is sent along', async () => {
    const { result } = await edit(fan, {
      signature: 'hello',
      roles: ['admin'],
      gold: 1_000_000,
      email: 'other@example.org',
      id: 1,
    });
    expect(result.user).toMatchObject({ roles: ['user'], signature: 'hello' });
    expect(result.user.gold).not.toBe(1_000_000);
    expect(result.user.email).toBe('fan@demo.invalid');
  });

  test('is answered whole, with the level and the gold that it has', async () => {
    const own = async () =>
      (await fan.get(`/user/info?userId=${fan.cookies.get('uid')}`)).result.own;
    expect((await edit(fan, { signature: 'whole' })).result.user).toEqual(await own());
    const older = await fan.post('/user/modifyUser', { signature: 'whole again' });
    expect(older.result.user).toEqual(await own());
    expect(older.result.user.gold).toBeTypeOf('number');
    // The moment, of which the reader's zone makes a day.
    expect(older.result.user.since).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  test('is changed by who is signed in alone', async () => {
    expect(await edit(person(app), { signature: 'x' })).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    const older = await person(app).post('/user/modifyUser', { signature: 'x' });
    expect(older).toMatchObject({ errorCode: errors.signInRequired.code });
  });
});

test("A signature's markup is text like any other", async () => {
  const signature = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const { result } = await fan.post('/user/modifyUser', { signature });
  expect(result.user.signature).toBe(signature);
  const response = await fan.send(`/java/user/info?userId=${result.user.uid}`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const tooLong = { signature: 'x'.repeat(121) };
  expect(await fan.post('/user/modifyUser', tooLong)).toMatchObject({ code: 400 });
});

describe('A picture', () => {
  const picture = (width = 800, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#f80' } });
  const send = (image: Buffer | string | null, someone = fan) =>
    someone.post('/user/avatar', {
      image: Buffer.isBuffer(image) ? image.toString('base64') : image,
    });
  const bad = { status: 'fail', errorCode: errors.badImage.code };
  const tooLarge = { status: 'fail', errorCode: errors.imageTooLarge.code };

  async function kept(): Promise<string[]> {
    const files = await readdir(path.join(folder, 'uploads'), { recursive: true });
    return files.filter((file) => file.includes('.'));
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'comes as %s, and is kept square, small and without its story',
    async (format) => {
      const exif = { IFD0: { Copyright: 'secret place' } };
      const original = await picture().withExif(exif).toFormat(format).toBuffer();
      const { result } = await send(original);
      expect(result.user.avatar).toMatch(/^\/uploads\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.webp$/);
      const response = await fetch(`${app.url}${result.user.avatar}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { exif: left, ...facts } = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(left).toBeUndefined();
      expect(bytes.includes('secret place')).toBe(false);
    },
  );

  test('is turned upright, and not blown up', async () => {
    const upper = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#000' },
    })
      .composite([
        {
          input: { create: { width: 30, height: 30, channels: 3, background: '#fff' } },
          left: 0,
          top: 0,
        },
      ])
      // Shown with its left side up.
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { result } = await send(upper);
    const response = await fetch(`${app.url}${result.user.avatar}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 30, height: 30 });
    const light = (row: number) => data[(row * info.width + 15) * info.channels]!;
    expect(light(3)).toBeGreaterThan(200);
    expect(light(26)).toBeLessThan(50);
  });

  test('is served as what it is, for good, and runs nothing', async () => {
    const { avatar } = await own(fan);
    const { status, headers } = await fetch(`${app.url}${avatar}`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('that is none of these is refused, whatever it calls itself', async () => {
    const gif = await picture(20, 20).gif().toBuffer();
    const tiff = await picture(20, 20).tiff().toBuffer();
    // Two pages of 20 by 20, one above the other.
    const frames = Buffer.alloc(20 * 40 * 3, 100).fill(200, 20 * 20 * 3);
    const moving = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect(moving.includes('ANIM')).toBe(true);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
    );
    const jpeg = await picture().jpeg().toBuffer();
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]);
    const torn = jpeg.subarray(0, jpeg.length / 2);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(4));
    for (const image of [gif, tiff, moving, svg, disguised, torn, page, Buffer.alloc(64)]) {
      expect(await send(image)).toMatchObject(bad);
    }
    expect(await send('')).toMatchObject(bad);
    expect(await send('not base64!')).toMatchObject({ code: 400 });
  });

  test('that moves as PNG is refused', async () => {
    const png = await picture(20, 20).png().toBuffer();
    const data = png.indexOf('IDAT') - 4;
    const control = Buffer.from('0000000861635443000000020000000000000000', 'hex');
    control.write('acTL', 4, 'latin1');
    const moving = Buffer.concat([png.subarray(0, data), control, png.subarray(data)]);
    expect(await send(moving)).toMatchObject(bad);
  });

  test('that would fill the memory is refused by what its head says', async () => {
    const bomb = await picture(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await send(bomb)).toMatchObject(tooLarge);
    const dense = await picture(6000, 4100).avif({ effort: 0 }).toBuffer();
    expect(dense.length).toBeLessThan(200 * 1024);
    expect(await send(dense)).toMatchObject(tooLarge);
  });

  test('of more bytes than are read is refused', async () => {
    const noise = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(2_100_000, 7)]);
    expect(await send(noise)).toMatchObject(tooLarge);
    const response = await fan.send('/java/user/avatar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image: 'A'.repeat(3_200_000) }),
    });
    expect(response.status).toBe(413);
    // Nowhere else may a body be as long.
    const elsewhere = await fan.send('/java/user/modifyUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signature: 'A'.repeat(300_000) }),
    });
    expect(elsewhere.status).toBe(413);
  });

  test('goes when another takes its place, or none', async () => {
    const first = (await send(await picture().png().toBuffer())).result.user.avatar as string;
    const second = (await send(await picture().png().toBuffer())).result.user.avatar as string;
    expect(second).not.toBe(first);
    await expect.poll(() => existsSync(path.join(folder, first)), { timeout: 5_000 }).toBe(false);
    expect(existsSync(path.join(folder, second))).toBe(true);
    expect((await send(null)).result.user.avatar).toBeNull();
    await expect.poll(() => kept(), { timeout: 5_000 }).toEqual([]);
    expect((await fetch(`${app.url}${second}`)).status).toBe(404);
  });

  test('goes with its account', async () => {
    const leaver = await person(app).register('leaver@example.org');
    const image = await picture().png().toBuffer();
    const { avatar } = (await send(image, leaver)).result.user;
    await leaver.get('/user/followUser?id=10001');
    expect((await leaver.post('/user/delete', {})).status).toBe('success');
    await expect.poll(() => existsSync(path.join(folder, avatar)), { timeout: 5_000 }).toBe(false);
    const [left] = await rows<{ count: number }>(
      app.db,
      sql`select (select count(*) from profile where avatar = ${avatar}) +
        (select count(*) from follow where target_id = 10001) as count`,
    );
    expect(left!.count).toBe(0);
  });

  test('leaves nothing behind when it can’t be shown', async () => {
    await app.db.execute(
      sql`alter table profile add constraint no_pictures check (avatar is null)`,
    );
    expect(await send(await picture().png().toBuffer())).toMatchObject({
      errorCode: errors.system.code,
    });
    expect(await kept()).toEqual([]);
    await app.db.execute(sql`alter table profile drop constraint no_pictures`);
  });

  test('is set by who is signed in, and not without end', async () => {
    expect(await send(null, person(app))).toMatchObject({ errorCode: errors.signInRequired.code });
    const eager = await person(app).signInAs('fan2');
    const answers = [];
    for (let times = 0; times < 31; times++) answers.push(await send(null, eager));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({ errorCode: errors.tooManyRequests.code, code: 429 });
  });
});

test('What is no upload of ours is not found', async () => {
  for (const address of [
    '/uploads/',
    '/uploads/secret-key',
    '/uploads/../secret-key',
    '/uploads/..%2fsecret-key',
    '/uploads/%2e%2e/secret-key',
    `/uploads/ab/${'ab'.repeat(32)}.webp`,
    `/uploads/ab/${'ab'.repeat(32)}.webp%00.html`,
    `/uploads/ab/${'ab'.repeat(32)}.html`,
  ]) {
    const response = await fetch(`${app.url}${address}`);
    expect({ address, status: response.status }).toEqual({ address, status: 404 });
  }
});
