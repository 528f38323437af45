import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { CutReason } from '@xiongmao/api/live/media';
import type { StreamKey } from '@xiongmao/api/live/stream-key';
import { createLineBudget, type Log } from '../log.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { EndPublisher, PublishResult } from '../rtmp/connection.ts';
import { createRelay, type Relay } from './relay.ts';
import type { ServerHooks } from './server-hooks.ts';
import { createStream, type Session, type Stream, type StreamLimits } from './stream.ts';

export interface Streams {
  /** Asks the server whether a key may publish, and opens its stream. */
  publish(key: StreamKey, address: string, end: EndPublisher): Promise<PublishResult>;
  get(name: string): Stream | null;
  all(): Stream[];
  /** Whether nothing of a stream is given, or nothing of one of these recordings. */
  isBanned(name: string, recordings: readonly string[]): boolean;
  /** Ends a stream at once, or its publisher alone; false where there is none, or it is another recording. */
  cut(name: string, reason: CutReason, recording?: string): boolean;
  /** Goes on in another recording; false where it is another one already. */
  begin(name: string, recording: string): boolean;
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
  /** The newest publisher of each stream. */
  const relays = new Map<string, Relay>();
  /** When a stream was cut last: who was let in before that is not let in after it. */
  const cuts = new Map<string, number>();
  /**
   * Until when a stream, or one of its recordings (`<stream>/<recording>`), is banned; a stream for less where the
   * server lets somebody publish it before.
   */
  const bans = new Map<string, number>();

  const ticking = setInterval(() => {
    for (const [name, stream] of streams) {
      stream.tick();
      if (!stream.isOver) continue;
      streams.delete(name);
      relays.delete(name);
    }
    for (const [name, at] of cuts) if (now() - at > longestAsking) cuts.delete(name);
    for (const [name, until] of bans) if (now() >= until) bans.delete(name);
  }, tickMs);
  ticking.unref();

  function opened(name: string): Stream | null {
    const found = streams.get(name);
    if (found && found.state !== 'ended') return found;
    if (!found && streams.size >= most) return null;
    return made(name);
  }

  function made(name: string): Stream {
    const stream = createStream({ name, recorder: recorder(name), limits, now, tell: hooks.tell });
    streams.set(name, stream);
    return stream;
  }

  /** A publisher of a stream, which takes its place in what the stream is next. */
  function relayOf(stream: Stream, session: Session): Relay {
    let current = stream;
    const relay: Relay = createRelay(stream.open(session), () => {
      if (relays.get(current.name) !== relay || current.state === 'ended') return null;
      current.end('begun');
      current = made(current.name);
      return current.open(session);
    });
    relays.set(stream.name, relay);
    return relay;
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
      bans.delete(name);
      return { accepted: true, publisher: relayOf(stream, { id, end }).publisher };
    },

    get: (name) => streams.get(name) ?? null,
    all: () => [...streams.values()],
    isBanned: (name, recordings) =>
      bans.has(name) || recordings.some((recording) => bans.has(`${name}/${recording}`)),

    begin(name, recording) {
      const stream = streams.get(name);
      if (stream?.recorder.recording !== recording || stream.state === 'ended') return false;
      if (stream.hasPublisher) relays.get(name)!.begin();
      else stream.end('begun');
      return true;
    },

    cut(name, reason, recording) {
      const stream = streams.get(name);
      if (reason === 'banned') {
        bans.set(recording ? `${name}/${recording}` : name, now() + limits.afterBan);
      }
      if (recording && stream?.recorder.recording !== recording) return false;
      cuts.set(name, now());
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
