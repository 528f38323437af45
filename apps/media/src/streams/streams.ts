import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { CutReason } from '@xiongmao/api/live/media';
import type { StreamKey } from '@xiongmao/api/live/stream-key';
import { createLineBudget, type Log } from '../log.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { EndPublisher, PublishResult } from '../rtmp/connection.ts';
import type { ServerHooks } from './server-hooks.ts';
import { createStream, type Stream, type StreamLimits } from './stream.ts';

export interface Streams {
  /** Asks the server whether a key may publish, and opens its stream. */
  publish(key: StreamKey, address: string, end: EndPublisher): Promise<PublishResult>;
  get(name: string): Stream | null;
  all(): Stream[];
  /** Ends a stream at once; false where there is none. */
  cut(name: string, reason: CutReason): boolean;
  /** Lets go of all publishers, as the process ends: they come back to the next one. */
  close(): void;
}

interface Parts {
  hooks: ServerHooks;
  recorder: (stream: string) => Recorder;
  limits: StreamLimits;
  /** Streams at once. */
  most: number;
  now: () => number;
  log: Log;
}

const tickMs = 250;
/** ms from a publisher's question to its answer, and more. */
const longestAsking = 60_000;

/** Keys that the server is asked about at once; networks take turns, and hosts within them. */
const asking = {
  atOncePerNetwork: 4,
  atOnce: 64,
  waitingPerHost: 16,
  waitingPerNetwork: 64,
  waiting: 400,
};

export function createStreams({ hooks, recorder, limits, most, now, log }: Parts): Streams {
  const streams = new Map<string, Stream>();
  const turns = createFairQueue(asking);
  const maySay = createLineBudget(60, now);
  /** When a stream was cut last: who was let in before that is not let in after it. */
  const cuts = new Map<string, number>();

  const ticking = setInterval(() => {
    for (const [name, stream] of streams) {
      stream.tick();
      if (stream.isOver) streams.delete(name);
    }
    for (const [name, at] of cuts) if (now() - at > longestAsking) cuts.delete(name);
  }, tickMs);
  ticking.unref();

  function opened(name: string): Stream | null {
    const found = streams.get(name);
    if (found && found.state !== 'ended') return found;
    if (!found && streams.size >= most) return null;
    const stream = createStream({ name, recorder: recorder(name), limits, now, tell: hooks.tell });
    streams.set(name, stream);
    return stream;
  }

  return {
    async publish({ stream: name, secret }, address, end) {
      const id = randomUUID();
      const askedAt = now();
      const about = { stream: name, session: id, network: networkOf(address) };
      const answer = await turns
        .run(address, async () => {
          const given = await hooks.publish({ stream: name, secret, session: id, address });
          if (given && !given.allowed) await sleep(limits.refusal);
          return given;
        })
        .catch((error: unknown) => {
          if (error instanceof NoRoom) return null;
          throw error;
        });
      if (!answer) return { accepted: false, reason: 'unavailable', final: false };
      if (!answer.allowed) {
        if (maySay()) log.info({ ...about, reason: answer.reason }, 'a publisher was refused');
        return { accepted: false, reason: answer.reason, final: true };
      }
      if ((cuts.get(name) ?? 0) >= askedAt) return { accepted: false, reason: 'cut', final: false };
      const stream = opened(name);
      if (!stream) {
        log.warn(about, 'there are as many streams as may be');
        return { accepted: false, reason: 'full', final: false };
      }
      log.info(about, 'a publisher was accepted');
      return { accepted: true, publisher: stream.open({ id, end }) };
    },

    get: (name) => streams.get(name) ?? null,
    all: () => [...streams.values()],

    cut(name, reason) {
      cuts.set(name, now());
      const stream = streams.get(name);
      if (!stream) return false;
      log.info({ stream: name, reason }, 'a stream was cut');
      stream.cut(reason);
      return true;
    },

    close() {
      clearInterval(ticking);
      for (const stream of streams.values()) stream.close();
    },
  };
}
