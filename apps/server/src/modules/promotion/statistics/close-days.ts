import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { findDays, noFigures } from './figures.ts';
import { firstHash, hashStatement, type Statement } from './statement-chain.ts';

/** ms after a day's end in which what began in it may still be told. */
const graceMs = 2 * 3_600_000;

const chainRow = {
  zone: text,
  /** The one that it was made with. */
  firstZone: text,
  createdAt: time,
  /** The last closed day and its hash; null before the first. */
  closed: orNull(text),
  hash: orNull(text),
};
type Chain = RowOf<typeof chainRow>;

/** Closes every channel's days that are over on its calendar: a statement each, in their order. */
export async function closeDays(db: Database, now: Date): Promise<void> {
  const channels = await rows(db, { id: int }, sql`select id from channel order by id`);
  for (const { id } of channels) await db.transaction((tx) => closeDaysOf(tx, id, now));
}

async function closeDaysOf(tx: Tx, channelId: number, now: Date): Promise<void> {
  // Another process waits here; only what it reads after that shows it the days as closed.
  await tx.execute(sql`select 1 from channel where id = ${channelId} for update`);
  const [chain] = await rows(
    tx,
    chainRow,
    sql`select c.zone, c.created_at as "createdAt", coalesce((
          select before from channel_zone_change where channel_id = c.id order by at limit 1
        ), c.zone) as "firstZone", last.day as closed, last.hash
      from channel c left join lateral (
        select day, hash from channel_statement where channel_id = c.id order by day desc limit 1
      ) last on true
      where c.id = ${channelId}`,
  );
  const due = daysDue(chain!, now);
  const [from, to] = [due[0], due.at(-1)];
  if (!from || !to) return;
  const found = await findDays(tx, { channelIds: [channelId], from, to });
  let previousHash = chain!.hash ?? firstHash;
  const statements = due.map((day) => {
    const { filtered, ...figures } = found.get(`${channelId}:${day}`) ?? noFigures(channelId);
    const reasons = Object.entries(filtered).filter(([, count]) => count > 0);
    const said: Statement = {
      ...figures,
      day,
      filtered: Object.fromEntries(reasons),
      closedAt: now.toISOString(),
    };
    const statement = { ...said, previousHash, hash: hashStatement(said, previousHash) };
    previousHash = statement.hash;
    return statement;
  });
  await insert(tx, statements);
}

/** From the day after the last closed one, or the one it was made on, to the last that is over. */
function daysDue({ zone, firstZone, createdAt, closed }: Chain, now: Date): string[] {
  const days: string[] = [];
  let day = closed ? addDays(closed, 1) : zonedDay(new Date(createdAt), firstZone);
  for (; dayBounds(day, zone).to.getTime() + graceMs <= now.getTime(); day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

async function insert(
  tx: Tx,
  statements: (Statement & { previousHash: string; hash: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into channel_statement (channel_id, day, raw_visits, visits, registered_visits,
      registrations, downloads, first_recharges, filtered, closed_at, previous_hash, hash)
    select "channelId", day, "rawVisits", visits, "registeredVisits", registrations, downloads,
      "firstRecharges", filtered, "closedAt", "previousHash", hash
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb) as given(
      "channelId" int, day date, "rawVisits" int, visits int, "registeredVisits" int,
      registrations int, downloads int, "firstRecharges" int, filtered jsonb,
      "closedAt" timestamptz, "previousHash" text, hash text)
    order by day`);
}
