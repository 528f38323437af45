import { accountRegistered } from '#modules/identity/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { recordInvitation } from './invitations.ts';
import { invited, welcome } from './notices/notice-types.ts';
import { notify } from './notices/notices.ts';
import { ensureProfile } from './profile/profile.ts';

/** What a new account is given: a profile, the invitation it came by, and a first notice. */
export function tellNewcomers({ db, jobs }: ModuleContext): void {
  jobs.subscribe(accountRegistered, 'users', ({ accountId, at, inviteCode }) =>
    db.transaction(async (tx) => {
      await ensureProfile(tx, accountId);
      const registered = new Date(at);
      const inviterId = inviteCode && (await recordInvitation(tx, { accountId, inviteCode, at }));
      if (inviterId) {
        await notify(tx, jobs, inviterId, {
          type: invited,
          values: { uid: accountId },
          cause: `invited:${accountId}`,
          at: registered,
        });
      }
      const first = { type: welcome, values: {}, cause: 'welcome', at: registered };
      await notify(tx, jobs, accountId, first);
    }),
  );
}
