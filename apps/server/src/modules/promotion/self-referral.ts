import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether row `v` (`channel_id`, `visitor_id`, `account_id`) is of the channel's own manager: signed in,
 * or in a browser in which they once followed a link signed in.
 */
export const isSelf: SQL = sql`exists (
  select 1 from channel c where c.id = v.channel_id and (
    c.manager_id = v.account_id
    or exists (select 1 from channel_visit known
      where known.visitor_id = v.visitor_id and known.account_id = c.manager_id)))`;
