import type { FastifyInstance } from 'fastify';
import type { Identify } from '#platform/http/access/principal.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { tidy } from './account/tidy.ts';
import { renewAddresses } from './addresses/renew-addresses.ts';
import type { LetterType } from './codes/define-letter.ts';
import { deliverMessages } from './codes/deliver.ts';
import { outboxRoutes } from './codes/outbox.ts';
import type {
  Agreement,
  BroughtBy,
  Erase,
  IdentityContext,
  KeepOrigin,
  Portray,
  SignInDemo,
} from './context.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { createProviders } from './providers/providers.ts';
import { identityRoutes } from './routes.ts';
import { createSessionCookies, forgetEnded } from './sessions/cookies.ts';
import { guardSockets } from './sessions/sockets.ts';
import { createWays } from './ways.ts';

export interface Identity {
  /** Asks the database anew for every token, which is believed for two seconds otherwise. */
  forgetSessions(): void;
  stop(): Promise<void>;
}

export function createIdentity(
  app: FastifyInstance,
  realtime: Realtime,
  given: ModuleContext,
  more: {
    letters: readonly LetterType[];
    portray: Portray;
    agreement: Agreement;
    identify: Identify;
    erase: readonly Erase[];
    keepOrigin: KeepOrigin;
    broughtBy: BroughtBy;
    demo: SignInDemo | null;
  },
): Identity {
  const { identify, letters, ...others } = more;
  const cookies = createSessionCookies(app.ownCookies);
  const providers = createProviders(given.env, more.demo);
  const context: IdentityContext = { ...given, ...others, cookies, providers };
  const { db, clock, env, jobs, log } = context;

  forgetEnded(app, cookies);
  identityRoutes(app, context);
  providerRoutes(app, context);
  const { ways, hasOutbox } = createWays(env, db, log);
  deliverMessages(context, ways, letters);
  if (hasOutbox) outboxRoutes(app, db);
  const sockets = guardSockets(realtime, context);
  jobs.catchUp('addresses', (after) => renewAddresses({ ...context, after }));
  jobs.schedule('identity-tidy', '17 * * * *', () => tidy(db, clock.now()));

  return {
    forgetSessions: () => identify.forget(),
    stop: sockets.stop,
  };
}
