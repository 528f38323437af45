import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import type { Log } from '#platform/logging/log.ts';

/** ms between writes. */
const interval = 2_000;
/** For so many ms who looks at the same again is not counted. */
const onceIn = 30 * 60_000;
/** Viewers remembered; beyond it those who came first are forgotten. */
const mostViewers = 100_000;

export interface Views {
  /** Whether this is one more. Throws as `refuseUnknown`. */
  count(id: number, viewer: string): Promise<boolean>;
  stop(): Promise<void>;
}

interface Viewed {
  log: Log;
  now: () => Date;
  /** Throws for what nobody may see. */
  refuseUnknown(id: number, now: Date): Promise<void>;
  /** Adds what came since, in the order of ids; what may not be seen any more is left out. */
  write(ids: readonly number[], counts: readonly number[]): Promise<unknown>;
}

/**
 * Counts who looks at what: in memory, written together every other second, so that a storm of viewers is one statement.
 * Each process remembers its own viewers; what a process that dies had not written yet is lost.
 */
export function createViews({ log, now, refuseUnknown, write }: Viewed): Views {
  const viewers = new BoundedMap<string, number>(mostViewers);
  let counted = new Map<number, number>();
  let writing: Promise<void> = Promise.resolve();

  async function writeAll(): Promise<void> {
    if (counted.size === 0) return;
    const taken = [...counted].sort(([one], [other]) => one - other);
    counted = new Map();
    try {
      await write(
        taken.map(([id]) => id),
        taken.map(([, views]) => views),
      );
    } catch (error) {
      log.error({ err: error, viewed: taken.length }, 'views were not written, and are lost');
    }
  }
  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(flush, interval);
  timer.unref();

  return {
    async count(id, viewer) {
      const at = now();
      if (!counted.has(id)) await refuseUnknown(id, at);
      const key = `${id} ${viewer}`;
      const last = viewers.get(key);
      if (last !== undefined && at.getTime() - last < onceIn) return false;
      viewers.set(key, at.getTime());
      counted.set(id, (counted.get(id) ?? 0) + 1);
      return true;
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
