import type { CallResult } from '@xiongmao/api/call';
import type { getChatReplay } from '@xiongmao/api/chat/calls';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { messageColumn, messagesRow, messageTables } from '../message-rows.ts';

/** Minutes of a broadcast, and messages of them, that are answered at once. */
const most = { minutes: 10, messages: 1_000 };

/**
 * What was said in an anchor's room during a stretch of a broadcast, by the moment of the picture that each
 * was said at. Throws `unknownReplay`.
 */
export async function readReplay(
  db: Database,
  {
    broadcastId,
    from,
    after,
    to,
  }: { broadcastId: number; from: string; after: number; to: string },
): Promise<CallResult<typeof getChatReplay>> {
  const begin = new Date(from);
  const end = new Date(Math.min(Date.parse(to), begin.getTime() + most.minutes * 60_000));
  const moment = sql`coalesce(m.playhead, m.at)`;
  const [found] = await rows(
    db,
    { known: bool, messages: messagesRow },
    sql`select true as known, coalesce((
        select jsonb_agg(l.message order by l.moment, l.v) from (
          select m.v, ${moment} as moment, ${messageColumn} as message
          from chat_room r join (${messageTables}) on m.room_id = r.id
          where r.name = 'anchor-' || b.anchor_id and m.hidden_v is null
            and ${moment} >= greatest(${instant(begin)}, b.on_air_at)
            and (${moment}, m.v) > (${instant(begin)}, ${after}::bigint)
            and ${moment} < least(${instant(end)}, coalesce(b.ended_at, 'infinity'))
          order by ${moment}, m.v limit ${most.messages}
        ) l), '[]') as messages
      from anchors.broadcast b where b.id = ${broadcastId} and b.on_air_at is not null`,
  );
  if (!found) throw new CodedError('unknownReplay');
  const { messages } = found;
  const last = messages.at(-1);
  if (last && messages.length === most.messages) {
    return { messages, next: { from: last.playhead ?? last.at, after: last.v } };
  }
  return { messages, next: end < new Date(to) ? { from: end.toISOString(), after: 0 } : null };
}
