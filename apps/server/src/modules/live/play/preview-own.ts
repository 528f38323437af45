import type { PlayGrant } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { findKey } from '../keys/stream-key.ts';
import type { Grant } from './grants.ts';

/** Lets an anchor play what arrives of theirs, seen by others or not. Throws `noStreamKey`. */
export async function previewOwn(
  { db, grant }: { db: Database; grant: Grant },
  lease: string | undefined,
  who: { uid: number; now: Date },
): Promise<PlayGrant> {
  const key = await findKey(db, who.uid);
  if (!key) throw new CodedError('noStreamKey');
  const [open] = await rows(
    db,
    { recording: text },
    sql`select recording from stream_session
      where account_id = ${who.uid} and stream = ${key.stream} and state <> 'ended' and engine = 'own'
      order by began_at desc limit 1`,
  );
  const { stream } = key;
  return grant({
    access: 'own',
    price: null,
    lease,
    owner: who.uid,
    plays: open ? { stream, recordings: [open.recording], what: 'live' } : null,
    previewEndsAt: null,
    now: who.now,
  });
}
