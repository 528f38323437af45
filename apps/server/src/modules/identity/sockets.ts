import { CatalogueError } from '#platform/http/errors.ts';
import type { Identify } from '#platform/http/principal.ts';
import type { Realtime } from '#platform/realtime.ts';
import type { IdentityContext } from './context.ts';
import { endedOf } from './sessions.ts';

/** ms between looks at whether the sessions of open sockets still hold. */
const lookEvery = 2_000;

/**
 * Knows who is behind a socket by the cookie of its handshake, and puts it in the room `user:<uid>`.
 * When a session is over its sockets are told and closed; they come back as a guest's.
 */
export function guardSockets(
  io: Realtime,
  context: Pick<IdentityContext, 'db' | 'clock' | 'log'>,
  identify: Identify,
  parseCookies: (header: string) => Record<string, string | undefined>,
): { stop(): void } {
  const { db, clock, log } = context;
  io.use((socket, next) => {
    const token = parseCookies(socket.handshake.headers.cookie ?? '').token;
    if (!token) return next();
    identify(token).then(
      (principal) => {
        if (principal) {
          socket.data.sessionId = principal.sessionId;
          void socket.join([`user:${principal.uid}`, `session:${principal.sessionId}`]);
        }
        next();
      },
      // A page with an old cookie looks on as a guest; its calls tell it that the session is over.
      (error: Error) => next(error instanceof CatalogueError ? undefined : error),
    );
  });

  async function look(): Promise<void> {
    const ids = new Set<string>();
    for (const { data } of io.sockets.sockets.values()) if (data.sessionId) ids.add(data.sessionId);
    if (ids.size === 0) return;
    for (const id of await endedOf(db, [...ids], clock.now())) {
      const room = io.local.in(`session:${id}`);
      room.emit('sessionEnded');
      room.disconnectSockets(true);
    }
  }

  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error) => log.warn({ err: error }, 'open sessions could not be looked at'))
      .finally(() => {
        looking = false;
      });
  }, lookEvery);
  return { stop: () => clearInterval(timer) };
}
