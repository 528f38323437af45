import { type FilterReason, filterReasons } from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { isSelf } from '../registrations/self-referral.ts';
import { isOverBudget } from './network-budget.ts';

export interface Visit {
  channelId: number;
  visitorId: string;
  personHash: string;
  hostHash: string;
  networkHash: string;
  accountId: number | null;
  /** Host of the page that led here; empty when none is told. */
  referrer: string;
  day: string;
  now: Date;
  /** Why it can't count, where the request tells by itself. */
  filtered: FilterReason | null;
}

/**
 * Why row `v` (as of `channel_visit`) does not count: it is the manager's, the person is counted for this
 * channel and day, or enough of their network are. Null when none of it.
 */
export const whyNot: SQL = sql`case
  when ${isSelf} then 'self'
  when exists (select 1 from channel_visit o where o.channel_id = v.channel_id and o.day = v.day
    and o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
  when exists (select 1 from channel_visit o where o.channel_id = v.channel_id and o.day = v.day
    and (o.person_hash = v.person_hash or o.account_id = v.account_id) and o.filtered is null)
    then 'samePerson'
  when ${isOverBudget('channel_visit')} then 'network'
  end`;

const filterReason = z.enum(filterReasons);

/** Keeps a visit; it waits for its page to come alive, unless it can't count. Answers why it does not. */
export async function recordVisit(tx: Tx, visit: Visit): Promise<FilterReason> {
  const { channelId, visitorId, personHash, hostHash, networkHash } = visit;
  const { accountId, referrer, day, now, filtered } = visit;
  const [kept] = await rows(
    tx,
    { filtered: filterReason },
    sql`insert into channel_visit
        (channel_id, visitor_id, person_hash, host_hash, network_hash, at, day, referrer, account_id,
          signed_in, filtered)
      select v.channel_id, v.visitor_id, v.person_hash, v.host_hash, v.network_hash, ${instant(now)}, v.day,
        ${referrer}, v.account_id, v.account_id is not null,
        coalesce(${filtered}, ${whyNot}, 'unconfirmed')
      from (values (${channelId}::int, ${visitorId}::uuid, ${personHash}, ${hostHash},
        ${networkHash}, ${day}::date, ${accountId}::int))
        v(channel_id, visitor_id, person_hash, host_hash, network_hash, day, account_id)
      returning filtered`,
  );
  if (kept!.filtered === 'self') await takeBack(tx, visit);
  return kept!.filtered;
}

/** Who turns out to be the manager was so before they signed in, too; closed days stay as they are. */
async function takeBack(tx: Tx, visit: Visit): Promise<void> {
  const { channelId, visitorId, personHash, day } = visit;
  await tx.execute(sql`
    update channel_visit v set filtered = 'self'
    where channel_id = ${channelId} and filtered is null
      and (visitor_id = ${visitorId}::uuid or day = ${day}::date and person_hash = ${personHash})
      and not exists (select 1 from channel_statement s
        where s.channel_id = v.channel_id and s.day >= v.day)`);
}
