import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { afterFile } from '#testing/after-file.ts';
import { createStreams } from './streams.ts';

const streamOf = (name: string, url: string) => ({
  name,
  match: '1',
  channel: 'frames',
  url,
  greeting: [],
});

async function flood(messages: readonly string[]) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    for (const message of messages) socket.send(message);
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const streams = createStreams({
    now: Date.now,
    onMessage: () => undefined,
    onTrouble: () => undefined,
    clean: (text) => text,
  });
  afterFile(() => {
    streams.stop();
    server.close();
  });
  return { server, streams, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('Who sends more than is read waits, and loses nothing by it', async () => {
  const size = 1024 * 1024;
  const sent = Array.from({ length: 60 }, (_, nth) => JSON.stringify([nth, 'x'.repeat(size)]));
  const { streams, url } = await flood(sent);
  streams.tend([streamOf('one', url)]);
  const heard: number[] = [];
  const most = { at: 0 };
  await expect
    .poll(
      () => {
        const messages = streams.take().flatMap((one) => one.messages as [number, string][]);
        most.at = Math.max(most.at, messages.length);
        heard.push(...messages.map(([nth]) => nth));
        return heard.length;
      },
      { interval: 500, timeout: 30_000 },
    )
    .toBe(sent.length);
  expect(heard).toEqual(sent.map((_, nth) => nth));
  expect(most.at).toBeLessThan(20);
});

test('Who sends many small messages waits as well', async () => {
  const sent = Array.from({ length: 100_000 }, () => '{}');
  const { streams, url } = await flood(sent);
  streams.tend([streamOf('one', url)]);
  const taken: number[] = [];
  await expect
    .poll(
      () => {
        taken.push(streams.take().flatMap((one) => one.messages).length);
        return taken.reduce((all, one) => all + one, 0);
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBe(sent.length);
  expect(Math.max(...taken)).toBeLessThan(40_000);
});

test('No more sockets are opened than are ever in play', async () => {
  const { server, streams, url } = await flood([]);
  streams.tend(Array.from({ length: 400 }, (_, nth) => streamOf(`match ${nth}`, url)));
  await expect.poll(() => server.clients.size).toBe(200);
});
