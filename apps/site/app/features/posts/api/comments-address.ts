/** The comment that an address leads to; null where it names none. */
export function readLinked(search: URLSearchParams): number | null {
  const id = search.get('comment') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
