import type { Incident, Trends } from '@xiongmao/api/matches/shapes';

export interface MomentumBar {
  period: string;
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
): MomentumBar[] {
  const bars: MomentumBar[] = minutes.map((entry, index) => ({
    ...entry,
    marks: [],
    opens: entry.period !== minutes[index - 1]?.period,
  }));
  for (const incident of incidents) {
    const kind = goals.has(incident.kind) ? 'goal' : 'redCard';
    if (kind === 'redCard' && !dismissals.has(incident.kind)) continue;
    if (!incident.side || incident.minute === null || incident.state === 'withdrawn') continue;
    const minute = incident.minute + (incident.added ?? 0);
    nearest(bars, incident.period, minute)?.marks.push({
      key: incident.key,
      side: incident.side,
      kind,
    });
  }
  return bars;
}

function nearest(
  bars: readonly MomentumBar[],
  period: string | null,
  minute: number,
): MomentumBar | undefined {
  const within = period === null ? bars : bars.filter((bar) => bar.period === period);
  return within.reduce<MomentumBar | undefined>(
    (best, bar) =>
      best && Math.abs(best.minute - minute) <= Math.abs(bar.minute - minute) ? best : bar,
    undefined,
  );
}
