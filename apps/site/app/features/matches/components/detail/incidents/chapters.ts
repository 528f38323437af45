import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { Incident, PeriodScore, ShownState } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';

/** The entries of one period, in order of play. */
export interface Chapter {
  /** Period key; null for what came before the first. */
  period: string | null;
  entries: Incident[];
  /** The score within the period; null when the source does not tell. */
  own: ScorePair | null;
  /** The match's score when the period was over, or as it stands; null for a shoot-out. */
  total: ScorePair | null;
}

/** The timeline by period, in order of play. A period without entries stands there when it has a score. */
export function chapters(
  incidents: readonly Incident[],
  state: Pick<ShownState, 'periods'>,
  sport: Sport,
): Chapter[] {
  const entries = new Map<string | null, Incident[]>(
    state.periods.map((period) => [period.key, []]),
  );
  let current: string | null = null;
  for (const incident of incidents) {
    current = incident.period ?? current;
    entries.set(current, [...(entries.get(current) ?? []), incident]);
  }
  const place = (period: string | null) => (period === null ? -1 : periodOrder(sport, period));
  const sorted = [...entries].sort(([a], [b]) => place(a) - place(b));

  let total: ScorePair = { home: 0, away: 0 };
  return sorted.map(([period, list]) => {
    const own = state.periods.find((score) => score.key === period) ?? null;
    const counts = own !== null && isInScore(sport, own.key);
    if (counts) total = add(total, sport.scoring === 'points' ? own : wonBy(own));
    return {
      period,
      entries: list,
      own: own && { home: own.home, away: own.away },
      total: counts ? total : null,
    };
  });
}

function isInScore(sport: Sport, period: string): boolean {
  return sport.extra.find((extra) => period.startsWith(extra.key))?.inScore ?? true;
}

function add(a: ScorePair, b: ScorePair): ScorePair {
  return { home: a.home + b.home, away: a.away + b.away };
}

function wonBy({ winner }: PeriodScore): ScorePair {
  return { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
}
