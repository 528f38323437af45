import type { FilterReason, Platform } from '@xiongmao/api/promotion/shapes';
import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';
import { takeTurns } from './person.ts';
import { isSelf } from './self-referral.ts';

export interface Download {
  channelId: number;
  visitorId: string;
  personHash: string;
  accountId: number | null;
  platform: Platform;
  day: string;
  now: Date;
  filtered: FilterReason | null;
}

/** Counts a download: one for a person and a channel, on whatever device they take it. */
export async function countDownload(tx: Tx, download: Download): Promise<void> {
  const { channelId, visitorId, personHash, accountId, platform, day, now, filtered } = download;
  await takeTurns(tx, [visitorId, accountId, personHash]);
  await tx.execute(sql`
    insert into channel_download
      (channel_id, visitor_id, person_hash, account_id, platform, at, day, filtered)
    select v.channel_id, v.visitor_id, ${personHash}, v.account_id, ${platform},
      ${instant(now)}, ${day}::date,
      coalesce(${filtered}, case
        when ${isSelf} then 'self'
        when exists (select 1 from channel_download o where o.channel_id = v.channel_id
          and o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
        when exists (select 1 from channel_download o where o.channel_id = v.channel_id
          and (o.account_id = v.account_id or o.day = ${day}::date and o.person_hash = ${personHash})
          and o.filtered is null) then 'samePerson'
        end)
    from (values (${channelId}::int, ${visitorId}::uuid, ${accountId}::int))
      v(channel_id, visitor_id, account_id)`);
}
