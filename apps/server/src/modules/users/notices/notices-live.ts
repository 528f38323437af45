import { unreadNotices } from '@xiongmao/api/users/events';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { countUnread, tellNotices } from './notices.ts';

/** Tells the open pages of accounts how many notices they have not read. */
export type TellUnread = (accountIds: readonly number[]) => Promise<void>;

export function createTellUnread(realtime: Realtime, { db, jobs }: ModuleContext): TellUnread {
  async function tell(accountIds: readonly number[]): Promise<void> {
    for (const [id, unread] of await countUnread(db, accountIds)) {
      realtime.tellAccount(unreadNotices, id, { unread });
    }
  }
  jobs.work(tellNotices, ({ accountIds }) => tell(accountIds));
  return tell;
}
