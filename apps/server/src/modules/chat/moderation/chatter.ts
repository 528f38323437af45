import type { CallResult } from '@xiongmao/api/call';
import type { getChatter } from '@xiongmao/api/chat/calls';
import { type RoomName, sanction } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { isBlocked } from '#modules/users/index.ts';
import { countRows, type Database, instant } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { isOpen } from '../rooms/is-open.ts';
import { findRow } from '../rooms/room-rows.ts';
import { roomTargetOf } from '../rooms/room-target.ts';
import { findSpeakers, type Speaker } from '../saying/speakers.ts';
import { ranks } from './ranks.ts';

type Chatter = CallResult<typeof getChatter>;

const rankOf = ({ label, isTrusted }: Speaker): number =>
  isTrusted && label !== null && label !== 'expert' ? ranks[label] : 0;

/** A person as a room knows them, and what who asks may do about them. */
export async function findChatter(
  db: Database,
  { room, userId, uid, now }: { room: RoomName; userId: number; uid: number; now: Date },
): Promise<Chatter> {
  const place = roomTargetOf(room);
  if ((await isOpen(db, place, now)) === null) throw new CodedError('unknownChatRoom');
  const row = await findRow(db, place);
  const people = await findSpeakers(db, place, row, { ids: [uid, userId], now });
  const [me, them] = [people.get(uid), people.get(userId)];
  if (!me || !them) throw new CodedError('unknownUser');
  const { id, username, avatar, level, label, mute, appointed } = them;
  const isOther = userId !== uid;
  const [mine, theirs] = [rankOf(me), rankOf(them)];
  const mayModerate = isOther && mine > theirs;
  const mayAppoint = mayModerate && mine >= ranks.anchor && theirs <= ranks.moderator;
  const messages = mayModerate
    ? await countRows(
        db,
        sql`chat_message m where m.room_id = ${row.id} and m.account_id = ${userId} and m.hidden_v is null
          and m.at > ${instant(now)} - interval '1 day'`,
      )
    : null;
  const isStaff = label === 'admin' || label === 'support';
  const can: [Chatter['can'][number], boolean][] = [
    ['mute', mayModerate],
    ['unmute', mayModerate && mute !== null],
    ['appoint', mayAppoint && !appointed],
    ['dismiss', mayAppoint && appointed],
    ['block', isOther && !isStaff],
    ['report', isOther],
  ];
  return {
    user: { id, username, avatar, level, label },
    // What they said may stand in another room.
    mute: mayModerate && mute ? sanction.parse(mute) : null,
    messages,
    blocked: isOther && (await isBlocked(db, userId, uid)),
    can: can.flatMap(([name, may]) => (may ? name : [])),
  };
}
