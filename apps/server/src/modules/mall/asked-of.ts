import type { ModuleContext } from '#platform/module.ts';

/** What came with an idempotency key, as a keyed hash: where somebody lives is in it. */
export const askedOf = (secret: ModuleContext['secret'], body: object): string =>
  secret.digest('mall-asked', JSON.stringify(body)).toString('base64url');
