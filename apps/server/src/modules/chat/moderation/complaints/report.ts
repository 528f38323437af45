import type { reportChat } from '@xiongmao/api/chat/calls';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countReport } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { isOpen } from '../../rooms/is-open.ts';
import { findRow, lockRow } from '../../rooms/room-rows.ts';
import { roomTargetOf } from '../../rooms/room-target.ts';

type Report = z.output<NonNullable<(typeof reportChat)['body']>>;

/** Reports a message, a person or a room, each once. Throws `tooManyRequests` beyond an hour's or a day's budget. */
export async function report(
  db: Database,
  given: Report,
  by: { uid: number; now: Date },
): Promise<void> {
  await countReport(db, by.uid, by.now);
  await db.transaction((tx) => note(tx, given, by));
}

async function note(
  tx: Tx,
  { about, room, id, reason, text }: Report,
  { uid, now }: { uid: number; now: Date },
): Promise<void> {
  const place = roomTargetOf(room);
  if ((await isOpen(tx, place, now)) === null) throw new CodedError('unknownChatRoom');
  const roomId = (await findRow(tx, place)).id ?? (await lockRow(tx, place)).id;
  const accountId =
    about === 'message'
      ? await authorOf(tx, roomId, id ?? null)
      : about === 'person'
        ? await known(tx, id ?? null)
        : null;
  const made = await affected(
    tx,
    sql`insert into chat_report (about, room_id, account_id, message_id, reporter_id, reason, text, at)
      select ${about}, ${roomId}::int, ${accountId}::int, ${about === 'message' ? (id ?? null) : null}::int, ${uid}::int,
        ${reason}, ${text}, ${instant(now)}
      where not (${about} = 'person' and exists (select from chat_report p where p.reporter_id = ${uid}
        and p.about = 'person' and p.account_id = ${accountId} and p.closed_at is null))
      on conflict on constraint chat_report_once do nothing returning id`,
  );
  if (made === 0) throw new CodedError('alreadyReported');
}

async function authorOf(tx: Tx, roomId: number, id: number | null): Promise<number> {
  const [found] = await rows(
    tx,
    { accountId: int },
    sql`select account_id as "accountId" from chat_message where id = ${id} and room_id = ${roomId}`,
  );
  if (!found) throw new CodedError('unknownMessage');
  return found.accountId;
}

async function known(tx: Tx, id: number | null): Promise<number> {
  const [found] = await rows(
    tx,
    { id: int },
    sql`select id from identity.account where id = ${id} and deleted_at is null`,
  );
  if (!found) throw new CodedError('unknownUser');
  return found.id;
}
