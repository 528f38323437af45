import { sql } from 'drizzle-orm';
import { openBroadcastOf } from '#modules/anchors/index.ts';
import { time } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { refreshRoom } from './refresh-room.ts';

/** ms by which a picture may be late. */
const longest = 120_000;

interface Marked {
  uid: number;
  /** The key of an entry of the match's timeline; null: nothing is to be waited for any more. */
  incident: string | null;
  /** ms since it was seen. */
  ago: number;
  now: Date;
}

/** Notes how late an anchor's picture is. Throws `noBroadcast`, `notSeenYet`. */
export async function markMoment(
  tx: Tx,
  { uid, incident, ago, now }: Marked,
): Promise<{ offset: number | null }> {
  const open = await openBroadcastOf(tx, uid);
  if (!open?.onAirAt || !open.match) throw new CodedError('noBroadcast');
  const offset =
    incident === null
      ? null
      : now.getTime() - ago - (await knownSince(tx, open.match.id, incident));
  if (offset !== null && (offset < 0 || offset > longest)) throw new CodedError('notSeenYet');
  await refreshRoom(tx, { accountId: uid, offset });
  return { offset };
}

/** ms since the epoch. */
async function knownSince(tx: Tx, matchId: number, key: string): Promise<number> {
  const [found] = await rows(
    tx,
    { at: time },
    sql`select at from matches.incident
      where match_id = ${matchId} and key = ${key} and state <> 'withdrawn' and at is not null`,
  );
  if (!found) throw new CodedError('notSeenYet');
  return Date.parse(found.at);
}
