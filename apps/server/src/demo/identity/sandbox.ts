import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import { z } from 'zod';
import { type Provider, ProviderRefused, thirdParty } from '#modules/identity/index.ts';
import type { Secret } from '#platform/secret.ts';

/** Who one says one is on the sandbox's page. */
export const pretended = z.object({
  subject: z.string().trim().min(1).max(40),
  name: z.string().trim().max(40),
  email: z.string().trim().max(100).optional(),
});
export type Pretended = z.infer<typeof pretended>;

const purposeOf = (name: ProviderName, state: string): string => `sandbox ${name} ${state}`;

/** The code that a person comes back with: it holds who they said they are, for this sign-in alone. */
export const sandboxCode = (secret: Secret, name: ProviderName, state: string, who: Pretended) =>
  secret.seal(purposeOf(name, state), JSON.stringify(who));

/**
 * Plays a third party with a page of the server's own (`/dev/sign-in`), on which one says who one is.
 */
export function sandbox(name: ProviderName, serverUrl: string, secret: Secret): Provider {
  return {
    async begin({ state }) {
      const url = new URL('/dev/sign-in', serverUrl);
      url.search = new URLSearchParams({ provider: name, state }).toString();
      return { url: url.href };
    },
    async finish(code, { state }) {
      const told = secret.open(purposeOf(name, state), code);
      if (told === null) throw new ProviderRefused('code');
      return thirdParty(pretended.parse(JSON.parse(told)));
    },
  };
}
