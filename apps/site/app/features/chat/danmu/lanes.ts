/** px/s: the same for all, so that none catches up with another. */
export const speedOf = (width: number): number => Math.max(60, width / 8);
/** px between two in one lane. */
const gap = 24;

/** Rows over a picture: each has room for another once the last one's tail has come in. */
export function createLanes(count: number) {
  const freeAt: number[] = Array.from({ length: count }, () => 0);
  return {
    /** The lane for what is `length` px long, from now (ms) on; null: all are taken. */
    take(now: number, length: number, speed: number): number | null {
      const lane = freeAt.findIndex((at) => at <= now);
      if (lane < 0) return null;
      freeAt[lane] = now + ((length + gap) / speed) * 1000;
      return lane;
    },
  };
}
export type Lanes = ReturnType<typeof createLanes>;

/** What time is for what only moves while the picture does. */
export function createStoppableClock(now: () => number) {
  let passed = 0;
  let since: number | null = null;
  return {
    now: () => passed + (since === null ? 0 : now() - since),
    run(isRunning: boolean): void {
      if (isRunning === (since !== null)) return;
      if (isRunning) since = now();
      else {
        passed += now() - since!;
        since = null;
      }
    },
  };
}
