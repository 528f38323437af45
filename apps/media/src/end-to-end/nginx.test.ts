import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

const config = path.join(import.meta.dirname, '../../../../deploy/nginx-live.conf');
const withoutNginx = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe.skipIf(withoutNginx)(`nginx in front (${withoutNginx ?? 'installed'})`, () => {
  let media: TestMedia;
  let nginx: ChildProcess;
  let origin: string;
  let stream: string;
  let ahead = 0;

  beforeAll(async () => {
    media = await testMedia({ now: () => Date.now() + ahead });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const folder = path.join(media.folder, 'nginx');
    await mkdir(folder);
    const live = (await readFile(config, 'utf8'))
      .replace('127.0.0.1:4001', new URL(media.origin).host)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/var/cache/nginx/live', `${folder}/cache`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
      `http { access_log off; ${temporary.map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}`,
      live,
      '}',
    ];
    await writeFile(`${folder}/nginx.conf`, lines.join('\n'));
    nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
    stream = media.name();
    void media.encode(stream).send(40);
    await media.until(stream, /EXTINF/);
    for (let tries = 0; tries < 100; tries++) {
      if (await fetch(origin).catch(() => null)) return;
      await sleep(50);
    }
    throw new Error('nginx does not answer');
  }, 60_000);
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await Promise.race([ended, sleep(2_000)]);
    nginx.kill('SIGKILL');
    await media.stop();
  });

  const get = (file: string, token = media.token(stream)) =>
    fetch(`${origin}/live/${token}/${stream}/${file}`);
  const segment = async () => /\w+\/s\d+\.m4s/.exec(await media.until(stream, /EXTINF/))![0];

  test('What one viewer got is given to another from the cache', async () => {
    const file = await segment();
    const [first, second] = [await get(file), await get(`${file}?extra=1`)];
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
  });

  test('What is cached is given to nobody without a token that is good here', async () => {
    const file = await segment();
    expect((await get(file)).status).toBe(200);
    for (const token of [
      'forged.token',
      media.token('another'),
      media.token(stream, { expires: Date.now() - 1 }),
    ]) {
      expect((await get(file, token)).status).toBe(403);
    }
    expect((await fetch(`${origin}/authorise`)).status).toBe(404);
    expect((await fetch(`${origin}/control/cut`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });

  test('Many who wait for the same part are one to media', async () => {
    const playlist = await (await get('live.m3u8')).text();
    const whole = (playlist.match(/#EXTINF/g) ?? []).length;
    const next = Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)![1]) + whole + 1;
    const asked = Array.from({ length: 30 }, () => get(`live.m3u8?_HLS_msn=${next}&_HLS_part=0`));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const misses = answers.filter(({ headers }) => headers.get('x-cache') === 'MISS');
    expect(misses).toHaveLength(1);
  });

  describe('A video', () => {
    const [key, folder] = ['a'.repeat(32), 'b'.repeat(32)];
    const film = Buffer.from('0123456789');
    beforeAll(async () => {
      const files = { 'original.mp4': film, '720/1.m4s': film, 'captions-ar.vtt': 'WEBVTT' };
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(media.folder, 'videos', folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      media.server.folders.set(key, folder);
    });
    const vod = (file: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/vod/${key}/${file}`, { headers });

    test('is cached but for what changes, and held by nobody else without being asked for', async () => {
      const [first, second] = [await vod('720/1.m4s'), await vod('720/1.m4s?extra=1')];
      expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
      expect(await second.text()).toBe('0123456789');
      expect(second.headers.get('cache-control')).toBe('no-cache');
      expect(second.headers.get('content-security-policy')).toContain('sandbox');
      const etag = second.headers.get('etag')!;
      expect((await vod('720/1.m4s', { 'if-none-match': etag })).status).toBe(304);
      expect((await vod('720/1.m4s', { range: 'bytes=2-3' })).status).toBe(206);
      const captions = [await vod('captions-ar.vtt'), await vod('captions-ar.vtt')];
      expect(captions.map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'MISS']);
      const part = await vod('original.mp4', { range: 'bytes=-3' });
      expect([part.status, await part.text()]).toEqual([206, '789']);
    });

    test('that is taken down is given from the cache to nobody', async () => {
      expect((await vod('720/1.m4s')).headers.get('x-cache')).toBe('HIT');
      media.server.folders.delete(key);
      // By then media has asked again.
      ahead += 5_001;
      for (const file of ['720/1.m4s', 'captions-ar.vtt']) {
        expect((await vod(file)).status, file).toBe(403);
      }
      expect((await vod('original.mp4')).status).toBe(404);
    });
  });

  test('A page renews its lease through it', async () => {
    const body = media.token(stream);
    expect((await fetch(`${origin}/leases`, { method: 'POST', body })).status).toBe(204);
  });

  test('A ban holds for what is cached, too', async () => {
    const file = await segment();
    const token = media.token(stream);
    expect((await get(file, token)).status).toBe(200);
    await media.cut(stream, 'banned');
    expect((await get(file, token)).status).toBe(403);
  });
});
