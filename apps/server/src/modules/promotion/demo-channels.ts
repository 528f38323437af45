import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { findDemoAccount } from '#modules/identity/index.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';

const days = 30;

/** Two channels of the demo's manager. Of their visitors so many look, register and take the app. */
const demoChannels = [
  {
    code: 'demo-video',
    name: 'Demo · Match videos',
    source: 'social',
    type: 'cpa',
    zone: 'Asia/Shanghai',
    visits: 160,
    registers: 0.09,
    downloads: 0.14,
  },
  {
    code: 'demo-stadium',
    name: 'Demo · Stadium posters',
    source: 'offline',
    type: 'own',
    zone: 'Europe/Madrid',
    visits: 60,
    registers: 0.16,
    downloads: 0.21,
  },
] as const;

type DemoChannel = (typeof demoChannels)[number];

/** Makes those that are not there yet, each with the month behind it, and the demo's fans as users. */
export async function seedDemoChannels(db: Database, now: Date): Promise<void> {
  const manager = await findDemoAccount(db, 'manager');
  if (!manager) return;
  for (const [index, channel] of demoChannels.entries()) {
    await db.transaction(async (tx) => {
      const id = await insert(tx, channel, manager.id, now);
      if (id === null) return;
      await insertVisits(tx, id, channel, now);
      await insertFollowing(tx, id, channel);
      const fan = await findDemoAccount(tx, index === 0 ? 'fan' : 'fan2');
      if (fan) await nameFan(tx, id, fan.id);
    });
  }
}

/** Its id; null when it is there already. */
async function insert(
  tx: Tx,
  channel: DemoChannel,
  managerId: number,
  now: Date,
): Promise<number | null> {
  const { code, name, source, type, zone } = channel;
  const [made] = await rows<{ id: number }>(
    tx,
    sql`insert into channel (code, name, source, type, brand, zone, manager_id, created_at)
      values (${code}, ${name}, ${source}, ${type}, 'Demo', ${zone}, ${managerId},
        ${instant(now)} - make_interval(days => ${days}))
      on conflict (code) do nothing returning id`,
  );
  return made?.id ?? null;
}

/** More at weekends, and a little more each week; one in three is filtered, for every reason there is. */
async function insertVisits(tx: Tx, id: number, channel: DemoChannel, now: Date): Promise<void> {
  const today = zonedDay(now, channel.zone);
  const counts = Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const share = (0.7 + (0.6 * index) / days) * (isWeekend ? 1.5 : 1);
    return { day, visits: Math.round(channel.visits * share) };
  });
  await tx.execute(sql`
    with visit as (
      select day, random() as chance, random() as luck,
        (day + time '08:00' + random() * interval '15 hours') at time zone ${channel.zone} as at
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(day date, visits int),
        generate_series(1, visits)
    )
    insert into channel_visit (channel_id, visitor_id, person_hash, at, day, referrer, signed_in,
      filtered, confirmed_at)
    select ${id}, gen_random_uuid(), 'demo ' || gen_random_uuid(), at, day, '', luck < 0.25,
      case when chance < 0.67 then null when chance < 0.79 then 'repeat'
        when chance < 0.86 then 'bot' when chance < 0.93 then 'unconfirmed'
        when chance < 0.96 then 'prefetch' when chance < 0.99 then 'samePerson' else 'self' end,
      case when chance < 0.67 then at + interval '2 seconds' end
    from visit`);
}

/** Some of the visits that count go on to register, some to take the app. */
async function insertFollowing(tx: Tx, id: number, channel: DemoChannel): Promise<void> {
  const counted = sql`channel_visit where channel_id = ${id} and filtered is null`;
  await tx.execute(sql`
    insert into channel_registration (channel_id, visitor_id, at, day)
    select channel_id, visitor_id, at + interval '3 minutes', day from ${counted}
      and random() < ${channel.registers}`);
  await tx.execute(sql`
    insert into channel_download (channel_id, visitor_id, person_hash, platform, at, day)
    select channel_id, visitor_id, person_hash,
      case when random() < 0.4 then 'ios' else 'android' end, at + interval '5 minutes', day
    from ${counted} and random() < ${channel.downloads}`);
}

/** One of those who registered is one of the demo's fans, so that the list of users is not empty. */
async function nameFan(tx: Tx, id: number, accountId: number): Promise<void> {
  await tx.execute(sql`
    update channel_registration set account_id = ${accountId}
    where id = (select min(id) from channel_registration where channel_id = ${id})
      and not exists (select from channel_registration where account_id = ${accountId})`);
}
