import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const proofHeader = 'x-front-end';
const sharedHeader = 'x-shared-render';
/** Minutes that the clocks of two machines may differ by. */
const tolerance = 2;

/** On whose behalf a front end of the product asks: a caller's, or that of all who share a page. */
export type Behalf = { address: string } | 'shared';

export type FrontEndProof = ReturnType<typeof createFrontEndProof>;

/**
 * How the product's front ends prove themselves to the server: on whose behalf they ask, and the minute, signed
 * with the installation's key. What was overheard serves for that caller and these minutes alone.
 */
export function createFrontEndProof(key: string) {
  const own = createHmac('sha256', key).update('front-end').digest();
  const sign = (minute: number, behalf: Behalf): string => {
    const text = behalf === 'shared' ? 'shared' : `for ${behalf.address}`;
    return createHmac('sha256', own).update(`${minute} ${text}`).digest('base64url');
  };
  const prove = (behalf: Behalf): string => {
    const minute = thisMinute();
    return `${minute}.${sign(minute, behalf)}`;
  };

  return {
    /** The headers of what is asked on behalf of one caller. */
    forCaller: (address: string): Record<string, string> => ({
      'x-forwarded-for': address,
      [proofHeader]: prove({ address }),
    }),

    /** The headers of what is asked for a page that many share, which no caller's limits bind. */
    forSharedRender: (): Record<string, string> => ({
      [sharedHeader]: '1',
      [proofHeader]: prove('shared'),
    }),

    /** On whose behalf one of the product's front ends asks; null when none proved itself. */
    check(headers: IncomingHttpHeaders): Behalf | null {
      const [minute = '', given = ''] = String(headers[proofHeader] ?? '').split('.', 2);
      if (!/^\d{1,10}$/.test(minute)) return null;
      if (Math.abs(Number(minute) - thisMinute()) > tolerance) return null;
      // Proxies in between add themselves behind the one that the front end named.
      const [address = ''] = String(headers['x-forwarded-for'] ?? '').split(',', 1);
      const behalf = headers[sharedHeader] === '1' ? 'shared' : { address: address.trim() };
      const expected = Buffer.from(sign(Number(minute), behalf));
      const bytes = Buffer.from(given);
      return expected.length === bytes.length && timingSafeEqual(expected, bytes) ? behalf : null;
    },
  };
}

const thisMinute = (): number => Math.floor(Date.now() / 60_000);

/** Headers without what only a front end may say. */
export function withoutProof(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { [proofHeader]: _proof, [sharedHeader]: _shared, ...rest } = headers;
  return rest;
}
