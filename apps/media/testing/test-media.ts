import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { type CutReason, mediaPaths } from '@xiongmao/api/live/media';
import { createPlayTokens, type PlayClaims } from '@xiongmao/api/live/play-token';
import { pino } from 'pino';
import { readEnv } from '../src/env.ts';
import { createMedia, type MediaOptions } from '../src/media.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { createServerDouble, type ServerDouble } from './server-double.ts';

const key = 'a key of the tests, which is long enough';

export interface TestMedia {
  origin: string;
  rtmpPort: number;
  folder: string;
  server: ServerDouble;
  /** What it has logged. */
  log: string[];
  /** A stream's name that no other test has. */
  name(): string;
  encode(stream: string, secret?: string, from?: string): Encoder;
  token(stream: string, claims?: Partial<PlayClaims>): string;
  /** Asks for a file of a stream as a viewer of its own. */
  get(stream: string, file: string, token?: string): Promise<Response>;
  /** The live playlist's lines, once one of them is as wanted. */
  until(stream: string, wanted: RegExp, file?: string): Promise<string>;
  control(path: string, content: unknown, headers?: Record<string, string>): Promise<Response>;
  cut(stream: string, reason: CutReason, recording?: string): Promise<Response>;
  stop(): Promise<void>;
}

/** The media process in this one, on free ports, beside a double of the server. */
export async function testMedia(options: Partial<MediaOptions> = {}): Promise<TestMedia> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-media-'));
  const server = await createServerDouble(key);
  const log: string[] = [];
  const env = readEnv({
    SERVER_URL: server.url,
    DATA_DIR: folder,
    MEDIA_HTTP_PORT: '0',
    MEDIA_RTMP_PORT: '0',
  });
  const media = createMedia({
    env,
    key,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    ...options,
  });
  const { httpPort, rtmpPort } = await media.start();
  const origin = `http://127.0.0.1:${httpPort}`;
  const [tokens, proof] = [createPlayTokens(key), createMediaProof(key)];
  const encoders: Encoder[] = [];

  const token = (stream: string, claims: Partial<PlayClaims> = {}) =>
    tokens.issue({
      stream,
      lease: randomUUID(),
      viewer: 'viewer',
      expires: Date.now() + 60_000,
      ...claims,
    });
  const get = (stream: string, file: string, by = token(stream)) =>
    fetch(`${origin}/live/${by}/${stream}/${file}`);

  function control(at: string, content: unknown, headers?: Record<string, string>) {
    const body = JSON.stringify(content);
    const signed = headers ?? proof.headers(at, body);
    return fetch(`${origin}${at}`, { method: 'POST', body, headers: signed });
  }

  return {
    origin,
    rtmpPort,
    folder,
    server,
    log,
    name: () => `s${randomUUID().slice(0, 8)}`,
    encode(stream, secret = 'good', from) {
      const encoder = createEncoder(rtmpPort, `${stream}?key=${secret}`, from);
      encoders.push(encoder);
      return encoder;
    },
    token,
    get,
    async until(stream, wanted, file = 'live.m3u8') {
      const by = token(stream);
      for (let tries = 0; tries < 200; tries++) {
        const response = await get(stream, file, by);
        const text = await response.text();
        if (response.ok && wanted.test(text)) return text;
        await sleep(50);
      }
      throw new Error(`${file} of ${stream} never said ${wanted}`);
    },
    control,
    cut: (stream, reason, recording) => control(mediaPaths.cut, { stream, reason, recording }),
    async stop() {
      for (const encoder of encoders) encoder.close();
      await media.stop();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
