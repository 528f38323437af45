import { sql } from 'drizzle-orm';
import { orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { takeVisitorsTurn } from '../person.ts';
import { recountRegistration } from '../registrations/count-registration.ts';
import { whyNot } from './record-visit.ts';
import { confirmableFor } from './visitor-cookies.ts';

/**
 * A page came alive: what its visitor asked for in the last half hour was looked at. Of each channel and
 * day one visit counts, if the person is not counted yet, and a registration told meanwhile; closed days stay.
 */
export async function confirmVisits(
  tx: Tx,
  given: { visitorId: string; accountId: number | null; now: Date },
): Promise<void> {
  const { visitorId, accountId, now } = given;
  const at = instant(now);
  const waiting = sql`
    select id, channel_id, day, visitor_id, person_hash, host_hash, network_hash,
      coalesce(account_id, ${accountId}::int) as account_id,
      row_number() over (partition by channel_id, day order by id) as turn
    from channel_visit w
    where visitor_id = ${visitorId}::uuid and filtered = 'unconfirmed'
      and at > ${at} - make_interval(secs => ${confirmableFor})
      and not exists (select 1 from channel_statement s
        where s.channel_id = w.channel_id and s.day >= w.day)`;
  const hashes = await rows(
    tx,
    { hash: orNull(text) },
    sql`select distinct unnest(array[person_hash, host_hash, network_hash]) as hash
      from (${waiting}) v`,
  );
  if (hashes.length === 0) return;
  await takeVisitorsTurn(tx, [visitorId, accountId, ...hashes.map(({ hash }) => hash)]);
  await tx.execute(sql`
    update channel_visit set filtered = judged.reason, confirmed_at = ${at},
      account_id = judged.account_id, signed_in = judged.account_id is not null
    from (
      select v.id, v.account_id,
        coalesce(${whyNot}, case when v.turn > 1 then 'repeat' end) as reason
      from (${waiting}) v
    ) judged
    where channel_visit.id = judged.id`);
  await recountRegistration(tx, visitorId);
}
