import type { FastifyInstance } from 'fastify';
import type { Identify } from '#platform/http/principal.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime.ts';
import { forgetAttempts } from './attempts.ts';
import { forgetCodes } from './codes.ts';
import { deliverCodes } from './deliver.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { outboxDelivery, outboxRoutes } from './outbox.ts';
import type { Portray } from './own-user.ts';
import { identityRoutes } from './routes.ts';
import { createSessionCookies } from './session-cookies.ts';
import type { IdentityContext } from './sign-in.ts';
import { guardSockets } from './sockets.ts';

export interface Identity {
  /** Makes the demo's accounts where the demo runs. */
  start(): Promise<void>;
  /** Asks the database anew for every token, which is believed for two seconds otherwise. */
  forgetSessions(): void;
  stop(): void;
}

export function createIdentity(
  app: FastifyInstance,
  io: Realtime,
  given: ModuleContext,
  { portray, identify }: { portray: Portray; identify: Identify },
): Identity {
  const context: IdentityContext = { ...given, portray, cookies: createSessionCookies(given.env) };
  const { db, clock, env, jobs } = context;

  identityRoutes(app, context);
  const outbox = outboxDelivery(db);
  deliverCodes(context, { mail: outbox, sms: outbox });
  if (!env.production) outboxRoutes(app, db);
  const sockets = guardSockets(io, context, identify, (header) => app.parseCookie(header));
  jobs.schedule('identity-tidy', '17 * * * *', async () => {
    await forgetAttempts(db, clock.now());
    await forgetCodes(db, clock.now());
  });

  return {
    async start() {
      if (env.demo) await seedDemoAccounts(db, clock.now());
    },
    forgetSessions: () => identify.forget(),
    stop: sockets.stop,
  };
}
