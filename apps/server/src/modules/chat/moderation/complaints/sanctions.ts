import { ownSanction, type RoomName, sanctionRecord } from '@xiongmao/api/chat/shapes';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, only, text } from '#platform/db/columns.ts';
import {
  affected,
  countRows,
  type Database,
  instant,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { moment } from '../../message-rows.ts';
import { lockRooms } from '../../rooms/room-rows.ts';
import { sanctionColumn } from '../mutes.ts';
import { appealGranted, appealUpheld } from '../notice-types.ts';

const ofAccount = (uid: number) => sql`c.account_id = ${uid} and c.kind in ('mute', 'delete')`;

/** Mutes and deletions `c` that hold at an instant. */
const holdsAt = (now: Date) => sql`(c.lifted_at is null
  and (c.kind = 'delete' or c.until is null or c.until > ${instant(now)}))`;

const recordRow = {
  sanction: ownSanction,
  ...only(sanctionRecord.shape, 'liftedAt', 'canAppeal', 'appealed'),
};

/** A page of what was done about what one said and what became of it, newest first. */
export async function findSanctions(
  db: Database,
  { uid, page, now }: { uid: number; page: number; now: Date },
) {
  const found = await rows(
    db,
    recordRow,
    sql`select ${sanctionColumn} as sanction, c.lifted_at as "liftedAt",
        p.id is null and ${holdsAt(now)} as "canAppeal",
        case when p.id is not null then jsonb_build_object('text', p.text, 'at', ${moment(sql`p.at`)},
          'answer', p.answer, 'decidedAt', ${moment(sql`p.decided_at`)}) end as appealed
      from chat_action c left join chat_room d on d.id = c.room_id left join chat_appeal p on p.action_id = c.id
      where ${ofAccount(uid)} order by c.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const total = await countRows(db, sql`chat_action c where ${ofAccount(uid)}`);
  return { items: found.map(({ sanction, ...became }) => ({ ...sanction, ...became })), total };
}

/** Asks for a second look at what holds still, once. Throws `nothingToAppeal`, `alreadyAppealed`. */
export async function appeal(
  tx: Tx,
  given: { sanctionId: number; text: string; uid: number; now: Date },
): Promise<void> {
  const { sanctionId, text, uid, now } = given;
  const at = instant(now);
  const holds = await affected(
    tx,
    sql`select from chat_action c where c.id = ${sanctionId} and ${ofAccount(uid)} and ${holdsAt(now)}`,
  );
  if (holds === 0) throw new CodedError('nothingToAppeal');
  const made = await affected(
    tx,
    sql`insert into chat_appeal (action_id, account_id, text, at) values (${sanctionId}, ${uid}, ${text}, ${at})
      on conflict (action_id) do nothing returning id`,
  );
  if (made === 0) throw new CodedError('alreadyAppealed');
}

/**
 * Decides on an appeal. Granted, the mute ends and what was taken away with it is shown again. Answers whose it was, and
 * the rooms that show more now.
 */
export async function decideAppeal(
  tx: Tx,
  jobs: Jobs,
  given: { id: number; state: 'upheld' | 'granted'; answer: string; by: number; now: Date },
): Promise<{ accountId: number; rooms: RoomName[] }> {
  const { id, state, answer, by, now } = given;
  const at = instant(now);
  const [decided] = await rows(
    tx,
    { accountId: int, actionId: int },
    sql`update chat_appeal set state = ${state}, answer = ${answer}, decided_at = ${at}, decided_by = ${by}
      where id = ${id} and state = 'open' returning account_id as "accountId", action_id as "actionId"`,
  );
  if (!decided) throw new CodedError('stale');
  const { accountId, actionId } = decided;
  const type = state === 'granted' ? appealGranted : appealUpheld;
  await notify(tx, jobs, accountId, {
    type,
    values: { answer },
    cause: `chat-appeal:${id}`,
    at: now,
  });
  if (state === 'upheld') return { accountId, rooms: [] };
  await tx.execute(sql`
    update chat_action set lifted_at = ${at}, lifted_by = ${by} where id = ${actionId} and lifted_at is null`);
  const ids = await lockRooms(
    tx,
    sql`r.id in (select m.room_id from chat_message m where m.action_id = ${actionId})`,
  );
  const shown = await rows(
    tx,
    { room: text },
    sql`with taken as (
        update chat_room set v = v + 1 where id = any(${sql.param(ids)}::int[]) returning id, name, v
      ), shown as (
        update chat_message m set hidden_v = null, hidden_at = null, hidden_by = null, action_id = null,
          shown_v = taken.v
        from taken where m.room_id = taken.id and m.action_id = ${actionId}
      ) select name as room from taken`,
  );
  return { accountId, rooms: shown.map(({ room }) => room as RoomName) };
}
