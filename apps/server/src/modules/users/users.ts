import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime.ts';
import { serveAccounts } from './console-accounts.ts';
import { serveBans } from './console-bans.ts';
import { serveFeedback } from './console-feedback.ts';
import { serveSessions } from './console-sessions.ts';
import { welcomeNewcomers } from './newcomers.ts';
import { forgetNotices } from './notices.ts';
import { createTellUnread } from './notices-live.ts';
import { forgetUpload } from './profile.ts';
import { userRoutes } from './routes.ts';
import { tellOfSecurity } from './security-notices.ts';

/** Serves what people do with their profiles, and what the console does with accounts. */
export function createUsers(app: FastifyInstance, io: Realtime, context: ModuleContext): void {
  const { db, clock, jobs, storage } = context;
  userRoutes(app, context, createTellUnread(io, context));
  serveAccounts(app, context);
  serveBans(app, context);
  serveSessions(app, context);
  serveFeedback(app, context);
  welcomeNewcomers(context);
  tellOfSecurity(context);
  jobs.work(forgetUpload, ({ address }) => storage.remove(address));
  jobs.schedule('users-tidy', '23 3 * * *', () => forgetNotices(db, clock.now()));
}
