import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { errors } from '@xiongmao/api/errors';
import { readSvga, SvgaRefused, svgaLimits } from '@xiongmao/api/gifts/svga';
import protobuf from 'protobufjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';

const files = path.join(import.meta.dirname, '../files');

/** As others write it, with more fields than our own files have. */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Params { float viewBoxWidth = 1; float viewBoxHeight = 2; int32 fps = 3; int32 frames = 4; }
  message Box { float x = 1; float y = 2; float width = 3; float height = 4; }
  message Matrix { float a = 1; float b = 2; float c = 3; float d = 4; float tx = 5; float ty = 6; }
  message Colour { float r = 1; float g = 2; float b = 3; float a = 4; }
  message Style { Colour fill = 1; float strokeWidth = 3; int32 lineCap = 4; int32 lineJoin = 5; float lineDashI = 7; }
  message Rect { float x = 1; float y = 2; float width = 3; float height = 4; float cornerRadius = 5; }
  message Args { string d = 1; }
  message Shape { int32 type = 1; Args shape = 2; Rect rect = 3; Style styles = 10; Matrix transform = 11; }
  message Frame { float alpha = 1; Box layout = 2; Matrix transform = 3; string clipPath = 4; repeated Shape shapes = 5; }
  message Sprite { string imageKey = 1; repeated Frame frames = 2; string matteKey = 3; }
  message Audio { string audioKey = 1; }
  message Movie {
    string version = 1; Params params = 2; map<string, bytes> images = 3; repeated Sprite sprites = 4; repeated Audio audios = 5;
    fixed64 unknown = 12;
  }`);
const movie = root.lookupType('Movie');

const png = (width = 2, height = 2) =>
  sharp({ create: { width, height, channels: 4, background: '#fea73a' } })
    .png()
    .toBuffer();
const params = { viewBoxWidth: 100, viewBoxHeight: 50, fps: 10, frames: 2 };
const frame = { alpha: 1, layout: { width: 2, height: 2 }, transform: { a: 1, d: 1, tx: 7.5 } };
const encode = (content: object) =>
  new Uint8Array(movie.encode(movie.fromObject(content)).finish());
const sample = async (more: object = {}) =>
  encode({
    version: '2.0.0',
    params,
    images: { square: await png() },
    sprites: [{ imageKey: 'square', frames: [frame, {}] }],
    ...more,
  });
const faultOf = (bytes: Uint8Array) => {
  try {
    readSvga(bytes as Uint8Array<ArrayBuffer>);
    return 'none';
  } catch (error) {
    if (error instanceof SvgaRefused) return error.fault;
    throw error;
  }
};

describe('An animation', () => {
  test('is read as its writer meant it', async () => {
    const read = readSvga(await sample({ audios: [{ audioKey: 'x' }], unknown: 5 }));
    expect(read).toMatchObject({
      version: '2.0.0',
      videoSize: { width: 100, height: 50 },
      FPS: 10,
      frames: 2,
    });
    expect([...read.images.keys()]).toEqual(['square']);
    expect(read.sprites).toMatchObject([
      {
        imageKey: 'square',
        matteKey: null,
        frames: [
          {
            alpha: 1,
            transform: { a: 1, b: 0, c: 0, d: 1, tx: 7.5, ty: 0 },
            maskPath: null,
            shapes: [],
          },
          { alpha: 0, transform: { a: 1, d: 1 } },
        ],
      },
    ]);
  });

  test('may have shapes, which stay as they are where a frame says so', async () => {
    const styles = { fill: { r: 1, a: 1 }, strokeWidth: 2, lineCap: 1, lineDashI: 3 };
    const shapes = [
      { type: 1, rect: { width: 4, cornerRadius: 1 }, styles },
      { shape: { d: 'M0 0L1 1' } },
    ];
    const sprites = [
      {
        imageKey: '',
        frames: [
          { ...frame, shapes },
          { ...frame, shapes: [{ type: 3 }] },
        ],
      },
    ];
    const [first, second] = readSvga(await sample({ sprites })).sprites[0]!.frames;
    expect(first!.shapes).toMatchObject([
      {
        type: 'rect',
        pathArgs: { width: 4, cornerRadius: 1 },
        styles: { fill: [1, 0, 0, 1], lineCap: 'round', lineJoin: 'miter', lineDash: [3, 0] },
      },
      { type: 'shape', pathArgs: { d: 'M0 0L1 1' }, styles: null },
    ]);
    expect(second!.shapes).toBe(first!.shapes);
  });

  test('is refused where it is none, broken or too much', async () => {
    const whole = await sample();
    expect(faultOf(new Uint8Array())).toBe('notSvga');
    expect(faultOf(new TextEncoder().encode('<svg/>'))).toMatch(/broken|notSvga/);
    // Cut anywhere it is refused, and reads nothing beyond its end.
    for (let length = 0; length < whole.length; length++) {
      expect(faultOf(whole.slice(0, length)), `${length} bytes`).not.toBe('none');
    }
    expect(faultOf(await sample({ sprites: [] }))).toBe('notSvga');
    expect(faultOf(await sample({ sprites: [{ imageKey: 'square', frames: [frame] }] }))).toBe(
      'broken',
    );
    const masked = { imageKey: 'square', matteKey: 'gone.matte', frames: [frame, frame] };
    expect(faultOf(await sample({ sprites: [masked] }))).toBe('broken');
    expect(faultOf(await sample({ params: { ...params, viewBoxWidth: 5_000 } }))).toBe('tooMuch');
    expect(faultOf(await sample({ params: { ...params, fps: 1, frames: 61 } }))).toBe('tooMuch');
    expect(faultOf(await sample({ images: { a: await png(4_000, 4_001) } }))).toBe('tooMuch');
    const sprites = Array.from({ length: 401 }, () => ({ frames: [{}, {}] }));
    expect(faultOf(await sample({ sprites }))).toBe('tooMuch');
    const frames = Array.from({ length: svgaLimits.frames + 1 }, () => ({}));
    expect(faultOf(await sample({ sprites: [{ frames }] }))).toBe('tooMuch');
    const clipPath = 'M'.repeat(svgaLimits.path + 1);
    expect(faultOf(await sample({ sprites: [{ frames: [{ clipPath }, {}] }] }))).toBe('tooMuch');
    expect(faultOf(new Uint8Array(svgaLimits.inflated + 1))).toBe('tooLarge');
  });

  test('of the product’s own are read, have pictures beside them, and are small', async () => {
    const names = await readdir(files);
    const animations = names.filter((name) => name.endsWith('.svga'));
    expect(animations).toHaveLength(10);
    let total = 0;
    for (const name of names) total += (await readFile(path.join(files, name))).length;
    expect(total).toBeLessThan(1_500_000);
    for (const name of animations) {
      expect(names).toContain(name.replace('.svga', '.webp'));
      const { sprites, images } = readSvga(
        new Uint8Array(inflateSync(await readFile(path.join(files, name)))),
      );
      for (const { imageKey } of sprites)
        expect(images.has(imageKey), `${name}: ${imageKey}`).toBe(true);
    }
  });
});

describe('The catalogue', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await testApp({ accounts: true });
    admin = await person(app).signInAs('admin');
  });
  const upload = (someone: Person, kind: 'picture' | 'animation', bytes: Uint8Array) =>
    someone.post('/gift/file', { kind, content: Buffer.from(bytes).toString('base64') });

  test('takes animations and pictures from who manages it, and serves them', async () => {
    const bytes = deflateSync(await sample());
    const { result } = await upload(admin, 'animation', bytes);
    expect(result.address).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{64}\.svga$/);
    const answer = await fetch(`${app.url}${result.address}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect((await upload(admin, 'picture', await png(600, 300))).result.address).toMatch(/\.webp$/);
    const support = await person(app).signInAs('support');
    expect(await upload(support, 'animation', bytes)).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect(await upload(person(app), 'animation', bytes)).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });

  test('refuses files that nobody could play, and such as inflate without end', async () => {
    const refused = { errorCode: errors.badAnimation.code };
    expect(await upload(admin, 'animation', await sample())).toMatchObject(refused);
    expect(
      await upload(admin, 'animation', deflateSync(Buffer.from('no animation'))),
    ).toMatchObject(refused);
    const bomb = deflateSync(Buffer.alloc(300 << 20), { level: 9 });
    expect(bomb.length).toBeLessThan(svgaLimits.file);
    expect(await upload(admin, 'animation', bomb)).toMatchObject(refused);
    expect(await upload(admin, 'picture', deflateSync(await sample()))).toMatchObject({
      errorCode: errors.badImage.code,
    });
  });

  test('refuses what is larger than a file or a movie may be, though it could be played', async () => {
    const tooMuch = { errorCode: errors.badAnimation.code, errorMsg: expect.any(String) };
    // No field of a movie: readers pass over it, so that its length alone is against it.
    const padding = (length: number) =>
      protobuf.Writer.create()
        .uint32((200 << 3) | 2)
        .bytes(Buffer.alloc(length))
        .finish();
    const whole = Buffer.concat([await sample(), padding(svgaLimits.file)]);
    const loose = deflateSync(whole, { level: 0 });
    expect(loose.length).toBeGreaterThan(svgaLimits.file);
    expect(await upload(admin, 'animation', loose)).toMatchObject(tooMuch);
    expect(await upload(admin, 'animation', deflateSync(whole))).toMatchObject({
      status: 'success',
    });
    const bomb = deflateSync(Buffer.concat([await sample(), padding(svgaLimits.inflated)]));
    expect(bomb.length).toBeLessThan(svgaLimits.file);
    expect(await upload(admin, 'animation', bomb)).toMatchObject(tooMuch);
  });

  test('is set by administrators: names, price, order, on sale or not', async () => {
    const console = backOffice(admin);
    const { body: all, total } = await console.list('gifts', { _sort: 'order', _order: 'ASC' });
    expect([all.length, total]).toEqual([10, 10]);
    const names = { zh_CN: '围巾', en_US: 'Scarf' };
    const given = {
      names,
      price: 30,
      order: 15,
      onSale: true,
      picture: '/uploads/gifts/heart.webp',
      animation: null,
    };
    const made = await console.create('gifts', given);
    expect(made).toMatchObject({ status: 201, body: { ...given, given: 0, gold: 0 } });
    const catalogue = async () => (await admin.get('/gift', { language: 'en_US' })).result;
    const scarf = {
      id: made.body.id,
      name: 'Scarf',
      price: 30,
      picture: given.picture,
      animation: null,
    };
    const before = await catalogue();
    expect(before.items[1]).toEqual(scarf);
    expect(before.former).toEqual([]);
    expect((await console.update('gifts', made.body.id, { price: 40 })).body).toMatchObject({
      ...given,
      price: 40,
    });
    expect((await console.update('gifts', made.body.id, { onSale: false })).status).toBe(200);
    const { items, former } = await catalogue();
    expect(items.some(({ id }: { id: number }) => id === made.body.id)).toBe(false);
    // It still stands in what was said.
    expect(former).toEqual([{ ...scarf, price: 40 }]);
    expect((await console.list('gifts', { onSale: 'false' })).total).toBe(1);
    for (const wrong of [
      { names: { en_US: 'Scarf' } },
      { price: 0 },
      { picture: 'https://elsewhere.example/a.webp' },
      { animation: '/uploads/gifts/../../a.svga' },
    ]) {
      expect(
        (await console.create('gifts', { ...given, ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(422);
    }
    const support = backOffice(await person(app).signInAs('support'));
    expect((await support.list('gifts')).status).toBe(200);
    expect((await support.change('gifts', made.body.id, { price: 1 })).status).toBe(403);
    expect((await backOffice(await person(app).signInAs('fan')).list('gifts')).status).toBe(403);
  });
});
