/** ms by which a viewer can be behind: as far back as a stream can be watched; and by which clocks differ. */
const bounds = { behind: 2 * 3_600_000 + 60_000, ahead: 10_000 };

/** The moment of the picture that a client tells; null where nobody who watches now can be there. */
export function playheadOf(playhead: string | null, now: Date): string | null {
  if (playhead === null) return null;
  const behind = now.getTime() - Date.parse(playhead);
  return behind <= bounds.behind && behind >= -bounds.ahead ? playhead : null;
}
