import { readCookie } from '@xiongmao/auth/cookies';

/** Sees to a visit that waits to be confirmed, as its cookie says; without one it costs next to nothing. */
export async function confirmMarkedVisit(): Promise<void> {
  if (readCookie(document.cookie, 'visit') === undefined) return;
  const { confirmVisit } = await import('./api/confirm-visit.ts');
  confirmVisit();
}
