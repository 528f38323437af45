import { sql } from 'drizzle-orm';
import { accountBanned } from '#modules/users/index.ts';
import { affected } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { silence } from '../../saying/lock-speakers.ts';
import { noteAction } from '../acts/actions.ts';
import { hideMessages, ofLastDay } from '../acts/hide-messages.ts';
import type { Tell } from '../tell.ts';

/** Takes away what somebody said during the last day once their account is banned. */
export function followBans({ db, clock, jobs }: ModuleContext, tell: Tell): void {
  jobs.subscribe(accountBanned, 'chat', async ({ accountId, by }) => {
    const rooms = await db.transaction(async (tx) => {
      await silence(tx, accountId);
      const now = clock.now();
      const theirs = ofLastDay(accountId, now);
      const shown = await affected(
        tx,
        sql`select from chat_message m where ${theirs} and m.hidden_v is null limit 1`,
      );
      if (shown === 0) return [];
      const role = 'admin';
      const actionId = await noteAction(tx, {
        ...{ kind: 'delete', roomId: null, accountId, rule: 'other' },
        ...{ by: { uid: by, role }, now },
      });
      return hideMessages(tx, theirs, { by: role, actionId, now });
    });
    tell.now({ rooms });
  });
}
