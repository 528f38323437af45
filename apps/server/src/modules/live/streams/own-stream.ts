import type { StreamHealth } from '@xiongmao/api/live/media';
import type { OwnStream, streamAdvices } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import { banOf } from '#modules/anchors/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findKey } from '../keys/stream-key.ts';
import type { Watcher } from '../media/watcher.ts';

type Advice = (typeof streamAdvices)[number];

/** Bits a second, frames, seconds, frames, times: what a picture that is easy to watch keeps within. */
const good = {
  bitrate: [800_000, 9_000_000],
  frames: 24,
  keyFrames: 2.5,
  drops: 30,
  replaced: 3,
} as const;

/** What to change in the encoder. */
export function adviceOn(health: StreamHealth): Advice[] {
  if (health.state !== 'live') return [];
  const { bitrate, frameRate, keyFrameInterval, drops, recordingState, replacements } = health;
  const [least, most] = good.bitrate;
  const advices: Record<Advice, boolean> = {
    bitrateLow: bitrate > 0 && bitrate < least,
    bitrateHigh: bitrate > most,
    frameRateLow: frameRate > 0 && frameRate < good.frames,
    keyFrameIntervalLong: keyFrameInterval > good.keyFrames,
    framesDropped: drops > good.drops,
    recordingFails: recordingState === 'failing',
    replacedOften: replacements >= good.replaced,
  };
  return (Object.keys(advices) as Advice[]).filter((advice) => advices[advice]);
}

/** Where an anchor's stream goes, and how it arrives. */
export async function findOwnStream(
  { db, env }: { db: Database; env: ModuleContext['env'] },
  watcher: Pick<Watcher, 'healthOf'>,
  { uid, now }: { uid: number; now: Date },
): Promise<OwnStream> {
  const key = await findKey(db, uid);
  const [open] = await rows(
    db,
    { state: text, broadcastId: orNull(int) },
    sql`select state, broadcast_id as "broadcastId" from stream_session
      where account_id = ${uid} and state <> 'ended' order by began_at desc limit 1`,
  );
  const health = open && key ? watcher.healthOf(key.stream) : null;
  return {
    address: env.rtmpUrl,
    stream: key?.stream ?? null,
    madeAt: key?.madeAt ?? null,
    state: stateOf(open),
    health: health && healthShown(health),
    advice: health ? adviceOn(health) : [],
    ban: await banOf(db, uid, now),
  };
}

function stateOf(open: { state: string; broadcastId: number | null } | undefined) {
  if (!open) return 'none';
  if (open.state === 'interrupted') return 'interrupted';
  return open.broadcastId === null ? 'preview' : 'live';
}

const healthShown = ({
  since,
  width,
  height,
  bitrate,
  frameRate,
  keyFrameInterval,
  drops,
  viewers,
  recordingState,
}: StreamHealth) => ({
  ...{ since, width, height, bitrate, frameRate, keyFrameInterval, drops, viewers, recordingState },
});
