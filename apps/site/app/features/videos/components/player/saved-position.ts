import { readKept, writeKept } from '#app/shared/player/kept.ts';

/** Seconds: of a shorter video, near its ends, and closer together no place is kept. */
const rules = { shortest: 120, ends: 10, apart: 5 };

const keyOf = (id: number) => `video-${id}`;
const store = () => sessionStorage;

/** Where one stopped, to go on there within the visit. */
export function savedPositionOf(id: number): number {
  const kept = Number(readKept(keyOf(id), store) ?? 0);
  return Number.isFinite(kept) && kept > 0 ? kept : 0;
}

export function savePosition(
  id: number,
  { currentTime, duration }: Pick<HTMLVideoElement, 'currentTime' | 'duration'>,
): void {
  if (!Number.isFinite(duration) || duration < rules.shortest) return;
  if (Math.abs(currentTime - savedPositionOf(id)) < rules.apart) return;
  const isWithin = currentTime > rules.ends && currentTime < duration - rules.ends;
  writeKept(keyOf(id), isWithin ? String(Math.floor(currentTime)) : null, store);
}
