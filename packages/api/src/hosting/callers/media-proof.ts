import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const header = 'x-media-proof';
/** ms that the clocks of two machines may differ by. */
const tolerance = 120_000;

export type MediaProof = ReturnType<typeof createMediaProof>;

/**
 * How media and the server prove themselves to each other: the time, the path and the body, signed with the
 * installation's key. What was overheard says the same thing again, for two minutes, and nothing else.
 */
export function createMediaProof(key: string, now: () => number = Date.now) {
  const own = createHmac('sha256', key).update('media').digest();
  const sign = (at: string, path: string, body: string): string =>
    createHmac('sha256', own).update(`${at} ${path}\n${body}`).digest('base64url');

  return {
    headers(path: string, body: string): Record<string, string> {
      const at = String(now());
      return { [header]: `${at}.${sign(at, path, body)}` };
    },

    check(headers: IncomingHttpHeaders, path: string, body: string): boolean {
      const [at = '', given = ''] = String(headers[header] ?? '').split('.', 2);
      if (!/^\d{1,15}$/.test(at) || Math.abs(Number(at) - now()) > tolerance) return false;
      const [expected, bytes] = [Buffer.from(sign(at, path, body)), Buffer.from(given)];
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    },
  };
}
