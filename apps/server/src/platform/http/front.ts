import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { safeHeaders } from './access/admit.ts';
import { answerOf, type ReadyBytes } from './bodies/ready-bytes.ts';

/**
 * Answers what stands ready before any other work is done. An address is remembered once its call was
 * checked and answered in the ordinary way; from then on the same address gets the current bytes, with
 * the same limit, request id and headers as any other call.
 */
export interface Front {
  /** Answers the request if it can; false leaves it to the ordinary way. */
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  /** `current` gives the bytes of an address, or null when they have to be made first. */
  remember(url: string, current: () => ReadyBytes | null): void;
}

const safeLines = Object.entries(safeHeaders).flat();
const mostAddresses = 2_000;

/** `allows`: within the limits. `mayHide`: who asks may want no results, which the ordinary way finds out. */
export function createFront(
  allows: (request: IncomingMessage) => boolean,
  mayHide: (request: IncomingMessage) => boolean,
): Front {
  const remembered = new BoundedMap<string, () => ReadyBytes | null>(mostAddresses);
  return {
    answers(request, response) {
      if (request.method !== 'GET') return false;
      const current = remembered.get(request.url ?? '');
      const bytes = current && !mayHide(request) ? current() : null;
      // Who is over the limit is told so in the ordinary way, where it is counted again.
      if (!bytes || !allows(request)) return false;
      const { status, headers, body } = answerOf(request, bytes);
      response.writeHead(status, ['x-request-id', randomUUID(), ...safeLines, ...headers]);
      response.end(body);
      return true;
    },
    remember(url, current) {
      remembered.set(url, current);
    },
  };
}
