import { createClient } from '@xiongmao/api/client';

/** The product's calls, beside the studio's resources. */
export const api = createClient({ language: () => document.documentElement.lang });
