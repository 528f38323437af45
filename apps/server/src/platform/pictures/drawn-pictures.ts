import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import { hostOf } from '@xiongmao/api/hosting/callers/network';
import type { Clock } from '#platform/clock.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';

interface Bounds {
  /** Pictures a minute that are drawn for one address; one that was drawn is sent to whoever asks. */
  mostDrawn: number;
  /** Bytes. */
  mostKept: number;
}

/** Answers the picture of a name, drawn unless it is kept. Throws `unavailable` and TooManyRequests. */
export type DrawnPictures = (
  name: string,
  ip: string,
  draw: () => Promise<Buffer>,
) => Promise<Buffer>;

/** Pictures that are drawn when they are asked for, within what who asks may have drawn, and kept for others. */
export function createDrawnPictures(clock: Clock, { mostDrawn, mostKept }: Bounds): DrawnPictures {
  const drawn = new RateLimit({
    most: mostDrawn,
    mostKeys: 50_000,
    now: () => clock.now().getTime(),
  });
  // Drawing takes a processor for some hundred milliseconds: two at most have one, and few wait.
  const queue = createFairQueue({
    ...{ atOncePerNetwork: 1, atOnce: 2, waitingPerHost: 4, waitingPerNetwork: 8, waiting: 32 },
  });
  const pictures = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
    pictures.delete(name);
  }

  /** Those that were drawn first go first. */
  function keep(name: string, drawing: Promise<Buffer>): Promise<Buffer> {
    pictures.set(name, drawing);
    drawing.then(
      ({ length }) => {
        sizes.set(name, length);
        bytes += length;
        for (const oldest of sizes.keys()) {
          if (bytes <= mostKept) break;
          forget(oldest);
        }
      },
      () => forget(name),
    );
    return drawing;
  }

  return async (name, ip, draw) => {
    const held = pictures.get(name);
    if (held) return held;
    const wait = drawn.take(hostOf(ip));
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      return await keep(name, queue.run(ip, draw));
    } catch (error) {
      throw error instanceof NoRoom ? new CodedError('unavailable') : error;
    }
  };
}
