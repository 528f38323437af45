import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { Incident, ShownState, Trends } from '@xiongmao/api/matches/shapes';
import { periodLength, periodStart } from '../period-clock.ts';

/** The time of a match, in minutes of play. */
export interface LeadAxis {
  width: number;
  periods: { key: string; at: number }[];
  /** When entries of the timeline fell, by their order. */
  at: ReadonlyMap<number, number>;
}

/** Null where a sport has no clock, or the time of a score is not known. */
export function leadAxis(
  { lead, minutes }: Trends,
  incidents: readonly Incident[],
  state: Pick<ShownState, 'periods' | 'phase'>,
  sport: Sport,
): LeadAxis | null {
  if (!sport.clock) return null;
  const played = state.periods
    .map(({ key }) => key)
    .filter((key) => key !== 'pen' && periodOrder(sport, key) >= 0)
    .sort((a, b) => periodOrder(sport, a) - periodOrder(sport, b));
  const at = new Map<number, number>();
  const periods: LeadAxis['periods'] = [];
  let width = 0;
  for (const key of played) {
    periods.push({ key, at: width });
    const entries = incidents.filter(({ period }) => period === key);
    const measured = minutes.filter(({ period }) => period === key).map(({ minute }) => minute);
    // A period in play is as long as it has been.
    const told = [key === state.phase ? 1 : periodLength(key, sport) / 60, ...measured];
    for (const entry of entries) {
      const minute = minuteWithin(entry, key, sport);
      if (minute === null) continue;
      at.set(entry.order, width + minute);
      told.push(minute);
    }
    width += Math.max(...told);
  }
  return lead.every(({ order }) => at.has(order)) ? { width, periods, at } : null;
}

/** Minutes since the period began; soccer's minute is meant by its middle. */
function minuteWithin(
  { minute, added, seconds }: Incident,
  period: string,
  sport: Sport,
): number | null {
  if (minute !== null) return minute - periodStart(period, sport) / 60 + (added ?? 0) - 0.5;
  if (seconds === null) return null;
  const down = sport.clock?.direction === 'down';
  return (down ? periodLength(period, sport) - seconds : seconds) / 60;
}
