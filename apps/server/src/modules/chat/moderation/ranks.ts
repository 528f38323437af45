import type { actorRoles } from '@xiongmao/api/chat/rules';
import { ownUser } from '@xiongmao/api/identity/shapes';
import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { RoomTarget } from '../rooms/room-target.ts';

export type ActorRole = (typeof actorRoles)[number];

/** Who stands above whom: whoever moderates does so to those below. */
export const ranks = { automatic: 0, moderator: 1, anchor: 2, support: 3, admin: 4 } as const;

/** Who acts, and as what. */
export interface Actor {
  uid: number;
  role: Exclude<ActorRole, 'automatic'>;
}

/** As what somebody acts in a room, or in all of them where it is none; null: they moderate nothing there. */
export async function roleIn(
  tx: Tx,
  place: RoomTarget | null,
  uid: number,
): Promise<Actor['role'] | null> {
  const [found] = await rows(
    tx,
    { roles: ownUser.shape.roles, appointed: bool },
    sql`select a.roles, exists (
        select from chat_moderator o join chat_room r on r.id = o.room_id
        where r.name = ${place?.name ?? null} and o.account_id = a.id) as appointed
      from identity.account a where a.id = ${uid} and a.deleted_at is null`,
  );
  if (!found) throw new CodedError('unknownUser');
  return (
    staffRole(found.roles) ??
    (place?.anchorId === uid ? 'anchor' : found.appointed ? 'moderator' : null)
  );
}

export const staffRole = (roles: readonly Role[]): 'admin' | 'support' | null =>
  roles.includes('admin') ? 'admin' : roles.includes('support') ? 'support' : null;

/** Who acts in a room. Throws `forbidden` for who does not moderate there. */
export async function actorIn(tx: Tx, place: RoomTarget | null, uid: number): Promise<Actor> {
  const role = await roleIn(tx, place, uid);
  if (!role) throw new CodedError('forbidden');
  return { uid, role };
}

/** Throws `cannotModerate` for oneself, and for who stands as high; `unknownUser` for nobody. */
export async function requireBelow(
  tx: Tx,
  place: RoomTarget | null,
  { actor, uid }: { actor: Actor; uid: number },
): Promise<void> {
  const role = await roleIn(tx, place, uid);
  if (uid === actor.uid || (role && ranks[role] >= ranks[actor.role])) {
    throw new CodedError('cannotModerate');
  }
}
