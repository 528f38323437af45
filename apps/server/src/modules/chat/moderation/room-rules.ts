import type { RoomName, RoomRules } from '@xiongmao/api/chat/shapes';
import { speaker } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { findRow, lockRow, type RoomRow } from '../rooms/room-rows.ts';
import { roomTargetOf } from '../rooms/room-target.ts';
import { findSpeakers } from '../saying/speakers.ts';
import { noteAction } from './acts/actions.ts';
import { type Actor, ranks } from './ranks.ts';

export const rulesOf = (row: RoomRow): RoomRules => {
  const { open, minimumLevel, minimumGold, slow, followersOnly, links } = row;
  return { open, minimumLevel, minimumGold, slow, followersOnly, links };
};

/** Changes a room's rules; what is not given stays. Throws `forbidden` for an anchor who opens what staff closed. */
export async function setRules(
  tx: Tx,
  room: RoomName,
  changes: Partial<RoomRules>,
  { by, now }: { by: Actor; now: Date },
): Promise<RoomRules> {
  const row = await lockRow(tx, roomTargetOf(room));
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const before = rulesOf(row);
  const rules: RoomRules = { ...before, ...given };
  if (JSON.stringify(rules) === JSON.stringify(before)) return rules;
  const isStaff = ranks[by.role] > ranks.anchor;
  if (rules.open && row.closedByStaff && !isStaff) throw new CodedError('forbidden');
  const closedByStaff = !rules.open && (before.open ? isStaff : row.closedByStaff);
  await tx.execute(sql`
    update chat_room set v = v + 1, rules_v = v + 1, open = ${rules.open}, closed_by_staff = ${closedByStaff},
      minimum_level = ${rules.minimumLevel},
      minimum_gold = ${rules.minimumGold}, slow = ${rules.slow}, followers_only = ${rules.followersOnly},
      links = ${rules.links}
    where id = ${row.id}`);
  const changed = changesOf(before, rules);
  await noteAction(tx, { kind: 'rules', roomId: row.id, by, changed, now });
  return rules;
}

/** Only those that are others now. */
function changesOf(before: RoomRules, after: RoomRules) {
  const names = (Object.keys(after) as (keyof RoomRules)[]).filter(
    (name) => before[name] !== after[name],
  );
  const of = (rules: RoomRules): Partial<RoomRules> =>
    Object.fromEntries(names.map((name) => [name, rules[name]]));
  return { before: of(before), after: of(after) };
}

/** The rules of an anchor's room, and whom they trust with it. */
export async function findRules(db: Database, room: RoomName, now: Date) {
  const place = roomTargetOf(room);
  const row = await findRow(db, place);
  const moderators = await rows(
    db,
    { id: int },
    sql`select account_id as id from chat_moderator where room_id = ${row.id} order by at, account_id`,
  );
  const ids = moderators.map(({ id }) => id);
  const people = await findSpeakers(db, place, row, { ids, now });
  return {
    rules: rulesOf(row),
    closedByStaff: row.closedByStaff,
    moderators: ids.flatMap((id) => {
      const found = people.get(id);
      return found ? speaker.parse(found) : [];
    }),
  };
}
