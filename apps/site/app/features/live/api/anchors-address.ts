export interface AnchorsAddress {
  q?: string;
  page: number;
}

/** What an address asks of the list of anchors. */
export function readAnchorsAddress(search: URLSearchParams): AnchorsAddress {
  const q = search.get('q')?.trim().slice(0, 40);
  const page = Number(search.get('page'));
  return { ...(q && { q }), page: Number.isInteger(page) && page > 0 ? page : 1 };
}
