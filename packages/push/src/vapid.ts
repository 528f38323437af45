import { createPublicKey, verify } from 'node:crypto';

/** Seconds that a token may be good for (RFC 8292). */
const longestLife = 86_400;

/** Why a push service would not take an `Authorization` header (RFC 8292); null where it is right. */
export function vapidFault(
  header: string | undefined,
  { audience, key, now }: { audience: string; key: string | null; now: number },
): string | null {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header ?? '');
  if (!found) return 'no VAPID header';
  const [, head, claims, signature, signer] = found as unknown as [string, ...string[]];
  const point = Buffer.from(signer!, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return 'the key is no point of P-256';
  if (key !== null && signer !== key.replace(/=+$/, '')) return 'another key than subscribed with';
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) return 'the signature does not fit';
  if (read(head!).alg !== 'ES256') return 'another algorithm than ES256';
  const { aud, exp, sub } = read(claims!);
  if (aud !== audience) return `for ${String(aud)}`;
  if (typeof exp !== 'number' || exp < now / 1000) return 'it is over';
  if (exp > now / 1000 + longestLife) return 'it lasts too long';
  if (!/^(https|mailto):/.test(String(sub))) return 'nobody to write to';
  return null;
}

const read = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
