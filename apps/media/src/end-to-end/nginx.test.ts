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

  beforeAll(async () => {
    media = await testMedia();
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
