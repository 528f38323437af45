import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { banOf } from '../bans/bans.ts';
import { reservationSoon } from '../notice-types.ts';
import { matchTables } from '../room-match.ts';
import { selectReservations } from './reservation-rows.ts';

/** Sets or takes away a reminder. Throws `unknownReservation`, and `reservationFixed` for one that is under way or over. */
export async function remind(
  tx: Tx,
  given: { uid: number; id: number; remind: boolean; now: Date },
): Promise<void> {
  const { uid, id, remind: wanted, now } = given;
  const [found] = await selectReservations(tx, now, sql`where r.id = ${id}`);
  if (!found) throw new CodedError('unknownReservation');
  if (!wanted) {
    await tx.execute(sql`
      delete from reservation_reminder where reservation_id = ${id} and account_id = ${uid}`);
    return;
  }
  if (found.state !== 'reserving' && found.state !== 'notStarted') {
    throw new CodedError('reservationFixed');
  }
  await tx.execute(sql`
    insert into reservation_reminder (reservation_id, account_id, at)
    values (${id}, ${uid}, ${instant(now)}) on conflict do nothing`);
}

/** Minutes before a match that who set a reminder is told. */
const ahead = 10;

/**
 * Tells those with a reminder, ten minutes before the match is to start; again where its start was moved
 * afterwards. That the anchor is live they hear as followers do (`goOnAir`).
 */
export async function tellReminded({ db, clock, jobs }: ModuleContext): Promise<void> {
  const now = clock.now();
  const soon = await rows(
    db,
    { id: int, uid: int, startsAt: time, home: text, away: text },
    sql`select r.id, r.anchor_id as uid, m.starts_at as "startsAt", h.name as home, w.name as away
      from ${matchTables} join reservation r on r.match_id = m.id and r.cancelled_at is null
      join anchor a on a.account_id = r.anchor_id and a.state = 'approved'
      where m.status = 'notStarted' and m.starts_at > ${instant(now)}
        and m.starts_at <= ${instant(now)} + make_interval(mins => ${ahead})
        and exists (select from reservation_reminder where reservation_id = r.id)`,
  );
  for (const { id, startsAt, ...values } of soon) {
    if (await banOf(db, values.uid, now)) continue;
    const reminded = sql`select account_id from reservation_reminder where reservation_id = ${id}`;
    await db.transaction((tx) =>
      notify(tx, jobs, reminded, {
        type: reservationSoon,
        values,
        cause: `reservation:${id}:${startsAt}`,
        at: now,
      }),
    );
  }
}
