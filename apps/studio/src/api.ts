import { createClient } from '@xiongmao/api/client';
import { pageOrigin } from '@xiongmao/api/page-origin';

/** The product's calls, beside the studio's resources. */
export const api = createClient({
  origin: pageOrigin,
  language: () => document.documentElement.lang,
});
