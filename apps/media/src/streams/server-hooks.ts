import { setTimeout as sleep } from 'node:timers/promises';
import {
  type MediaEvent,
  mediaPaths,
  type PublishAnswer,
  type PublishRequest,
  publishAnswer,
} from '@xiongmao/api/live/media';
import type { MediaProof } from '@xiongmao/api/live/media-proof';
import { createLineBudget, type Log } from '../log.ts';

/** What the server is asked and told. */
export interface ServerHooks {
  /** Whether a key may publish; null when the server can't be asked. */
  publish(request: PublishRequest): Promise<PublishAnswer | null>;
  /** Tells of what became of a stream, in order; what can't be told is logged. */
  tell(event: MediaEvent): void;
}

const timeoutMs = 5_000;
const retryDelaysMs = [500, 2_000, 5_000];
/** Events of one stream that wait to be told. */
const mostUntold = 50;
const mostBytes = 64 * 1024;

export function createServerHooks(serverUrl: string, proof: MediaProof, log: Log): ServerHooks {
  const lines = new Map<string, { last: Promise<void>; length: number }>();
  const maySay = createLineBudget(60, Date.now);

  async function post(path: string, content: unknown): Promise<unknown> {
    const body = JSON.stringify(content);
    const response = await fetch(`${serverUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof.headers(path, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok || text.length > mostBytes) throw new Error(`answered ${response.status}`);
    const answer = JSON.parse(text) as { status?: string; result?: unknown };
    if (answer.status !== 'success') throw new Error(`answered ${answer.status}`);
    return answer.result;
  }

  async function tellNow(event: MediaEvent): Promise<void> {
    for (const pause of [...retryDelaysMs, null]) {
      try {
        await post(mediaPaths.event, event);
        return;
      } catch (error) {
        const { kind, stream } = event;
        if (pause === null) log.error({ err: error, kind, stream }, 'the server was not told');
        else await sleep(pause, undefined, { ref: false });
      }
    }
  }

  return {
    async publish(request) {
      try {
        return publishAnswer.parse(await post(mediaPaths.publish, request));
      } catch (error) {
        if (maySay()) {
          log.error({ err: error, stream: request.stream }, 'the server could not be asked');
        }
        return null;
      }
    },

    tell(event) {
      const line = lines.get(event.stream) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= mostUntold) return;
      line.length++;
      lines.set(event.stream, line);
      line.last = line.last.then(async () => {
        await tellNow(event);
        line.length--;
        if (line.length === 0) lines.delete(event.stream);
      });
    },
  };
}
