import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeHeaders } from '../http/access/admit.ts';
import { createOwnPages } from '../http/access/own-pages.ts';
import type { Handshakes, Refused } from './handshakes.ts';

/** As engine.io hands it on. */
export type EngineRequest = IncomingMessage & { _query: Record<string, string | undefined> };

const headers = Object.entries({
  ...safeHeaders,
  'cross-origin-resource-policy': 'same-origin',
});

/**
 * Looks at each request to the sockets, whatever engine.io makes of it. A handshake is counted where it is
 * admitted, and long-polling by what it says; all else counts as one more handshake of its host.
 */
export function guardRequests(options: {
  origins: readonly string[];
  handshakes: Handshakes;
  /** How the client of a session is connected; undefined when there is none. */
  transportOf(sid: string): string | undefined;
  /** Counts and names what is refused. */
  refuse(refused: Refused): void;
}) {
  const { handshakes, transportOf, refuse } = options;
  const answersOwnPages = createOwnPages(options.origins);

  const isSpoken = ({ _query }: EngineRequest) =>
    // JSONP is what a page of any origin could run as a script.
    _query.EIO === '4' && !('j' in _query);

  /** Whether it is a handshake, or long-polling of a session that stands. */
  function isCounted({ method, headers, _query }: EngineRequest): boolean {
    const { sid, transport } = _query;
    if (transport === 'websocket') return !sid && Boolean(headers.upgrade);
    if (transport !== 'polling' || headers.upgrade) return false;
    return sid ? transportOf(sid) === transport : method === 'GET';
  }

  /** The status of what is refused here; null for what engine.io looks at. */
  function refusalOf(request: EngineRequest): { status: number; after?: number } | null {
    const isSaid = request.method === 'GET' || request.method === 'POST';
    if (!isSaid || !isSpoken(request) || !isCounted(request)) {
      const stray = handshakes.admitStray(request);
      if (stray) {
        refuse(stray);
        return { status: 429, after: stray.after };
      }
    }
    const foreign = request._query.sid ? handshakes.refuseForeign(request) : null;
    if (foreign) {
      refuse(foreign);
      return { status: 403 };
    }
    if (!isSaid) return { status: 405 };
    return isSpoken(request) ? null : { status: 400 };
  }

  return (request: EngineRequest, response: ServerResponse, next: () => void): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const refused = refusalOf(request);
    if (refused?.status !== 429 && answersOwnPages(request, response)) return;
    if (refused) {
      const { status, after } = refused;
      if (after) response.setHeader('retry-after', `${Math.ceil(after / 1_000)}`);
      // An upgrade has no answer of its own to write to: engine.io ends it.
      response.writeHead(status);
      response.end();
    } else next();
  };
}
