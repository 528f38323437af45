import type { Database } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { findChannels, type Seen } from '../find-channels.ts';
import { type DaySpan, daysIn } from './spans.ts';

interface Asked {
  filter: {
    channelId?: number | undefined;
    day_gte?: string | undefined;
    day_lte?: string | undefined;
  };
  sort: { descending: boolean };
  start: number;
  count: number;
}

/** One channel's day: a row of figures, whether anything happened on it or not. */
export interface Cell {
  /** `<channelId>:<day>`. */
  id: string;
  day: string;
  channel: Seen;
}

/** A page of days, each with all channels that somebody may see. */
export interface DayCells {
  cells: Cell[];
  total: number;
  /** What the cells span; null without any. */
  span: (DaySpan & { channels: Seen[] }) | null;
}

export async function findDayCells(
  db: Database,
  { filter, sort, start, count }: Asked,
  principal: Principal,
  now: Date,
): Promise<DayCells> {
  const channels = await findChannels(db, principal, filter.channelId);
  const zones = channels.map(({ zone }) => zone);
  const days = daysIn(filter, zones, now);
  if (sort.descending) days.reverse();
  const total = days.length * channels.length;
  const length = Math.max(0, Math.min(count, total - start));
  const cells = Array.from({ length }, (_, at) => {
    const day = days[Math.floor((start + at) / channels.length)]!;
    const channel = channels[(start + at) % channels.length]!;
    return { id: `${channel.id}:${day}`, day, channel };
  });
  const [from, to] = [cells[0]?.day, cells.at(-1)?.day].sort();
  const shown = [...new Set(cells.map(({ channel }) => channel))];
  return { cells, total, span: from && to ? { channels: shown, from, to } : null };
}
