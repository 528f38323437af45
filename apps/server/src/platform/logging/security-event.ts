import type { Server } from 'node:http';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { FastifyRequest } from 'fastify';
import type { Log } from './log.ts';

export type InputFault = 'contract' | 'body' | 'size';

/**
 * What the log tells of people's security (OWASP ASVS 5.0, 16.3), and what with it. Never a secret, an address
 * or a name: an account is its number, whoever was tried a keyed hash (`who`).
 */
export interface SecurityEvents {
  signedIn: { way: string; registered: boolean };
  signInFailed: { why: string; who: string | null };
  /** A session that is over, or of a closed account, was brought. */
  sessionRefused: { why: string };
  sessionsEnded: { of: number; why: string; count: number };
  /** Somebody asked for what is not theirs to do. */
  refused: { what: string };
  proofAsked: { what: string };
  proven: { way: string };
  proofFailed: { why: string };
  limitHit: { why: string; what: string };
  /** What came breaks the contract, as no page of ours sends it; what it was is not told. */
  inputRefused: { why: InputFault; what: string };
  /** A back office changed something: roles, bans and sessions of others among them. The audit log has it all. */
  officeWrote: { what: string; target: string; fields: readonly string[] };
  passwordChanged: { how: string };
  addressChanged: { kind: string };
  addressUndone: { of: number };
  linked: { provider: string };
  unlinked: { provider: string };
  accountDeleted: Record<never, never>;
}
export type SecurityEvent = keyof SecurityEvents;

const warned: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  ...(['signInFailed', 'sessionRefused', 'refused', 'proofFailed'] as const),
  ...(['limitHit', 'inputRefused'] as const),
]);

/** Lines of one event within a minute: from one network, and from all. The rest is counted. */
const mostOfNetwork = 30;
const mostOfAll = 600;
const minute = 60_000;

interface Minute {
  until: number;
  lines: number;
  ofNetwork: Map<string, number>;
  untold: number;
}
const minutesOf = new WeakMap<Server, Map<SecurityEvent, Minute>>();

/** Writes a line about what happened, with the request's id, its caller's network and account. */
export function securityEvent<E extends SecurityEvent>(
  log: Log,
  event: E,
  about: SecurityEvents[E] & { request: FastifyRequest; uid?: number | null },
): void {
  const { request, uid = request.uid, ...more } = about;
  const network = networkOf(request.ip);
  if (!hasRoom(log, event, network, request.server.server)) return;
  const level = warned.has(event) ? 'warn' : 'info';
  const line: object = { security: event, uid, network, requestId: request.id, ...more };
  log[level](line, 'security event');
}

/** False when the minute's lines are used up: how many went untold is told when it is over. */
function hasRoom(log: Log, event: SecurityEvent, network: string, server: Server): boolean {
  const now = Date.now();
  const minutes = minutesOf.get(server) ?? new Map<SecurityEvent, Minute>();
  minutesOf.set(server, minutes);
  let current = minutes.get(event);
  if (!current || current.until <= now) {
    current = { until: now + minute, lines: 0, ofNetwork: new Map(), untold: 0 };
    minutes.set(event, current);
  }
  const ofNetwork = current.ofNetwork.get(network) ?? 0;
  if (ofNetwork < mostOfNetwork && current.lines < mostOfAll) {
    current.ofNetwork.set(network, ofNetwork + 1);
    current.lines++;
    return true;
  }
  if (current.untold === 0) {
    const over = current;
    const tell = () => log.warn({ security: event, untold: over.untold }, 'security events untold');
    setTimeout(tell, current.until - now).unref();
  }
  current.untold++;
  return false;
}
