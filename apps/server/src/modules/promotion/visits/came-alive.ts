import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a page of the channel's came alive for the person of row `v` (`channel_id`, `visitor_id`,
 * `account_id`, `day`, `person_hash`): the visitor, the account, or who is the same person that day.
 */
export const cameAlive: SQL = sql`exists (
  select 1 from channel_visit seen
  where seen.channel_id = v.channel_id and seen.confirmed_at is not null
    and (seen.visitor_id = v.visitor_id or seen.account_id = v.account_id
      or seen.day = v.day and seen.person_hash = v.person_hash))`;
