import type { FastifyInstance } from 'fastify';
import type { Agreement, Portray } from '#modules/identity/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { Repeated } from '#platform/repeat.ts';
import { serveAccounts } from './console/console-accounts.ts';
import { serveBans } from './console/console-bans.ts';
import { serveFeedback } from './console/console-feedback.ts';
import { serveSessions } from './console/console-sessions.ts';
import type { FollowType } from './follows/follow-types.ts';
import { tellNewcomers } from './newcomers.ts';
import type { NoticeType } from './notices/define-notice.ts';
import { forgetNotices } from './notices/notices.ts';
import { createTellUnread } from './notices/notices-live.ts';
import { tellOfSecurity } from './notices/security-notices.ts';
import { forgetUpload } from './profile/profile.ts';
import { workPushes } from './push/deliver-pushes.ts';
import { forgetEndedSubscriptions } from './push/forget-subscriptions.ts';
import type { VapidDetails } from './push/vapid-keys.ts';
import { serveRoles } from './roles/console-roles.ts';
import type { RoleKeepers } from './roles/give-role.ts';
import { userRoutes } from './routes.ts';
import type { Choices } from './spoilers/choices.ts';
import { renewSockets } from './spoilers/renew-sockets.ts';

/** Serves what people do with their profiles, and what the console does with accounts. */
export function createUsers(
  app: FastifyInstance,
  realtime: Realtime,
  context: ModuleContext,
  /** What other domains add: to a profile, to what one follows, to what roles stand for, and to what people are told. */
  given: {
    portray: Portray;
    agreement: Agreement;
    follows: readonly FollowType[];
    keepers: RoleKeepers;
    notices: readonly NoticeType[];
    vapid: VapidDetails;
    choices: Choices;
  },
): Pick<Repeated, 'stop'> {
  const { db, clock, jobs, storage } = context;
  const tellUnread = createTellUnread(realtime, context);
  userRoutes(app, context, { ...given, realtime, tellUnread });
  serveAccounts(app, context);
  serveRoles(app, context, given.keepers);
  serveBans(app, context);
  serveSessions(app, context);
  serveFeedback(app, context);
  tellNewcomers(context);
  tellOfSecurity(context);
  workPushes({ context, vapid: given.vapid, types: given.notices, choices: given.choices });
  jobs.work(forgetUpload, ({ address }) => storage.remove(address));
  jobs.schedule('users-tidy', '23 3 * * *', async () => {
    await forgetNotices(db, clock.now());
    await forgetEndedSubscriptions(db, clock.now());
  });
  return renewSockets(realtime, context);
}
