import type { SiteDetails } from './shapes.ts';

/** ms for which an answer is waited for. */
const patience = 1_000;

/** What editors keep, as the server tells it. */
export const askDetails = (serverUrl: string) => async (): Promise<SiteDetails> => {
  const address = new URL('/java/app/getSiteDetails', serverUrl);
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  const { status, result } = (await answer.json()) as { status: string; result: SiteDetails };
  if (status !== 'success') throw new Error(`${address.pathname} answered ${answer.status}`);
  return result;
};
