import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether row `v` (`channel_id`, `visitor_id`, `account_id`, `day`, `person_hash`) is of the channel's own
 * manager: signed in, in a browser in which they once followed a link signed in, or the same person as
 * whoever did so that day by a link of theirs.
 */
export const isSelf: SQL = sql`exists (
  select 1 from channel c where c.id = v.channel_id and (
    c.manager_id = v.account_id
    or exists (select 1 from channel_visit known
      where known.visitor_id = v.visitor_id and known.account_id = c.manager_id)
    or exists (select 1 from channel own join channel_visit known on known.channel_id = own.id
      where own.manager_id = c.manager_id and known.account_id = c.manager_id
        and known.day = v.day and known.person_hash = v.person_hash)))`;
