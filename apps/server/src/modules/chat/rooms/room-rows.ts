import { type RoomRules, roomRules, type ShownRules } from '@xiongmao/api/chat/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { RoomTarget } from './room-target.ts';

export const ruleRow = {
  ...roomRules.shape,
  raisedSlow: orNull(int),
  raisedUntil: orNull(time),
  newcomersSlow: orNull(int),
  newcomersUntil: orNull(time),
};
export type RuleRow = RowOf<typeof ruleRow>;

/** The rules of the room `r`. */
export const ruleColumns = sql`r.open, r.minimum_level as "minimumLevel", r.minimum_gold as "minimumGold", r.slow,
  r.followers_only as "followersOnly", r.links, r.raised_slow as "raisedSlow", r.raised_until as "raisedUntil",
  r.newcomers_slow as "newcomersSlow", r.newcomers_until as "newcomersUntil"`;

const defaultRules: RoomRules = {
  open: true,
  minimumLevel: 0,
  minimumGold: 0,
  slow: 0,
  followersOnly: null,
  links: true,
};
/** In a match's room nobody decides whose links are wanted, so there are none. */
const linksIn = ({ anchorId }: RoomTarget) => anchorId !== null;
export const usualRules = (place: RoomTarget): RuleRow => ({
  ...defaultRules,
  links: linksIn(place),
  raisedSlow: null,
  raisedUntil: null,
  newcomersSlow: null,
  newcomersUntil: null,
});

/** The rules in force at an instant, as rooms show them. */
export function shownRules(
  { raisedSlow, raisedUntil, newcomersSlow, newcomersUntil, ...rules }: RuleRow,
  now: Date,
): ShownRules {
  const holding = (slow: number | null, until: string | null) =>
    slow !== null && until !== null && new Date(until) > now ? { slow, until } : null;
  return {
    ...rules,
    raised: holding(raisedSlow, raisedUntil),
    newcomers: holding(newcomersSlow, newcomersUntil),
  };
}

const roomRow = { id: orNull(int), v: int, closedByStaff: bool, ...ruleRow };
const roomColumns = sql`r.id, r.v, r.closed_by_staff as "closedByStaff", ${ruleColumns}`;
/** A room's row; its id is null where it has none yet. */
export type RoomRow = RowOf<typeof roomRow>;

export async function findRow(db: Database | Tx, place: RoomTarget): Promise<RoomRow> {
  const [found] = await rows(
    db,
    roomRow,
    sql`select ${roomColumns} from chat_room r where r.name = ${place.name}`,
  );
  return found ?? { id: null, v: 0, closedByStaff: false, ...usualRules(place) };
}

/** Locks rooms `r` in the one order that there is, which is also that of gifts to several anchors; answers their ids. */
export async function lockRooms(tx: Tx, which: SQL): Promise<number[]> {
  const locked = await rows(
    tx,
    { id: int },
    sql`select r.id from chat_room r where ${which} order by r.anchor_id, r.id for no key update`,
  );
  return locked.map(({ id }) => id);
}

/** A room's row, made where there is none, and locked: who holds it takes the next versions. */
export async function lockRow(tx: Tx, place: RoomTarget): Promise<RoomRow & { id: number }> {
  const { name, matchId, anchorId } = place;
  const found = async () => {
    const [row] = await rows(
      tx,
      { ...roomRow, id: int },
      sql`select ${roomColumns} from chat_room r where r.name = ${name} for no key update`,
    );
    return row;
  };
  const locked = await found();
  if (locked) return locked;
  await tx.execute(sql`
    insert into chat_room (name, match_id, anchor_id, links)
    values (${name}, ${matchId}, ${anchorId}, ${linksIn(place)})
    on conflict (name) do nothing`);
  return (await found())!;
}
