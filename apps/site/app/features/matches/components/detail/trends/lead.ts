import type { Trends } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { LeadAxis } from './lead-axis.ts';

export interface LeadChart {
  /** How far the picture reaches above and below level: the largest leads, and a little where there was none. */
  reach: { above: number; below: number };
  /** Steps as the points of a path: x along the axis, y upwards from level, who stands first above. */
  path: string;
  width: number;
  /** Where each period begins on the axis. */
  periods: { key: string; at: number }[];
  largest: { home: number; away: number };
  changes: number;
}

/** The lead after each score as a staircase, with what is said about it. Without times its steps are equal. */
export function leadChart(
  lead: Trends['lead'],
  [first, second]: readonly [Side, Side],
  axis: LeadAxis | null = null,
): LeadChart {
  const up = first === 'home' ? -1 : 1;
  const periods: LeadChart['periods'] = axis ? [...axis.periods] : [];
  const largest = { home: 0, away: 0 };
  let path = 'M0 0';
  let ahead = 0;
  let changes = 0;
  for (const [index, entry] of lead.entries()) {
    if (!axis && entry.period && entry.period !== periods.at(-1)?.key) {
      periods.push({ key: entry.period, at: index });
    }
    path += `H${axis?.at.get(entry.order) ?? index + 1}V${up * entry.lead}`;
    largest.home = Math.max(largest.home, entry.lead);
    largest.away = Math.max(largest.away, -entry.lead);
    const now = Math.sign(entry.lead);
    if (now !== 0 && ahead !== 0 && now !== ahead) changes++;
    if (now !== 0) ahead = now;
  }
  const width = axis?.width ?? lead.length + 1;
  const least = Math.max(1, largest.home, largest.away) / 6;
  return {
    reach: { above: Math.max(largest[first], least), below: Math.max(largest[second], least) },
    path: `${path}H${width}V0Z`,
    width,
    periods,
    largest,
    changes,
  };
}
