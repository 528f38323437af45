import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { draftedVideo, writtenCaptions } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo } from '#testing/videos/make-videos.ts';
import { replaceFile } from '../testing/replace-file.ts';
import { BadCaptions, readVtt } from './read-vtt.ts';

const cue = (...lines: string[]) => ['WEBVTT', '', ...lines, ''].join('\n');
const said = (text: string, timing = '00:01.000 --> 00:02.000') => cue(timing, text);

describe('WebVTT', () => {
  test.each([
    ['the least', said('Goal!')],
    [
      'a title, notes, ids and blank lines',
      cue(
        'NOTE by hand',
        '',
        '',
        '1',
        '00:01.000 --> 00:02.000',
        'a',
        '',
        'x',
        '00:00:03.000 --> 01:00:00.000',
        'b',
      ),
    ],
    [
      'settings',
      said(
        'x',
        '00:01.000 --> 00:02.000 line:-1,end position:50%,center size:80.5% align:start vertical:rl',
      ),
    ],
    [
      'tags',
      said(
        '<v.loud Ann>Goal</v> <i>by</i> <c.team.red>Red</c> <lang ar>هدف</lang> <00:01.500><ruby>漢<rt>kan</rt></ruby>',
      ),
    ],
    ['what looks like none', said('5 > 3 & 2 &lt; 4')],
    ['cues at once', cue('00:01.000 --> 00:05.000', 'a', '', '00:01.000 --> 00:02.000', 'b')],
  ])('of %s is kept as it is', (_, text) => {
    expect(readVtt(text)).toBe(text);
  });

  test('is kept with plain line ends, and no mark at its start', () => {
    const plain = cue('00:01.000 --> 00:02.000', 'a');
    expect(readVtt(`\uFEFF${plain.replaceAll('\n', '\r\n')}\r\n\r\n`)).toBe(plain);
    expect(readVtt(plain.replaceAll('\n', '\r'))).toBe(plain);
  });

  test.each([
    ['nothing', '', 1],
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nx\n', 1],
    ['no cue', 'WEBVTT\n\nNOTE nothing\n', 3],
    ['a head of other words', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nx', 1],
    ['headers', 'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000\n\n00:01.000 --> 00:02.000\nx', 2],
    [
      'styles',
      cue(
        'STYLE',
        '::cue { background: url(https://evil.example) }',
        '',
        '00:01.000 --> 00:02.000',
        'x',
      ),
      4,
    ],
    ['a region', cue('REGION', 'id:fred', '', '00:01.000 --> 00:02.000', 'x'), 4],
    ['a cue of a region', said('x', '00:01.000 --> 00:02.000 region:fred'), 3],
    ['an unknown setting', said('x', '00:01.000 --> 00:02.000 colour:red'), 3],
    ['a size beyond the whole', said('x', '00:01.000 --> 00:02.000 size:101%'), 3],
    ['an end before its start', said('x', '00:02.000 --> 00:01.000'), 3],
    ['no time at all', said('x', '00:02.000 --> 00:02.000'), 3],
    [
      'an earlier cue behind a later one',
      cue('00:03.000 --> 00:04.000', 'a', '', '00:01.000 --> 00:02.000', 'b'),
      6,
    ],
    ['61 seconds', said('x', '00:61.000 --> 02:00.000'), 3],
    ['no thousandths', said('x', '00:01 --> 00:02'), 3],
    ['an arrow in words', cue('00:01.000 --> 00:02.000', 'a --> b'), 4],
    ['no words', cue('00:01.000 --> 00:02.000', '', '00:03.000 --> 00:04.000', 'x'), 3],
    ['an id alone', cue('lonely'), 3],
    ['a script', said('<script>alert(1)</script>'), 4],
    ['a picture', said('<img src=x onerror=alert(1)>'), 4],
    ['a tag within a tag', said('<v <script>>x'), 4],
    ['half a tag', said('<i'), 4],
    ['a class that is none', said('<c.a"onclick=x>y</c>'), 4],
    ['a nul', said('a\0b'), 4],
  ])('with %s is not taken, and tells the line', (_, text, line) => {
    let told: unknown;
    try {
      readVtt(text);
    } catch (error) {
      told = error;
    }
    expect(told).toBeInstanceOf(BadCaptions);
    expect((told as BadCaptions).line).toBe(line);
  });

  test('of half a million characters that mean nothing is refused without going back and forth in it', () => {
    const repeated = [
      '<',
      '<v ',
      '<c.',
      '00:01.000 --> ',
      'a\n',
      '\n',
      '<v a',
      '00:01.000 --> 00:02.000 ',
    ];
    for (const text of [
      ...repeated.map((part) =>
        cue('00:01.000 --> 00:02.000', part.repeat(Math.floor(499_000 / part.length))),
      ),
      said('x', `00:01.000 --> 00:02.000${' '.repeat(499_000)}x`),
      `WEBVTT${'\n'.repeat(499_000)}x`,
    ]) {
      try {
        readVtt(text);
      } catch (error) {
        expect(error).toBeInstanceOf(BadCaptions);
      }
    }
  });
});

describe('Captions of a video', () => {
  let app: TestApp;
  let folder: string;
  let editor: Person;
  let desk: ReturnType<typeof backOffice>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-captions-'));
    app = await testApp({ accounts: true, env: { DATA_DIR: folder } });
    editor = await person(app).signInAs('editor');
    desk = backOffice(editor);
  });

  const add = (videoId: number, locale = 'en_US', text = writtenCaptions, office = desk) =>
    office.create('video-captions', { videoId, locale, text });
  const keyOf = async (id: number) =>
    (await rows<{ key: string }>(app.db, sql`select key from video where id = ${id}`))[0]!.key;
  const fileOf = async (id: number, locale: string) => {
    const file = path.join(folder, 'videos', await keyOf(id), `captions-${locale}.vtt`);
    return readFile(file, 'utf8').catch(() => null);
  };
  const until = (id: number, locale: string, wanted: string | null) =>
    vi.waitUntil(async () => (await fileOf(id, locale)) === wanted, { timeout: 10_000 });

  test('stand beside what it plays from, as they are changed, and until they are deleted', async () => {
    const id = await draftVideo(app, editor);
    const made = await add(id, 'zh_CN', `\uFEFF${writtenCaptions.replaceAll('\n', '\r\n')}`);
    expect(made).toMatchObject({
      status: 201,
      body: { id: `${id}-zh_CN`, videoId: id, locale: 'zh_CN', text: writtenCaptions },
    });
    await until(id, 'zh_CN', writtenCaptions);
    const text = writtenCaptions.replace('What a goal!', '进球！');
    expect((await desk.update('video-captions', `${id}-zh_CN`, { text })).body.text).toBe(text);
    await until(id, 'zh_CN', text);
    await add(id, 'ar');
    const listed = (await desk.list('video-captions', { videoId: String(id) })).body;
    expect(listed.map(({ locale }: { locale: string }) => locale)).toEqual(['ar', 'zh_CN']);
    expect((await desk.remove('video-captions', `${id}-zh_CN`)).status).toBe(200);
    await until(id, 'zh_CN', null);
    await until(id, 'ar', writtenCaptions);
    // What it plays from next has them, too.
    const before = await keyOf(id);
    await replaceFile(app, id);
    expect(await keyOf(id)).not.toBe(before);
    await until(id, 'ar', writtenCaptions);
  });

  test('are valid, in each language once, in one of ours, and of a video that there is', async () => {
    const id = await draftVideo(app, editor);
    await add(id);
    expect((await add(id)).body.errorCode).toBe(errors.captionsExist.code);
    expect((await add(id, 'xx')).status).toBe(422);
    expect((await add(99_999)).body.errorCode).toBe(errors.unknownVideo.code);
    const bad = await add(id, 'ar', said('<script>'));
    expect(bad.body).toMatchObject({ errorCode: errors.badCaptions.code });
    expect(bad.body.errorMsg).toContain('4');
    const change = await desk.update('video-captions', `${id}-en_US`, { text: 'nothing' });
    expect(change.body.errorCode).toBe(errors.badCaptions.code);
    expect((await desk.get('video-captions', `${id}-en_US`)).body.text).toBe(writtenCaptions);
    for (const none of ['no-such-id', `${id}-ar`]) {
      expect((await desk.get('video-captions', none)).status).toBe(404);
    }
    const long = cue(
      ...Array.from({ length: 9_000 }, () => '00:01.000 --> 00:02.000\n进球了进球了\n'),
    );
    expect((await add(id, 'jp', long)).status).toBe(201);
    expect((await add(id, 'ko', 'x'.repeat(500_001))).status).toBe(422);
  });

  test('are changed by whoever may change the video, while that may be', async () => {
    const maker = await person(app).register('captions@example.org');
    await makeExpert(app, maker);
    const studio = backOffice(maker, 'studio');
    const id = await draftVideo(app, maker, 'studio');
    expect((await add(id, 'en_US', writtenCaptions, studio)).status).toBe(201);
    // A draft is the maker's alone.
    expect((await desk.get('video-captions', `${id}-en_US`)).status).toBe(404);
    expect((await add(id, 'ar')).body.errorCode).toBe(errors.unknownVideo.code);
    await studio.update('videos', id, { event: 'submit' });
    const fixed = errors.videoFixed.code;
    expect((await desk.get('video-captions', `${id}-en_US`)).body.text).toBe(writtenCaptions);
    for (const office of [desk, studio]) {
      expect((await add(id, 'ar', writtenCaptions, office)).body.errorCode).toBe(fixed);
      const text = writtenCaptions.replace('goal', 'miss');
      const changed = await office.update('video-captions', `${id}-en_US`, { text });
      expect(changed.body.errorCode).toBe(fixed);
      const removed = await office.remove('video-captions', `${id}-en_US`);
      expect(removed.body.errorCode).toBe(fixed);
    }
    const ofDesk = (await desk.create('videos', draftedVideo)).body.id;
    expect((await add(ofDesk, 'en_US', writtenCaptions, studio)).body.errorCode).toBe(
      errors.unknownVideo.code,
    );
    const other = backOffice(await person(app).signInAs('expert'), 'studio');
    expect((await other.get('video-captions', `${id}-en_US`)).status).toBe(404);
  });
});
