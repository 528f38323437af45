/** Bytes of a file from one to another, both among them. */
export interface Bytes {
  start: number;
  end: number;
}

const form = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/**
 * What a Range header asks of a file of so many bytes: null for the whole, which is answered to what we don't read, too (several
 * ranges, other units, an end before its start); `none` where the file has nothing of it.
 */
export function readRange(header: string | undefined, size: number): Bytes | null | 'none' {
  const found = form.exec(header ?? '');
  if (!found) return null;
  const [, from, to, last] = found;
  if (last !== undefined) {
    if (Number(last) === 0 || size === 0) return 'none';
    return { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(from);
  if (to !== undefined && Number(to) < start) return null;
  if (start >= size) return 'none';
  return { start, end: Math.min(to === undefined ? size - 1 : Number(to), size - 1) };
}
