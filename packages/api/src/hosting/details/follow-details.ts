import type { SiteDetails } from '../../pages/shapes.ts';
import type { RuntimeConfig } from '../../system/config.ts';

/** ms after which it is asked again, and for which an answer is waited for. */
const period = 3_000;
const patience = 1_000;

/** What editors keep, as the server tells it. */
export const askDetails = (serverUrl: string) => async (): Promise<SiteDetails> => {
  const address = new URL('/java/app/getSiteDetails', serverUrl);
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  const { status, result } = (await answer.json()) as { status: string; result: SiteDetails };
  if (status !== 'success') throw new Error(`${address.pathname} answered ${answer.status}`);
  return result;
};

/**
 * A config with what editors keep of it, some seconds old at most; the environment's where they keep nothing. While
 * the server is away, what it told last holds. It is another object only where it differs.
 */
export function followDetails(
  config: RuntimeConfig,
  ask: () => Promise<SiteDetails>,
  now: () => number = performance.now.bind(performance),
): () => Promise<RuntimeConfig> {
  let current = config;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function renew(): Promise<void> {
    const { email, phone, links } = await ask();
    const { contact } = config;
    const next = {
      contact: { email: email ?? contact.email, phone: phone ?? contact.phone },
      links: links ?? config.links,
    };
    const told = { contact: current.contact, links: current.links };
    if (JSON.stringify(next) !== JSON.stringify(told)) current = { ...config, ...next };
  }

  return async () => {
    if (now() - askedAt >= period) {
      askedAt = now();
      asking = renew().catch((error: unknown) => console.error('the site’s details', error));
    }
    await asking;
    return current;
  };
}
