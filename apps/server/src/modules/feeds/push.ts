import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import { ingest } from './ingest.ts';
import { quarantine } from './quarantine.ts';

/** A match is not in two games, a state fits its sport: what the shape of one message can't say. */
export interface Pushed {
  applied: number;
  unchanged: number;
  quarantined: { index: number; reason: string }[];
}

/** Applies pushed messages, each checked alone; what can't be understood is kept and told. */
export async function push(
  tx: Tx,
  source: string,
  given: readonly unknown[],
  now: Date,
): Promise<Pushed> {
  const understood: { index: number; message: FeedMessage }[] = [];
  const quarantined: Pushed['quarantined'] = [];
  for (const [index, raw] of given.entries()) {
    const parsed = feedMessage.safeParse(raw);
    if (parsed.success) understood.push({ index, message: parsed.data });
    else quarantined.push({ index, reason: z.prettifyError(parsed.error) });
  }
  const { changes, strangers } = await ingest(
    tx,
    understood.map(({ message }) => message),
    { source, now },
  );
  for (const place of strangers) {
    const { index } = understood[place]!;
    quarantined.push({ index, reason: 'no fixture of this match was sent before' });
  }
  await quarantine(
    tx,
    source,
    quarantined.map(({ index, reason }) => ({
      place: `message ${index} of ${now.toISOString()}`,
      reason,
      raw: given[index],
    })),
    now,
  );
  const known = understood.length - strangers.length;
  const applied = Math.min(known, changes.length);
  return { applied, unchanged: known - applied, quarantined };
}
