import { randomUUID } from 'node:crypto';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { type MediaEvent, mediaPaths, type StreamHealth } from '@xiongmao/api/live/media';
import { createPlayTokens } from '@xiongmao/api/live/play-token';
import { readStreamKey } from '@xiongmao/api/live/stream-key';
import { type TestApp, testKey } from '#testing/app.ts';
import { localServer } from '#testing/doubles/local-server.ts';
import type { Person } from '#testing/people/person.ts';

const proof = createMediaProof(testKey);
export const tokens = createPlayTokens(testKey);

/** What media says of a stream that arrives as it should. */
export const healthy = (stream: string, recording: string): StreamHealth => ({
  ...{ stream, recording, state: 'live', since: Date.now(), width: 1280, height: 720 },
  ...{ codecs: 'avc1.64001f,mp4a.40.2', bitrate: 3_000_000, frameRate: 30, keyFrameInterval: 2 },
  ...{ drops: 0, viewers: 3, bytesIn: 1, bytesOut: 1, memory: 1 },
  ...{ recordingState: 'recording', replacements: 0 },
});

/** Media as the server knows it: it answers what it is asked, and tells what a test has it tell. */
export async function mediaDouble() {
  const asked: { path: string; content: Record<string, unknown> }[] = [];
  const double = {
    asked,
    streams: [] as StreamHealth[],
    /** It answers nothing. */
    isDead: false,
    url: '',
  };
  const { url } = await localServer(({ path, headers, body }) => {
    if (double.isDead) return { status: 503, body: {} };
    if (!proof.check(headers, path, body)) return { status: 403, body: { error: 'forbidden' } };
    if (path === mediaPaths.streams) return { body: { streams: double.streams } };
    asked.push({ path, content: JSON.parse(body) });
    return { body: path === mediaPaths.begin ? { begun: true } : { cut: true } };
  });
  double.url = url;
  return double;
}

async function post(app: TestApp, path: string, content: object, headers?: Record<string, string>) {
  const body = JSON.stringify(content);
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers ?? proof.headers(path, body)) },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  return (await response.json()) as { status: string; errorCode?: number; result?: any };
}

/** What media asks and tells. */
export const asMedia = (app: TestApp) => ({
  /** Whether a key may publish, or the reason why not. */
  async publish(key: string, headers?: Record<string, string>): Promise<true | string> {
    const content = { ...readStreamKey(key), session: randomUUID(), address: '203.0.113.7' };
    const { result, errorCode } = await post(app, mediaPaths.publish, content, headers);
    return result?.allowed === true || String(result?.reason ?? errorCode);
  },
  async tell(
    stream: string,
    kind: MediaEvent['kind'],
    more: { recording?: string; reason?: string; session?: string } = {},
    headers?: Record<string, string>,
  ) {
    const event = {
      recording: 'rec1',
      session: randomUUID(),
      ...more,
      kind,
      stream,
      at: Date.now(),
    };
    return (await post(app, mediaPaths.event, event, headers)).status === 'success';
  },
});

/** Makes an anchor's key, and answers its public part with it. */
export async function keyOf(anchor: Person): Promise<{ key: string; stream: string }> {
  const { result } = await anchor.post('/anchor/streamKey', {});
  return { key: result.key, stream: readStreamKey(result.key)!.stream };
}
