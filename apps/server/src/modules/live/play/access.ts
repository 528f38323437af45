import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { WatchAccess } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import { bool, orNull, time } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';

/** Who watches. */
export interface Watching {
  uid: number | null;
  address: string;
  agent: string;
  secret: Secret;
  now: Date;
}

/** What a watcher is known by: nobody learns from it who they are. */
export const markOf = ({ uid, address, agent, secret }: Watching, purpose: string): string => {
  const who = uid === null ? `guest ${address} ${agent}` : `account ${uid}`;
  return secret.digest(purpose, who).toString('base64url').slice(0, 22);
};

/** A preview is an account's, or a whole network's of guests: another browser there sees no other. */
const previewerOf = ({ uid, address, secret }: Watching): string => {
  const who = uid === null ? `network ${networkOf(address)}` : `account ${uid}`;
  return secret.digest('preview', who).toString('base64url').slice(0, 22);
};

export interface Watched {
  id: number;
  anchorId: number;
  price: number | null;
  previewSeconds: number;
  endedAt: string | null;
}

export interface Access {
  access: WatchAccess;
  previewEndsAt: Date | null;
}

/** Whether one may watch a broadcast, and why; `begin` has a preview begin now that had not. */
export async function accessOf(
  db: Database,
  watched: Watched,
  who: Watching,
  { begin = false } = {},
): Promise<Access> {
  const { id, anchorId, price, endedAt } = watched;
  if (uidIs(who, anchorId)) return { access: 'own', previewEndsAt: null };
  if (price === null) return { access: 'free', previewEndsAt: null };
  const previewer = previewerOf(who);
  if (begin && endedAt === null && !(await isUnlocked(db, id, who.uid))) {
    await db.execute(sql`
      insert into live_preview (broadcast_id, viewer, began_at)
      values (${id}, ${previewer}, ${instant(who.now)}) on conflict do nothing`);
  }
  const [found] = await rows(
    db,
    { unlocked: bool, beganAt: orNull(time) },
    sql`select exists (select from live_unlock where broadcast_id = ${id}
          and account_id = ${who.uid}::int) as unlocked,
        (select began_at from live_preview where broadcast_id = ${id} and viewer = ${previewer})
          as "beganAt"`,
  );
  const { unlocked, beganAt } = found!;
  if (unlocked) return { access: 'unlocked', previewEndsAt: null };
  const spent: Access = { access: who.uid === null ? 'signIn' : 'locked', previewEndsAt: null };
  if (endedAt !== null) return spent;
  if (beganAt === null) return { access: 'preview', previewEndsAt: null };
  const ends = Date.parse(beganAt) + watched.previewSeconds * 1_000;
  return ends > who.now.getTime() ? { access: 'preview', previewEndsAt: new Date(ends) } : spent;
}

const uidIs = ({ uid }: Watching, anchorId: number): boolean => uid === anchorId;

async function isUnlocked(db: Database, id: number, uid: number | null): Promise<boolean> {
  if (uid === null) return false;
  const found = await db.execute(
    sql`select from live_unlock where broadcast_id = ${id} and account_id = ${uid}`,
  );
  return found.rowCount === 1;
}
