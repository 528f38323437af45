import { readPage, readWords } from '#app/shared/list/list-address.ts';

export interface AnchorsAddress {
  q?: string;
  page: number;
}

/** What an address asks of the list of anchors. */
export function readAnchorsAddress(search: URLSearchParams): AnchorsAddress {
  const q = readWords(search.get('q'));
  return { ...(q && { q }), page: readPage(search.get('page')) };
}
