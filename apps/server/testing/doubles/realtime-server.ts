import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { languageOfHandshake } from '#platform/http/language.ts';
import type { Limits } from '#platform/realtime/limits.ts';
import { createRealtime } from '#platform/realtime/realtime.ts';
import type { ServedChannel } from '#platform/realtime/served-channel.ts';

/**
 * The layer alone, with channels of a test's own. Callers name their address in `x-address`; the token in
 * their cookie is their account's number; where `everyone` is given, all are that account.
 */
export async function realtimeServer(
  channels: readonly ServedChannel[],
  limits: Partial<Limits> = {},
  everyone?: number,
  redisUrl?: string,
) {
  const http = createServer();
  const metrics = createMetrics();
  let released = Promise.resolve();
  /** Whoever comes from now on waits until that is called. */
  function holdHandshakes(): () => void {
    let release: () => void = () => undefined;
    released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const realtime = await createRealtime(http, {
    origins: ['https://www.example.org'],
    redisUrl,
    limits: { guests: 1_000, buffer: 256 * 1024, ...limits },
    visitors: {
      addressOf: ({ headers }: IncomingMessage) => String(headers['x-address'] ?? '192.0.2.1'),
      languageOf: languageOfHandshake,
      tokenOf: ({ headers }) =>
        /token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? everyone?.toString(),
      shieldedOf: () => released.then(() => null),
      find: async (token) =>
        /^\d+$/.test(token) ? { uid: Number(token), sessionId: `session-${token}` } : null,
    },
    metrics,
    log,
  });
  realtime.serve(channels);
  const connections = new Set<Socket>();
  http.on('connection', (connection: Socket) => connections.add(connection));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  onTestFinished(() => realtime.stop());
  const metric = (name: string) =>
    Number(
      [...realtime.figures(), ...metrics.lines()]
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  /** As when the network fails. */
  function breakAll(): void {
    for (const connection of connections) connection.destroy();
  }
  /** What stands, whoever counts it. */
  const standing = () => [...connections].filter(({ destroyed }) => !destroyed).length;
  return { realtime, origin, log, metric, breakAll, standing, holdHandshakes };
}

/** A client's WebSocket with nothing in between: what it hears, and how it ends. */
export async function bareSocket(origin: string, headers: Record<string, string> = {}) {
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  const ended = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  socket.on('message', (data) => {
    const text = String(data);
    heard.push(text);
    if (text.startsWith('0')) socket.send('40');
    if (text === '2') socket.send('3');
  });
  const refused = new Promise<never>((_, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      let words = '';
      response.on('data', (chunk) => {
        words += chunk;
      });
      response.on('end', () => reject(new Error(`${response.statusCode} ${words}`)));
    });
    socket.on('error', reject);
  });
  refused.catch(() => undefined);
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('40')) resolve();
    });
  });
  await Promise.race([joined, refused, ended]);
  return { socket, heard, ended };
}
