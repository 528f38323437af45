import { text as readText } from 'node:stream/consumers';
import {
  folderOf,
  names,
  type RecordedSegment,
  readIndex,
} from '@xiongmao/api/live/recording-index';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import { sql } from 'drizzle-orm';
import { orNull, text, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';

export interface Recording {
  stream: string;
  recording: string;
  beganAt: string;
  /** Null while it goes on. */
  endedAt: string | null;
}

/** What is kept of a broadcast, in the order in which it was seen. */
export const findRecordings = (db: Database | Tx, broadcastId: number): Promise<Recording[]> =>
  rows(
    db,
    { stream: text, recording: text, beganAt: time, endedAt: orNull(time) },
    sql`select stream, recording, began_at as "beganAt", ended_at as "endedAt" from live.recording
      where broadcast_id = ${broadcastId} order by began_at`,
  );

/** A segment of a recording, and where its files stand. */
export interface CutSegment extends RecordedSegment {
  folder: string;
}

/** What of recordings was seen between two instants, in ms, and until when they are noted. */
export async function segmentsWithin(
  objects: ObjectStore,
  recordings: readonly Recording[],
  { from, to }: { from: number; to: number },
): Promise<{ segments: CutSegment[]; notedTo: number }> {
  const found: CutSegment[] = [];
  let notedTo = 0;
  for (const { stream, recording } of recordings) {
    const folder = folderOf(stream, recording);
    const index = await objects.get(`${folder}/${names.index}`);
    if (!index) continue;
    const segments = readIndex(await readText(index.content));
    let isFirst = true;
    for (const segment of segments) {
      const ends = segment.at + segment.duration * 1000;
      notedTo = Math.max(notedTo, ends);
      if (ends <= from || segment.at >= to) continue;
      // Another recording goes on with nothing of the one before.
      found.push({ ...segment, folder, discontinuity: segment.discontinuity || isFirst });
      isFirst = false;
    }
  }
  return { segments: found, notedTo };
}
