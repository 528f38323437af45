import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** With one of these a request was passed on for somebody else. */
const passedOn = ['x-forwarded-for', 'x-front-end', 'forwarded', 'x-real-ip', 'via'];
const near = new BlockList();
const nearRanges = [
  ['ipv4', '127.0.0.0', 8],
  ['ipv4', '169.254.0.0', 16],
  ['ipv4', '10.0.0.0', 8],
  ['ipv4', '172.16.0.0', 12],
  ['ipv4', '192.168.0.0', 16],
  ['ipv6', '::1', 128],
  ['ipv6', 'fe80::', 10],
  ['ipv6', 'fc00::', 7],
] as const;
for (const [family, range, length] of nearRanges) near.addSubnet(range, length, family);

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Who may read a process' figures: in production who asks by themselves from this machine or its private
 * network, and who brings the token (METRICS_TOKEN) as `Authorization: Bearer`; elsewhere everyone.
 */
export function createMetricsReaders({
  production,
  token,
}: {
  production: boolean;
  token?: string | undefined;
}) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
    if (!production) return true;
    const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token && given && timingSafeEqual(digest(given), digest(token))) return true;
    const peer = socket.remoteAddress ?? '';
    const isNear = isIP(peer) !== 0 && near.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
    return isNear && !passedOn.some((name) => name in headers);
  };
}
