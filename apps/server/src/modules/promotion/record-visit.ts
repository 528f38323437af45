import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { isSelf } from './self-referral.ts';

export interface Visit {
  channelId: number;
  visitorId: string;
  personHash: string;
  accountId: number | null;
  /** Host of the page that led here; empty when none is told. */
  referrer: string;
  day: string;
  now: Date;
  /** Why it can't count, where the request tells by itself. */
  filtered: FilterReason | null;
}

/**
 * Why row `v` (as of `channel_visit`) does not count: it is the manager's, or the person is counted for
 * this channel and day. Null when neither.
 */
export const whyNot: SQL = sql`case
  when ${isSelf} then 'self'
  when exists (select 1 from channel_visit o where o.channel_id = v.channel_id and o.day = v.day
    and o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
  when exists (select 1 from channel_visit o where o.channel_id = v.channel_id and o.day = v.day
    and (o.person_hash = v.person_hash or o.account_id = v.account_id) and o.filtered is null)
    then 'samePerson'
  end`;

/** Keeps a visit; it waits for its page to come alive, unless it can't count. Answers why it does not. */
export async function recordVisit(tx: Tx, visit: Visit): Promise<FilterReason> {
  const { channelId, visitorId, personHash, accountId, referrer, day, now, filtered } = visit;
  const [kept] = await rows<{ filtered: FilterReason }>(
    tx,
    sql`insert into channel_visit
        (channel_id, visitor_id, person_hash, at, day, referrer, account_id, signed_in, filtered)
      select v.channel_id, v.visitor_id, v.person_hash, ${instant(now)}, v.day,
        ${referrer}, v.account_id, v.account_id is not null,
        coalesce(${filtered}, ${whyNot}, 'unconfirmed')
      from (values (${channelId}::int, ${visitorId}::uuid, ${personHash}, ${day}::date,
        ${accountId}::int)) v(channel_id, visitor_id, person_hash, day, account_id)
      returning filtered`,
  );
  if (kept!.filtered === 'self') await takeBack(tx, visit);
  return kept!.filtered;
}

/** Who turns out to be the manager was so before they signed in, too; closed days stay as they are. */
async function takeBack(tx: Tx, { channelId, visitorId }: Visit): Promise<void> {
  await tx.execute(sql`
    update channel_visit v set filtered = 'self'
    where visitor_id = ${visitorId}::uuid and channel_id = ${channelId} and filtered is null
      and not exists (select 1 from channel_statement s
        where s.channel_id = v.channel_id and s.day >= v.day)`);
}
