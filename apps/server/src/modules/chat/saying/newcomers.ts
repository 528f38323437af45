import { afterFlood } from '@xiongmao/api/chat/rules';
import { type SQL, sql } from 'drizzle-orm';
import { instant } from '#platform/db/database.ts';

/** Whether the account `a` is one that a flood could have been made of: new, and nothing was done with it here. */
export const isNewcomer = (anchorId: SQL, now: Date): SQL => sql`(
  a.created_at > ${instant(now)} - make_interval(hours => ${afterFlood.hours})
  and not exists (select from wallet.payment p where p.account_id = a.id and p.state = 'paid')
  and not exists (select from users.follow w where w.kind = 'user' and w.account_id = a.id
    and w.target_id = ${anchorId} and w.at <= ${instant(now)} - make_interval(mins => ${afterFlood.followed})))`;
