import { sql } from 'drizzle-orm';
import type { AccountRegistered } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';
import { findAttributed } from './attribution.ts';
import { readMark } from './channel-mark.ts';
import { countedDay } from './counted-day.ts';
import { hashPerson, takeTurns } from './person.ts';
import { isSelf } from './self-referral.ts';
import type { IsBot } from './unwatched.ts';
import { visitorIn } from './visitor-cookies.ts';

/**
 * Counts a new account for the channel that brought it, once however often it is told. The same person
 * registers once: by visitor for good, by network and browser for a day.
 */
export async function countRegistration(
  tx: Tx,
  { secret, isBot }: { secret: Secret; isBot: IsBot },
  registered: AccountRegistered,
): Promise<void> {
  const { accountId, channelMark: mark, promotionChannelId: claimed } = registered;
  const now = new Date(registered.at);
  const visitorId = visitorIn(registered.visitorId);
  const marked = readMark(secret, { mark, visitorId, now });
  const channel = await findAttributed(tx, { marked, visitorId, claimed, now });
  if (!channel) return;
  const day = countedDay(channel, now);
  const personHash = hashPerson(secret, day, registered);
  const known = isBot(registered.userAgent) ? 'bot' : null;
  await takeTurns(tx, [visitorId, personHash]);
  await tx.execute(sql`
    insert into channel_registration
      (account_id, channel_id, visitor_id, person_hash, at, day, filtered)
    select v.account_id, v.channel_id, v.visitor_id, ${personHash},
      ${registered.at}::timestamptz, ${day}::date,
      coalesce(${known}, case
        when ${isSelf} then 'self'
        when exists (select 1 from channel_registration o
          where o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
        when exists (select 1 from channel_registration o where o.channel_id = v.channel_id
          and o.day = ${day}::date and o.person_hash = ${personHash} and o.filtered is null)
          then 'samePerson'
        end)
    from (values (${accountId}::int, ${channel.id}::int, ${visitorId}::uuid))
      v(account_id, channel_id, visitor_id)
    on conflict (account_id) do nothing`);
  // The visit that ends in an account is a registered user's.
  await tx.execute(sql`
    update channel_visit set account_id = ${accountId}, signed_in = true
    where visitor_id = ${visitorId}::uuid and channel_id = ${channel.id} and day = ${day}::date
      and account_id is null and (filtered is null or filtered = 'unconfirmed')`);
}
