import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectBytes, handshakeBytes, publishBytes } from '@xiongmao/rtmp/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileBytes } from '../../testing/fuzz.ts';
import { createRandom } from '../../testing/random.ts';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

/** Of them all: `FUZZ_CONNECTIONS=10000` takes ten seconds and more. */
const hostiles = Number(process.env.FUZZ_CONNECTIONS ?? 1000);

let media: TestMedia;
beforeAll(async () => {
  media = await testMedia({
    limits: { refusal: 20 },
    budgets: { waiting: { ofHost: 5, ofNetwork: 12, inAll: 50 }, publishWithin: 600 },
  });
});
afterAll(() => media.stop());

function open(localAddress: string) {
  const socket = connect({ port: media.rtmpPort, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.resume();
  // However it ends: who writes as they are cut may be told by a reset.
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, ended };
}
const cutFor = async (reason: string) => {
  const text = await (await fetch(`${media.origin}/metrics`)).text();
  return Number(
    new RegExp(`connections_cut_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
};

test('Who says nothing, or a byte at a time, is cut in time', async () => {
  const before = await cutFor('slowHandshake');
  const silent = open('127.0.0.2');
  const slow = open('127.0.0.2');
  const hello = handshakeBytes();
  let said = 0;
  const dripping = setInterval(() => slow.socket.write(hello.subarray(said, ++said)), 20);
  await Promise.all([silent.ended, slow.ended]);
  clearInterval(dripping);
  expect(said).toBeGreaterThan(1);
  expect(await cutFor('slowHandshake')).toBe(before + 2);
});

test('Strangers of one host, and all of them together, have so many connections', async () => {
  const many = (count: number, host: string) => Array.from({ length: count }, () => open(host));
  const before = await cutFor('tooManyConnections');
  const ofOne = many(8, '127.0.0.3');
  const cutOf = (opened: typeof ofOne) => opened.filter(({ socket }) => socket.destroyed).length;
  await expect.poll(() => cutOf(ofOne)).toBe(3);
  const others = ['4', '5', '6'].flatMap((host) => many(4, `127.0.0.${host}`));
  await expect.poll(() => cutFor('tooManyConnections')).toBe(before + 3 + 5);
  await Promise.all([...ofOne, ...others].map(({ ended }) => ended));
});

test('Who asks on and on and reads no answer is cut', async () => {
  const { socket, ended } = open('127.0.0.7');
  const stream = media.name();
  socket.write(
    Buffer.concat([handshakeBytes(), connectBytes(), publishBytes(`${stream}?key=good`)]),
  );
  await expect.poll(() => media.server.asked.some((asked) => asked.stream === stream)).toBe(true);
  socket.pause();
  // Each is answered by several times its length; what lies between the two holds some megabytes.
  const asking = Buffer.concat(Array.from({ length: 1_000 }, () => connectBytes()));
  const cut = ended.then(() => 'cut');
  for (let times = 0; times < 150 && !socket.destroyed; times++) {
    await new Promise((resolve) => socket.write(asking, resolve));
  }
  expect(await Promise.race([cut, sleep(1_000, 'still there')])).toBe('cut');
});

test(
  'While hostile encoders come and go a stream does not stall',
  async () => {
    const stream = media.name();
    const encoder = media.encode(stream);
    void encoder.send(30 + hostiles / 20);
    await media.until(stream, /EXT-X-PART:/);

    const hostile = async (seed: number) => {
      const random = createRandom(seed);
      const { socket, ended } = open(`127.0.1.${1 + (seed % 200)}`);
      for (const piece of hostileBytes(random, 'hostile?key=wrong')) socket.write(piece);
      socket.end();
      await ended;
    };
    const attack = (async () => {
      for (let seed = 0; seed < hostiles; seed += 10) {
        await Promise.all(Array.from({ length: 10 }, (_, of) => hostile(seed + of)));
      }
    })();

    const gaps: number[] = [];
    let isOver = false;
    attack.finally(() => {
      isOver = true;
    });
    for (let last = performance.now(), seen = ''; !isOver; await sleep(20)) {
      const text = await (await media.get(stream, 'live.m3u8')).text();
      const [part = ''] = /p\d+\.m4s"\n*$/.exec(text) ?? [];
      if (part === seen) continue;
      gaps.push(performance.now() - last);
      [last, seen] = [performance.now(), part];
    }
    await attack;
    expect(Math.max(...gaps)).toBeLessThan(1_500);
    expect(encoder.told).toEqual(['NetStream.Publish.Start']);
    const closing = media.log.filter((line) => line.includes('"unexpected"'));
    expect(closing).toEqual([]);
    await media.cut(stream, 'ended');
  },
  60_000 + hostiles * 50,
);
