import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

/** What is wrong with a request's signature (version 4), as S3 calls it; null for nothing. */
export function faultOf(
  request: IncomingMessage,
  body: Buffer,
  keys: { accessKey: string; secretKey: string; region: string },
): string | null {
  const [, credential, names, signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (!credential || !names || !signature) return 'AccessDenied';
  const [accessKey, day, region, service, end] = credential.split('/');
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const headerOf = (name: string) => String(request.headers[name] ?? '').trim();
  const time = headerOf('x-amz-date');
  const signedAt = time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:');
  if (Math.abs(Date.now() - Date.parse(signedAt)) > 900_000) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((one) => signed.includes(one))) {
    return 'AccessDenied';
  }
  const content = headerOf('x-amz-content-sha256');
  if (/^[0-9a-f]{64}$/.test(content) && content !== sha256(body)) {
    return 'XAmzContentSHA256Mismatch';
  }
  const { pathname, searchParams } = new URL(request.url!, 'http://double');
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${headerOf(name)}`),
    '',
    names,
    content,
  ];
  const scope = [day, region, service, end].join('/');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n');
  const key = [day!, region, service!, end!].reduce<string | Uint8Array>(
    hmac,
    `AWS4${keys.secretKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
