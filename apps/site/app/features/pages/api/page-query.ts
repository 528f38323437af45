import type { Client } from '@xiongmao/api/client';
import type { PageName } from '@xiongmao/api/pages/rules';
import { callQuery } from '@xiongmao/api/react';

/** Which page of words; of which version, where another than the one that holds is meant. */
export interface AskedPage {
  page: PageName;
  version?: number;
}

export const pageQuery = (api: Client, query: AskedPage) =>
  callQuery(api, 'GET /app/getPage', { query });

/** The version that an address names. */
export function readVersion(search: URLSearchParams): { version?: number } {
  const version = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(version) ? { version: Number(version) } : {};
}
