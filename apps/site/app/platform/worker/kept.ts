let at: number | undefined;

/**
 * When the page was made (ms), if the browser had kept it and shows it for want of a network (`worker/pages.ts`); 0
 * for one that is current.
 */
export function keptAt(): number {
  if (at === undefined) {
    at = Number(globalThis.document?.documentElement.dataset.kept) || 0;
    if (at) addEventListener('online', endKept);
  }
  return at;
}

/** The network is back: from now on the page follows what is. */
export function endKept(): void {
  at = 0;
}
