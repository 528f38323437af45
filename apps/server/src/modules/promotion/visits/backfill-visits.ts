import type { Platform } from '@xiongmao/api/fields/platforms';
import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** A visit of before, by somebody who came once, and what they went on to do. */
export interface PastVisit {
  at: Date;
  /** The channel's day. */
  day: string;
  /** Null counts. */
  filtered: FilterReason | null;
  signedIn: boolean;
  registered: boolean;
  /** Who registered, where that is known. */
  accountId: number | null;
  downloaded: Platform | null;
}

/** ms from a visit of before to the registration that it led to. */
export const untilRegistered = 180_000;

/** Keeps a channel's visits of before as if they had been counted in their time, on days that are not closed. */
export async function backfillVisits(
  tx: Tx,
  channelId: number,
  visits: readonly PastVisit[],
): Promise<void> {
  await tx.execute(sql`
    with past as materialized (
      select gen_random_uuid() as visitor_id, 'past ' || gen_random_uuid() as person_hash, given.*
      from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as given(at timestamptz, day date,
        filtered text, "signedIn" boolean, registered boolean, "accountId" int, downloaded text)
    ), visited as (
      insert into channel_visit (channel_id, visitor_id, person_hash, at, day, referrer, signed_in,
        filtered, confirmed_at)
      select ${channelId}, visitor_id, person_hash, at, day, '', "signedIn", filtered,
        case when filtered is null then at + interval '2 seconds' end
      from past
    ), registered as (
      insert into channel_registration (channel_id, visitor_id, account_id, at, day)
      select ${channelId}, visitor_id,
        case when not exists (select from channel_registration where account_id = "accountId")
          then "accountId" end,
        at + ${untilRegistered / 1000} * interval '1 second', day
      from past where registered
    )
    insert into channel_download (channel_id, visitor_id, person_hash, platform, at, day)
    select ${channelId}, visitor_id, person_hash, downloaded, at + interval '5 minutes', day
    from past where downloaded is not null`);
}
