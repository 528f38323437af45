import { timingSafeEqual } from 'node:crypto';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';

const isNear = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);
/** With one of these a request was passed on for somebody else. */
const passedOn = ['x-forwarded-for', 'x-front-end', 'forwarded', 'x-real-ip', 'via'];

/**
 * Who may read the figures in production: who asks by themselves from this machine or its private network,
 * and who brings METRICS_TOKEN. Elsewhere everyone.
 */
export function metricsReaders({
  env,
  secret,
}: Pick<ModuleContext, 'env' | 'secret'>): (request: FastifyRequest) => boolean {
  const { production, METRICS_TOKEN: token } = env;
  const digest = (text: string) => secret.digest('metrics-token', text);
  return ({ headers, raw }) => {
    if (!production) return true;
    const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token && given && timingSafeEqual(digest(given), digest(token))) return true;
    return isNear(raw.socket.remoteAddress ?? '', 0) && !passedOn.some((name) => name in headers);
  };
}
