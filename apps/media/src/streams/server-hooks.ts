import { setTimeout as sleep } from 'node:timers/promises';
import {
  type MediaEvent,
  mediaPaths,
  type PublishAnswer,
  type PublishRequest,
  publishAnswer,
} from '@xiongmao/api/live/media';
import type { AskServer } from '../http/ask-server.ts';
import { createLineBudget, type Log } from '../log.ts';

/** What the server is asked and told. */
export interface ServerHooks {
  /** Whether a key may publish; null when the server can't be asked. */
  publish(request: PublishRequest): Promise<PublishAnswer | null>;
  /** Tells of what became of a stream, in order; what can't be told is logged. */
  tell(event: MediaEvent): void;
}

const retryDelaysMs = [500, 2_000, 5_000];
/** Events of one stream that wait to be told. */
const mostUntold = 50;

export function createServerHooks(ask: AskServer, log: Log): ServerHooks {
  const lines = new Map<string, { last: Promise<void>; length: number }>();
  const maySay = createLineBudget(60, Date.now);

  async function tellNow(event: MediaEvent): Promise<void> {
    for (const pause of [...retryDelaysMs, null]) {
      try {
        await ask(mediaPaths.event, event);
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
        return publishAnswer.parse(await ask(mediaPaths.publish, request));
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
