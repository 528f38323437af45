/** Sees to a visit that waits to be confirmed, as its cookie says; without one it costs next to nothing. */
export async function confirmMarkedVisit(): Promise<void> {
  if (!/(^|; )visit=/.test(document.cookie)) return;
  const { confirmVisit } = await import('./api/confirm-visit.ts');
  confirmVisit();
}
