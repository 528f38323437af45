import type { ChatRule } from '@xiongmao/api/chat/rules';
import { type ChatMessage, chatMessage } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { messageColumn, messageTables } from '../message-rows.ts';
import { isOpen } from '../rooms/is-open.ts';
import { lockRow, shownRules } from '../rooms/room-rows.ts';
import type { RoomTarget } from '../rooms/room-target.ts';
import { guard } from './guards.ts';
import { lockSpeakers } from './lock-speakers.ts';
import { findSpeakers, type Speaker } from './speakers.ts';

/** What somebody wants to say in a room. */
export interface Saying {
  accountId: number;
  text: string;
  replyTo: number | null;
  playhead: string | null;
  /** The same key of an account is the same message. */
  key: string;
  /** What the content filter finds of the text. */
  breaks: ChatRule | null;
  hasLink: boolean;
  now: Date;
}

/**
 * Says things in one room, in their order and in one transaction, each of another person: one lock of the room
 * carries them all. Answers each with its message, also the one of before, or with why it is refused.
 */
export function sayTogether(
  db: Database,
  place: RoomTarget,
  sayings: readonly Saying[],
): Promise<(ChatMessage | Error)[]> {
  return db.transaction(async (tx) => {
    await lockSpeakers(
      tx,
      sayings.map(({ accountId }) => accountId),
    );
    const room = await lockRow(tx, place);
    const now = sayings.at(-1)!.now;
    const ids = sayings.map(({ accountId }) => accountId);
    const open = await isOpen(tx, place, now);
    if (open === null) throw new CodedError('unknownChatRoom');
    const speakers = await findSpeakers(tx, place, room, { ids, now });
    const before = await findSaid(tx, room.id, sayings);
    const quoted = await findQuoted(tx, room.id, sayings);
    const rules = shownRules(room, now);

    const refusals = new Map<Saying, Error>();
    const accepted: [Saying, Speaker][] = [];
    for (const saying of sayings) {
      if (before.has(keyOf(saying))) continue;
      try {
        const speaker = speakers.get(saying.accountId);
        if (!speaker) throw new CodedError('accountClosed');
        const quote = saying.replyTo === null ? null : quoted.get(saying.replyTo);
        if (quote === undefined) throw new CodedError('unknownMessage');
        guard(
          { speaker, rules, isOpen: open, hasAnchor: place.anchorId !== null, now },
          { ...saying, isRefused: quote?.blockers.includes(saying.accountId) ?? false },
        );
        accepted.push([saying, speaker]);
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        refusals.set(saying, error);
      }
    }
    await insert(tx, room.id, accepted, now);
    const after = accepted.length > 0 ? await findSaid(tx, room.id, sayings) : before;
    return sayings.map((saying) => {
      const said = after.get(keyOf(saying));
      if (!said) return refusals.get(saying)!;
      // The key came with something else, or with what was said elsewhere.
      const isSame = said.isHere && said.text === saying.text && said.replyTo === saying.replyTo;
      return isSame ? said.message : new CodedError('keyReused');
    });
  });
}

const keyOf = ({ accountId, key }: Pick<Saying, 'accountId' | 'key'>) => `${accountId} ${key}`;

/** Messages that came with these keys, wherever they stand. */
async function findSaid(tx: Tx, roomId: number, sayings: readonly Saying[]) {
  const found = await rows(
    tx,
    {
      accountId: int,
      key: text,
      isHere: bool,
      text,
      replyTo: orNull(int),
      message: chatMessage,
    },
    sql`select m.account_id as "accountId", m.key, m.room_id = ${roomId} as "isHere", m.text,
        m.reply_to as "replyTo", ${messageColumn} as message
      from unnest(${sql.param(sayings.map(({ accountId }) => accountId))}::int[],
        ${sql.param(sayings.map(({ key }) => key))}::text[]) as s (account_id, key)
      join (${messageTables}) on m.account_id = s.account_id and m.key = s.key`,
  );
  return new Map(found.map((one) => [keyOf(one), one]));
}

/** What is replied to, and which of those who want to reply its author blocks. */
async function findQuoted(tx: Tx, roomId: number, sayings: readonly Saying[]) {
  const asked = sayings.filter(({ replyTo }) => replyTo !== null);
  if (asked.length === 0) return new Map<number, { blockers: number[] }>();
  const found = await rows(
    tx,
    { id: int, blockers: int.array() },
    sql`select m.id, array(select k.blocked_id from users.block k where k.account_id = m.account_id
        and k.blocked_id = any(${sql.param(asked.map(({ accountId }) => accountId))}::int[])) as blockers
      from chat_message m where m.room_id = ${roomId} and m.hidden_v is null
        and m.id = any(${sql.param(asked.map(({ replyTo }) => replyTo))}::int[])`,
  );
  return new Map(found.map(({ id, blockers }) => [id, { blockers }]));
}

async function insert(
  tx: Tx,
  roomId: number,
  accepted: readonly [Saying, Speaker][],
  now: Date,
): Promise<void> {
  if (accepted.length === 0) return;
  const all = (pick: (saying: Saying, speaker: Speaker) => unknown) =>
    sql.param(accepted.map(([saying, speaker]) => pick(saying, speaker)));
  await tx.execute(sql`
    with room as (
      update chat_room set v = v + ${accepted.length}, last_at = ${now.toISOString()} where id = ${roomId}
      returning v - ${accepted.length}::int as v
    )
    insert into chat_message (room_id, v, account_id, at, text, reply_to, playhead, label, level, key)
    select ${roomId}, room.v + s.nth, s.account_id, s.at, s.text, s.reply_to, s.playhead, s.label, s.level, s.key
    from room, unnest(${all(({ accountId }) => accountId)}::int[],
      ${all(({ now }) => now.toISOString())}::timestamptz[],
      ${all(({ text }) => text)}::text[],
      ${all(({ replyTo }) => replyTo)}::int[],
      ${all(({ playhead }) => playhead)}::timestamptz[],
      ${all((_, { label }) => label)}::text[],
      ${all((_, { level }) => level)}::smallint[],
      ${all(({ key }) => key)}::text[]) with ordinality
      as s (account_id, at, text, reply_to, playhead, label, level, key, nth)
    order by s.nth`);
}
