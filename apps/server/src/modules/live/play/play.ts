import { broadcast } from '@xiongmao/api/anchors/shapes';
import type { PlayGrant } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, listOf, only, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { isCuttable } from '../rooms/find-recordings.ts';
import { isReplayable } from '../rooms/find-replays.ts';
import { accessOf, markOf, type Watching } from './access.ts';
import type { Grant } from './grants.ts';
import type { PlayerBudget } from './player-budget.ts';

const playedRow = {
  ...only(broadcast.shape, 'id', 'price', 'previewSeconds', 'endedAt'),
  anchorId: int,
  stream: orNull(text),
  /** In their order, those that are still kept. */
  recordings: listOf(text),
  replayable: bool,
  cuttable: bool,
};

interface Playing {
  db: Database;
  grant: Grant;
  budget: PlayerBudget;
}

/**
 * Lets a page play a room, or what was recorded of it, for the next minute; also renews. Throws `noBroadcast`,
 * `unknownReplay`, `tooManyPlayers`.
 */
export async function play(
  { db, grant, budget }: Playing,
  { broadcastId, lease }: { broadcastId: number; lease?: string | undefined },
  who: Watching,
): Promise<PlayGrant> {
  const found = await findPlayed(db, broadcastId, who.now);
  const isOver = found.endedAt !== null;
  if (isOver && !found.replayable) throw new CodedError('unknownReplay');
  const { access, previewEndsAt } = await accessOf(db, found, who, { begin: true });
  const viewer = markOf(who, 'viewer');
  const mayWatch = access !== 'locked' && access !== 'signIn';
  const what = isOver ? 'replay' : access === 'preview' ? 'preview' : 'live';
  const { stream, recordings, price } = found;
  const plays = mayWatch ? ({ stream, recordings, what } as const) : null;
  const owner = who.uid;
  const given = grant({ access, price, lease, owner, viewer, plays, previewEndsAt, now: who.now });
  const address = who.uid === null ? who.address : null;
  const page = { watcher: viewer, address, lease: given.lease, now: who.now };
  if (mayWatch && !budget.admits(page)) throw new CodedError('tooManyPlayers');
  return given;
}

/**
 * Lets who cuts from it play what was recorded of a broadcast, on air or over. `whose`: of this account's alone, of
 * all where null. Throws `noBroadcast`, also for somebody else's, `unknownReplay`.
 */
export async function previewRecording(
  { db, grant }: Pick<Playing, 'db' | 'grant'>,
  { broadcastId, lease }: { broadcastId: number; lease?: string | undefined },
  { uid, whose, now }: { uid: number; whose: number | null; now: Date },
): Promise<PlayGrant> {
  const found = await findPlayed(db, broadcastId, now);
  if (whose !== null && found.anchorId !== whose) throw new CodedError('noBroadcast');
  if (!found.cuttable) throw new CodedError('unknownReplay');
  const { stream, recordings, price } = found;
  const plays = { stream, recordings, what: 'replay' } as const;
  return grant({ access: 'free', price, lease, owner: uid, plays, previewEndsAt: null, now });
}

async function findPlayed(db: Database, broadcastId: number, now: Date) {
  const [found] = await rows(
    db,
    playedRow,
    sql`select b.id, b.price, b.preview_seconds as "previewSeconds", b.ended_at as "endedAt",
        b.anchor_id as "anchorId", k.stream, ${isReplayable(now)} as replayable,
        ${isCuttable(now)} as cuttable,
        (select coalesce(jsonb_agg(recording order by began_at), '[]') from stream_session s
          where s.broadcast_id = b.id and s.engine = 'own' and s.forgotten_at is null) as recordings
      from anchors.broadcast b left join stream_key k on k.account_id = b.anchor_id
      where b.id = ${broadcastId} and b.on_air_at is not null`,
  );
  if (!found?.stream) throw new CodedError('noBroadcast');
  return { ...found, stream: found.stream };
}
