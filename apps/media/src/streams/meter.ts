const windowSeconds = 10;

/** What comes in of a stream, over the last ten seconds. */
export interface Meter {
  bytes(count: number): void;
  frame(key: boolean, time: number): void;
  read(): { bitrate: number; frameRate: number; keyFrameInterval: number; bytesIn: number };
}

export function createMeter(now: () => number): Meter {
  const begun = now();
  /** By second, in a ring. */
  const seconds = Array.from({ length: windowSeconds }, () => ({ at: -1, bytes: 0, frames: 0 }));
  let bytesIn = 0;
  let lastKey: number | null = null;
  let keyFrameInterval = 0;

  function current() {
    const at = Math.floor(now() / 1000);
    const slot = seconds[at % windowSeconds]!;
    if (slot.at !== at) Object.assign(slot, { at, bytes: 0, frames: 0 });
    return slot;
  }

  return {
    bytes(count) {
      bytesIn += count;
      current().bytes += count;
    },
    frame(key, time) {
      current().frames++;
      if (!key) return;
      if (lastKey !== null && time > lastKey) keyFrameInterval = (time - lastKey) / 1000;
      lastKey = time;
    },
    read() {
      const at = now();
      const since = Math.floor(at / 1000) - windowSeconds;
      const recent = seconds.filter((slot) => slot.at > since);
      const sum = (what: 'bytes' | 'frames') =>
        recent.reduce((total, slot) => total + slot[what], 0);
      // The second under way counts for as much of it as has passed.
      const full = windowSeconds - 1 + (at % 1000) / 1000;
      const length = Math.max(0.5, Math.min((at - begun) / 1000, full));
      return {
        bitrate: Math.round((sum('bytes') * 8) / length),
        frameRate: Math.round((sum('frames') / length) * 10) / 10,
        keyFrameInterval,
        bytesIn,
      };
    },
  };
}
