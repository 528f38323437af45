import type { IncomingMessage } from 'node:http';
import type { Identify } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Visitors } from '#platform/realtime/handshakes.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { type Repeated, repeat } from '#platform/repeat.ts';
import type { IdentityContext } from '../context.ts';
import { endedOf } from './sessions.ts';

/** ms between looks at whether the sessions of open sockets still hold. */
const pollInterval = 2_000;

/** Knows who is behind a socket by the cookie of its handshake. */
export function socketVisitors(
  identify: Identify,
  /** The session's token in a header of cookies. */
  tokenIn: (cookies: string) => string | undefined,
): Pick<Visitors, 'tokenOf' | 'find'> {
  return {
    tokenOf: ({ headers }: IncomingMessage) => tokenIn(headers.cookie ?? ''),
    async find(token) {
      try {
        return await identify(token);
      } catch (error) {
        // A page with an old cookie looks on as a guest; its calls tell it that the session is over.
        if (error instanceof CodedError) return null;
        throw error;
      }
    },
  };
}

/** When a session is over its sockets are closed, and come back as a guest's. */
export function guardSockets(
  realtime: Realtime,
  { db, clock, log }: Pick<IdentityContext, 'db' | 'clock' | 'log'>,
): Pick<Repeated, 'stop'> {
  async function look(): Promise<void> {
    const ids = realtime.sessions();
    if (ids.length === 0) return;
    for (const id of await endedOf(db, ids, clock.now())) realtime.endSession(id);
  }

  return repeat(pollInterval, look, (error) =>
    log.warn({ err: error }, 'open sessions could not be looked at'),
  );
}
