import { type SQL, sql } from 'drizzle-orm';
import type { AccountRegistered } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';
import { hashNetworks, hashPerson, takeVisitorsTurn } from '../person.ts';
import { countedDay } from '../statistics/counted-day.ts';
import { findAttributed, findClaimed } from '../visits/attribution.ts';
import { cameAlive } from '../visits/came-alive.ts';
import { readMark } from '../visits/channel-mark.ts';
import { isOverBudget } from '../visits/network-budget.ts';
import type { IsBot } from '../visits/unwatched.ts';
import { visitorIn } from '../visits/visitor-cookies.ts';
import { isSelf } from './self-referral.ts';

/** Why row `v` of a registration does not count; `isAttributed` tells whether more than a claim names its channel. */
const whyNotCounted = (isAttributed: SQL): SQL => sql`case
  when ${isSelf} then 'self'
  when exists (select 1 from channel_registration o
    where o.visitor_id = v.visitor_id and o.filtered is null) then 'repeat'
  when exists (select 1 from channel_registration o where o.channel_id = v.channel_id
    and o.day = v.day and o.person_hash = v.person_hash and o.filtered is null) then 'samePerson'
  when not ${isAttributed} then 'claimed'
  when not ${cameAlive} then 'unconfirmed'
  when ${isOverBudget('channel_registration')} then 'network'
  end`;

/**
 * Looks again at a registration that was told before its page came alive: a browser has much to do at first.
 * Closed days stay as they are.
 */
export async function recountRegistration(tx: Tx, visitorId: string): Promise<void> {
  await tx.execute(sql`
    update channel_registration r set filtered = ${whyNotCounted(sql`true`)}
    from channel_registration v
    where v.account_id = r.account_id and v.visitor_id = ${visitorId}::uuid
      and v.filtered = 'unconfirmed'
      and not exists (select 1 from channel_statement s
        where s.channel_id = v.channel_id and s.day >= v.day)`);
}

/**
 * Counts a new account for the channel that brought it, once however often it is told. The same person
 * registers once: by visitor for good, by network and browser for a day. What a browser merely claims, and
 * who comes from no page that came alive, is kept for the channel, and not counted.
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
  const attributed = await findAttributed(tx, { marked, visitorId, now });
  const channel = attributed ?? (await findClaimed(tx, claimed));
  if (!channel) return;
  const day = countedDay(channel, now);
  const personHash = hashPerson(secret, day, registered);
  const known = isBot(registered.userAgent) ? 'bot' : null;
  const { hostHash, networkHash } = hashNetworks(secret, day, registered);
  await takeVisitorsTurn(tx, [visitorId, personHash, hostHash, networkHash]);
  await tx.execute(sql`
    insert into channel_registration
      (account_id, channel_id, visitor_id, person_hash, host_hash, network_hash, at, day, filtered)
    select v.account_id, v.channel_id, v.visitor_id, v.person_hash, v.host_hash, v.network_hash,
      ${registered.at}::timestamptz, v.day,
      coalesce(${known}, ${whyNotCounted(sql`${Boolean(attributed)}::boolean`)})
    from (values (${accountId}::int, ${channel.id}::int, ${visitorId}::uuid, ${personHash}, ${hostHash},
        ${networkHash}, ${day}::date))
      v(account_id, channel_id, visitor_id, person_hash, host_hash, network_hash, day)
    on conflict (account_id) do nothing`);
  // The visit that ends in an account is a registered user's.
  await tx.execute(sql`
    update channel_visit set account_id = ${accountId}, signed_in = true
    where visitor_id = ${visitorId}::uuid and channel_id = ${channel.id} and day = ${day}::date
      and account_id is null and (filtered is null or filtered = 'unconfirmed')`);
}
