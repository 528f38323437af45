import type { Platform } from '@xiongmao/api/fields/platforms';
import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';
import { takeVisitorsTurn } from '../person.ts';
import { isSelf } from '../registrations/self-referral.ts';
import { cameAlive } from './came-alive.ts';
import { isOverBudget } from './network-budget.ts';

export interface Download {
  channelId: number;
  visitorId: string;
  personHash: string;
  hostHash: string;
  networkHash: string;
  accountId: number | null;
  platform: Platform;
  day: string;
  now: Date;
  filtered: FilterReason | null;
}

/**
 * Counts a download: one for a person and a channel, on whatever device they take it. It takes a page that
 * came alive before, and a network that is within its budget.
 */
export async function countDownload(tx: Tx, download: Download): Promise<void> {
  const { channelId, visitorId, personHash, hostHash, networkHash } = download;
  const { accountId, platform, day, now, filtered } = download;
  await takeVisitorsTurn(tx, [visitorId, accountId, personHash, hostHash, networkHash]);
  await tx.execute(sql`
    insert into channel_download
      (channel_id, visitor_id, person_hash, host_hash, network_hash, account_id, platform, at, day,
        filtered)
    select v.channel_id, v.visitor_id, v.person_hash, v.host_hash, v.network_hash, v.account_id,
      ${platform}, ${instant(now)}, v.day,
      coalesce(${filtered}, case
        when ${isSelf} then 'self'
        when exists (select 1 from channel_download o where o.channel_id = v.channel_id
          and o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
        when exists (select 1 from channel_download o where o.channel_id = v.channel_id
          and (o.account_id = v.account_id or o.day = v.day and o.person_hash = v.person_hash)
          and o.filtered is null) then 'samePerson'
        when not ${cameAlive} then 'unconfirmed'
        when ${isOverBudget('channel_download')} then 'network'
        end)
    from (values (${channelId}::int, ${visitorId}::uuid, ${personHash}, ${hostHash}, ${networkHash},
        ${accountId}::int, ${day}::date))
      v(channel_id, visitor_id, person_hash, host_hash, network_hash, account_id, day)`);
}
