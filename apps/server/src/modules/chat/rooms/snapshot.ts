import { historyLength } from '@xiongmao/api/chat/rules';
import type { ChatMessage, RoomName, ShownRules } from '@xiongmao/api/chat/shapes';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { messageColumn, messagesRow, messageTables } from '../message-rows.ts';
import { isOpen } from './is-open.ts';
import { type RuleRow, ruleColumns, ruleRow, shownRules, usualRules } from './room-rows.ts';
import { type RoomTarget, roomTargetOf } from './room-target.ts';

/** What a room shows to everybody. */
export interface Snapshot {
  place: RoomTarget;
  id: number | null;
  v: number;
  messages: ChatMessage[];
  /** Whether there are messages before these. */
  earlier: boolean;
  rules: ShownRules;
  isOpen: boolean;
}

const roomRow = { id: int, v: int, ...ruleRow, messages: messagesRow };

/** The last messages of a room, or those before a version; null where there is no such room. */
export async function readRoom(
  db: Database,
  { name, before, now }: { name: RoomName; before?: number | undefined; now: Date },
): Promise<Snapshot | null> {
  const place = roomTargetOf(name);
  const open = await isOpen(db, place, now);
  if (open === null) return null;
  const [found] = await preparedRows(
    db,
    'chat room',
    roomRow,
    sql`select r.id, r.v, ${ruleColumns}, coalesce((
          select jsonb_agg(l.message order by l.v) from (
            select m.v, ${messageColumn} as message from ${messageTables}
            where m.room_id = r.id and m.hidden_v is null and m.v < ${before ?? Number.MAX_SAFE_INTEGER}
            order by m.v desc limit ${historyLength + 1}
          ) l), '[]') as messages
      from chat_room r where r.name = ${name}`,
  );
  const { id, v, messages, ...rules } = found ?? {
    id: null,
    v: 0,
    messages: [],
    ...usualRules(place),
  };
  return {
    place,
    id,
    v,
    messages: messages.slice(-historyLength),
    earlier: messages.length > historyLength,
    rules: shownRules(rules satisfies RuleRow, now),
    isOpen: open,
  };
}

/** ms for which a room is not read again, unless something new was told of it. */
const lasts = 1_000;
const mostRooms = 5_000;

/** Rooms as they stand, read once for all who ask in the same moment. */
export function createSnapshots({ db, clock }: Pick<ModuleContext, 'db' | 'clock'>) {
  const held = new BoundedMap<RoomName, { at: number; snapshot: Promise<Snapshot | null> }>(
    mostRooms,
  );
  return {
    of(name: RoomName): Promise<Snapshot | null> {
      const found = held.get(name);
      if (found && performance.now() - found.at < lasts) return found.snapshot;
      const snapshot = readRoom(db, { name, now: clock.now() });
      const one = { at: performance.now(), snapshot };
      held.set(name, one);
      snapshot.catch(() => held.get(name) === one && held.delete(name));
      return snapshot;
    },
    forget(name: RoomName): void {
      held.delete(name);
    },
  };
}
export type Snapshots = ReturnType<typeof createSnapshots>;
