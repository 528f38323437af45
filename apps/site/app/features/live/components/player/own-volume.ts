const key = 'liveVolume';

/** How loud one has it, from one picture to the next. */
export function restoreVolume(video: HTMLVideoElement): void {
  const kept = readKept();
  if (kept === null) return;
  video.volume = Math.abs(kept);
  video.muted = kept < 0 || Object.is(kept, -0);
}

export function rememberVolume({ volume, muted }: HTMLVideoElement): void {
  try {
    localStorage.setItem(key, String(muted ? -Math.max(volume, 0.01) : volume));
  } catch {
    // A browser that keeps nothing.
  }
}

function readKept(): number | null {
  try {
    const kept = Number(localStorage.getItem(key) ?? Number.NaN);
    return Math.abs(kept) <= 1 ? kept : null;
  } catch {
    return null;
  }
}
