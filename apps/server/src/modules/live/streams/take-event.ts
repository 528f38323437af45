import type { MediaEvent } from '@xiongmao/api/live/media';
import { sql } from 'drizzle-orm';
import { closeBroadcast, goOnAir } from '#modules/anchors/index.ts';
import { int, orNull } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { lockStream } from '../keys/stream-key.ts';
import { refreshRoom } from '../rooms/refresh-room.ts';

/** What an engine says of a stream, or a look at it. */
export type Heard = Pick<MediaEvent, 'kind' | 'stream' | 'session' | 'recording' | 'reason'> & {
  engine?: 'own' | 'other';
};

/** A broadcast is to go on in a recording of its own: what came before was the anchor's alone. */
export const beginRecording = defineJob<{ stream: string; recording: string }>('begin-recording');

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs'>;

/** Takes what became of a stream; what is told again changes nothing. */
export const takeEvent = ({ db, clock, jobs }: Context, heard: Heard): Promise<void> =>
  db.transaction(async (tx) => {
    const accountId = await lockStream(tx, heard.stream);
    if (accountId !== null) await noteEvent(tx, jobs, { accountId, heard, now: clock.now() });
  });

interface Noted {
  accountId: number;
  heard: Heard;
  now: Date;
}

/** The same, of a stream whose turn was taken. */
export async function noteEvent(tx: Tx, jobs: Jobs, noted: Noted): Promise<void> {
  const { accountId, heard, now } = noted;
  if (heard.kind === 'live' || heard.kind === 'resumed') await noteLive(tx, jobs, noted);
  else if (heard.kind === 'interrupted') await leave(tx, heard, 'interrupted', now);
  else if (await leave(tx, heard, 'ended', now)) await lapse(tx, jobs, heard, now);
  await refreshRoom(tx, { accountId });
}

async function noteLive(tx: Tx, jobs: Jobs, { accountId, heard, now }: Noted): Promise<void> {
  const { stream, recording, session, engine = 'own' } = heard;
  const at = instant(now);
  // A stream is one recording at a time: the end of another was not heard.
  await tx.execute(sql`
    update stream_session set state = 'ended', left_at = coalesce(left_at, ${at}), changed_at = ${at},
      reason = 'followed'
    where stream = ${stream} and recording <> ${recording} and state <> 'ended'`);
  const [noted] = await rows(
    tx,
    { broadcastId: orNull(int), openId: orNull(int) },
    sql`with open as (
        select id from anchors.broadcast where anchor_id = ${accountId} and ended_at is null)
      insert into stream_session as s (stream, recording, account_id, broadcast_id, engine, session,
        state, began_at, resumed_at, changed_at)
      values (${stream}, ${recording}, ${accountId}, (select id from open), ${engine}, ${session},
        'live', ${at}, ${at}, ${at})
      on conflict (stream, recording) do update set state = 'live', session = excluded.session,
        resumed_at = case when s.state = 'live' then s.resumed_at else excluded.resumed_at end,
        left_at = null, changed_at = excluded.changed_at
      where s.state <> 'ended'
      returning broadcast_id as "broadcastId", (select id from open) as "openId"`,
  );
  if (noted?.openId == null) return;
  const { broadcastId, openId } = noted;
  if (broadcastId === openId) await goOnAir(tx, jobs, { broadcastId, at: now });
  else if (engine === 'own') await jobs.send(tx, beginRecording, { stream, recording });
}

/** The picture stays away, for a while or for good; false where that was known. */
async function leave(
  tx: Tx,
  { stream, recording, reason }: Heard,
  state: 'interrupted' | 'ended',
  now: Date,
): Promise<boolean> {
  const was = state === 'ended' ? sql`state <> 'ended'` : sql`state = 'live'`;
  const at = instant(now);
  const left = await affected(
    tx,
    sql`update stream_session set state = ${state}, reason = ${reason ?? null}, changed_at = ${at},
        left_at = coalesce(left_at, ${at}), seconds = seconds + case when state = 'live'
          then greatest(0, extract(epoch from ${at} - resumed_at))::int else 0 end
      where stream = ${stream} and recording = ${recording} and ${was}`,
  );
  return left > 0;
}

/** Media has waited long enough: the broadcast is over. What was cut is for whoever cut it to end. */
async function lapse(tx: Tx, jobs: Jobs, heard: Heard, now: Date): Promise<void> {
  const { stream, recording, reason } = heard;
  if (reason !== 'lapsed') return;
  const [of] = await rows(
    tx,
    { broadcastId: orNull(int) },
    sql`select broadcast_id as "broadcastId" from stream_session
      where stream = ${stream} and recording = ${recording}`,
  );
  const broadcastId = of?.broadcastId;
  if (broadcastId == null) return;
  await closeBroadcast(tx, jobs, { broadcastId, endedBy: 'lapsed', reason: null, now });
}
