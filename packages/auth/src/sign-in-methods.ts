import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';

/** What this brand offers to sign in with: asked for once, before the dialog opens, so that nothing in it moves later. */
export const methodsQuery = (api: Client) => ({
  ...callQuery(api, 'GET /login/methods', {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
