import type { RuntimeConfig } from './config.ts';

/** What editors keep of a config; null is what they leave to the environment. */
export interface KeptDetails extends Record<keyof RuntimeConfig['contact'], string | null> {
  links: RuntimeConfig['links'] | null;
}

/** ms after which it is asked again. */
const period = 3_000;

/**
 * A config with what editors keep of it, some seconds old at most; the environment's where they keep nothing. While
 * the server is away, what it told last holds. It is another object only where it differs.
 */
export function followDetails(
  config: RuntimeConfig,
  ask: () => Promise<KeptDetails>,
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
