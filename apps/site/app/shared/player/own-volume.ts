import { readKept, writeKept } from './kept.ts';

const key = 'liveVolume';

/** How loud one has it, from one picture to the next. */
export function restoreVolume(video: HTMLVideoElement): void {
  const kept = Number(readKept(key) ?? Number.NaN);
  if (!(Math.abs(kept) <= 1)) return;
  video.volume = Math.abs(kept);
  video.muted = kept < 0 || Object.is(kept, -0);
}

export const rememberVolume = ({ volume, muted }: HTMLVideoElement): void =>
  writeKept(key, String(muted ? -Math.max(volume, 0.01) : volume));
