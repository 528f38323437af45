import type { MatchDelta } from '../events.ts';
import type { AnyMatchDetail, Incident } from '../shapes.ts';
import { applySheetDelta } from '../sheets/apply-sheet.ts';

/** The match after a delta. */
export function applyMatchDelta<Detail extends AnyMatchDetail>(
  detail: Detail,
  delta: MatchDelta,
): Detail {
  const next: Detail = { ...detail, version: delta.v, at: delta.at };
  if (delta.state || delta.fixture) {
    next.match = {
      ...detail.match,
      ...delta.fixture,
      state: delta.state ?? detail.match.state,
    };
  }
  if (delta.incidents) {
    next.incidents = mergeIncidents(detail.incidents, delta.incidents);
    next.coverage = { ...next.coverage, incidents: true };
  }
  if (delta.lineups) {
    const sides = delta.lineups.map((lineup) => lineup.side);
    next.lineups = [
      ...detail.lineups.filter((lineup) => !sides.includes(lineup.side)),
      ...delta.lineups,
    ].sort((a, b) => (a.side === b.side ? 0 : a.side === 'home' ? -1 : 1));
    next.coverage = { ...next.coverage, lineups: true };
  }
  if (delta.statistics) {
    next.statistics = delta.statistics;
    next.coverage = { ...next.coverage, statistics: true };
  }
  if (delta.absences) next.absences = delta.absences;
  if (delta.links) next.links = delta.links;
  if (delta.lobby) next.lobby = delta.lobby;
  if (delta.sheet) {
    next.sheet = applySheetDelta(detail.sheet, delta.sheet);
    next.coverage = { ...next.coverage, sheet: true };
  }
  if (delta.actions) next.coverage = { ...next.coverage, actions: true };
  return next;
}

function mergeIncidents(held: Incident[], news: Incident[]): Incident[] {
  const byKey = new Map(held.map((entry) => [entry.key, entry]));
  for (const entry of news) byKey.set(entry.key, entry);
  return [...byKey.values()].sort((a, b) => a.order - b.order);
}
