import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { Incident, Trends } from '@xiongmao/api/matches/shapes';
import { periodLength, periodStart } from '../period-clock.ts';

export interface MomentumBar {
  period: string;
  /** Since the period began, 1 for the first. */
  minute: number;
  /** Pressure of each side, 0 to 1. */
  home: number;
  away: number;
  /** What counted in that minute, to be marked above or below the bar. */
  marks: { key: string; side: 'home' | 'away'; kind: 'goal' | 'redCard' }[];
  /** First bar of its period. */
  opens: boolean;
}

const goals = new Set(['goal', 'penaltyGoal', 'ownGoal']);
const dismissals = new Set(['redCard', 'secondYellow']);

/** Bars of the match in order, with goals and dismissals set on the minute they fell in. */
export function momentumBars(
  minutes: Trends['minutes'],
  incidents: readonly Incident[],
  sport: Sport,
): MomentumBar[] {
  const bars: MomentumBar[] = minutes.map((entry, index) => ({
    ...entry,
    marks: [],
    opens: entry.period !== minutes[index - 1]?.period,
  }));
  for (const incident of incidents) {
    const kind = goals.has(incident.kind) ? 'goal' : 'redCard';
    if (kind === 'redCard' && !dismissals.has(incident.kind)) continue;
    const { key, side, period, minute, added, state } = incident;
    if (!side || !period || minute === null || state === 'withdrawn') continue;
    const within = minute - periodStart(period, sport) / 60 + (added ?? 0);
    nearest(bars, period, within)?.marks.push({ key, side, kind });
  }
  return bars;
}

/** The minute of the match that a bar is of: beyond its period's length, the one it ended in and what was added. */
export function minuteOf({ period, minute }: MomentumBar, sport: Sport) {
  const length = periodLength(period, sport) / 60;
  const added = length > 0 ? Math.max(0, minute - length) : 0;
  return { minute: periodStart(period, sport) / 60 + minute - added, added };
}

function nearest(
  bars: readonly MomentumBar[],
  period: string,
  minute: number,
): MomentumBar | undefined {
  const [first, ...others] = bars.filter((bar) => bar.period === period);
  return others.reduce(
    (best, bar) => (Math.abs(bar.minute - minute) < Math.abs(best!.minute - minute) ? bar : best),
    first,
  );
}
