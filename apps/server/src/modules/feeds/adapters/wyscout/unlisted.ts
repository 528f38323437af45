import { goalFor, type PeriodEvent, type PeriodName, type Play } from './events.ts';
import type { SideData, WyscoutMatch } from './shapes.ts';

/** A match known by its events alone: score and length follow from them, its day and league do not. */
export function matchOf({ matchId, events, teams }: Play): WyscoutMatch | null {
  const ids = [...teams.map(({ wyId }) => wyId), ...events.map(({ teamId }) => teamId)];
  const [home, away] = [...new Set(ids)];
  if (home === undefined || away === undefined) return null;

  const match: WyscoutMatch = {
    wyId: matchId,
    status: 'Played',
    duration: durationOf(events),
    competitionId: 0,
    seasonId: 0,
    home: sideOf(home, 'home'),
    away: sideOf(away, 'away'),
  };
  const goals = (side: 'home' | 'away', ...periods: PeriodName[]) =>
    events.filter((event) => periods.includes(event.matchPeriod) && goalFor(match, event) === side)
      .length;
  for (const side of ['home', 'away'] as const) {
    match[side].scoreHT = goals(side, '1H');
    match[side].score = goals(side, '1H', '2H');
    match[side].scoreET = goals(side, '1H', '2H', 'E1', 'E2');
    match[side].scoreP = goals(side, 'P');
  }
  return match;
}

function sideOf(teamId: number, side: 'home' | 'away'): SideData {
  return { teamId, side, formation: { lineup: [], bench: [], substitutions: [] } };
}

function durationOf(events: readonly PeriodEvent[]): string {
  const played = new Set(events.map(({ matchPeriod }) => matchPeriod));
  if (played.has('P')) return 'Penalties';
  return played.has('E1') ? 'ExtraTime' : 'Regular';
}
