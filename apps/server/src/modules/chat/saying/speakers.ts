import { afterFlood, afterGoal, slowModes } from '@xiongmao/api/chat/rules';
import { type ChatLabel, ownSanction } from '@xiongmao/api/chat/shapes';
import { ownUser } from '@xiongmao/api/identity/shapes';
import { isAllowed } from '@xiongmao/api/roles';
import { levelOf } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { bool, int, listOf, only, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { longestMute } from '../moderation/mutes.ts';
import type { RoomRow } from '../rooms/room-rows.ts';
import type { RoomTarget } from '../rooms/room-target.ts';
import { isNewcomer } from './newcomers.ts';

/** Seconds in which nobody says the same again. */
export const duplicateWithin = 30;
/** Seconds after which no slow mode asks when one spoke last. */
const longestSlow = Math.max(...slowModes, afterGoal.seconds, afterFlood.seconds);

const speakerRow = {
  id: int,
  username: text,
  avatar: orNull(text),
  roles: ownUser.shape.roles,
  out: bool,
  mute: orNull(ownSanction),
  appointed: bool,
  blocked: bool,
  rechargedFen: int,
  gold: int,
  followedAt: orNull(time),
  isNewcomer: bool,
  /** When they spoke last, as far back as any slow mode asks. */
  lastAt: orNull(time),
  lately: listOf(text),
};

/** A person in a room: what they look like there, and all that decides whether they may speak. */
export type Speaker = Omit<RowOf<typeof speakerRow>, 'rechargedFen'> & {
  level: number;
  label: ChatLabel | null;
  /** Staff, the anchor, and their moderators: they keep the peace, and wait for nothing. */
  isTrusted: boolean;
};

/** These people, as they stand in a room at an instant. */
export async function findSpeakers(
  db: Database | Tx,
  place: RoomTarget,
  room: Pick<RoomRow, 'id'>,
  asked: { ids: readonly number[]; now: Date },
): Promise<Map<number, Speaker>> {
  const { ids, now } = asked;
  const at = instant(now);
  const roomId = sql`${room.id}::int`;
  const anchorId = sql`${place.anchorId}::int`;
  const saidWithin = (
    seconds: number,
  ) => sql`from chat_message m where m.account_id = a.id and m.room_id = ${roomId}
    and m.at > ${at} - make_interval(secs => ${seconds}) and m.gift is null order by m.at desc`;
  const found = await rows(
    db,
    speakerRow,
    sql`select a.id, a.username, f.avatar, a.roles,
        a.deleted_at is not null
          or exists (select from identity.bans_in_force(${at}) b where b.account_id = a.id) as out,
        ${longestMute(sql`a.id`, roomId, now)} as mute,
        exists (select from chat_moderator o where o.room_id = ${roomId} and o.account_id = a.id) as appointed,
        exists (select from users.block k where k.account_id = ${anchorId} and k.blocked_id = a.id) as blocked,
        wallet.recharged(a.id) as "rechargedFen",
        coalesce((select g.balance from wallet.purse g where g.account_id = a.id), 0) as gold,
        (select w.at from users.follow w
          where w.kind = 'user' and w.account_id = a.id and w.target_id = ${anchorId}) as "followedAt",
        ${isNewcomer(anchorId, now)} as "isNewcomer",
        (select m.at ${saidWithin(longestSlow)} limit 1) as "lastAt",
        array(select m.text ${saidWithin(duplicateWithin)} limit 3) as lately
      from identity.account a left join users.profile f on f.account_id = a.id
      where a.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(
    found.map(({ rechargedFen, ...one }) => {
      const label = labelOf(one, place);
      const isTrusted =
        label !== null && label !== 'expert' && (label !== 'anchor' || one.id === place.anchorId);
      return [one.id, { ...one, level: levelOf(rechargedFen), label, isTrusted }];
    }),
  );
}

const lookRow = only(speakerRow, 'roles', 'appointed', 'rechargedFen');

/** What stands beside a person's name in an anchor's room. */
export async function findLook(
  db: Database,
  anchorId: number,
  id: number,
): Promise<Pick<Speaker, 'label' | 'level'>> {
  const [found] = await preparedRows(
    db,
    'a look in a room',
    lookRow,
    sql`select a.roles,
        exists (select from chat_moderator o join chat_room r on r.id = o.room_id
          where r.name = ${`anchor-${anchorId}`} and o.account_id = a.id) as appointed,
        wallet.recharged(a.id) as "rechargedFen"
      from identity.account a where a.id = ${id}`,
  );
  const { rechargedFen, ...one } = found!;
  return { label: labelOf({ ...one, id }, { anchorId }), level: levelOf(rechargedFen) };
}

/** An anchor is one in their own room, and in matches'; in others' they are a fan. */
function labelOf(
  { id, roles, appointed }: Pick<RowOf<typeof speakerRow>, 'id' | 'roles' | 'appointed'>,
  { anchorId }: Pick<RoomTarget, 'anchorId'>,
): ChatLabel | null {
  if (roles.includes('admin')) return 'admin';
  if (roles.includes('support')) return 'support';
  if (anchorId === null ? isAllowed('broadcast', roles) : anchorId === id) return 'anchor';
  if (appointed) return 'moderator';
  return roles.includes('expert') ? 'expert' : null;
}
