import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import {
  assistBefore,
  goalFor,
  isGoal,
  isPenalty,
  type PeriodEvent,
  periodNames,
  periods,
  sideOf,
  tag,
} from './events.ts';
import { fromHome } from './facing.ts';
import { type Meeting, nameOf } from './meeting.ts';
import { type PlacedIncident, placed, squadIncidents } from './squad-incidents.ts';

/** The timeline by the events; who was replaced is told by the line-ups alone. */
export function incidentsOf(meeting: Meeting, events: readonly PeriodEvent[]): IncidentItem[] {
  const substitutions = squadIncidents(meeting).filter(({ kind }) => kind === 'substitution');
  return placed([...boundaries(events), ...happenings(meeting, events), ...substitutions]);
}

/** The timeline of a match without events: cards and substitutions. Goals have no minute, so none. */
export function incidentsWithoutEvents(meeting: Meeting): IncidentItem[] {
  return placed(squadIncidents(meeting));
}

const bare = {
  minute: null,
  added: null,
  side: null,
  playerId: null,
  player: null,
  other: null,
  score: null,
  text: null,
  x: null,
  y: null,
} as const;

function boundaries(events: readonly PeriodEvent[]): PlacedIncident[] {
  return periodNames.flatMap((name) => {
    const last = events.findLast(({ matchPeriod }) => matchPeriod === name);
    if (!last) return [];
    const { key, start, length } = periods[name];
    const second = start * 60 + Math.ceil(last.eventSec);
    const clock = (seconds: number) => (length > 0 ? seconds : null);
    return [
      {
        ...bare,
        key: `start-${key}`,
        kind: 'periodStart',
        period: key,
        seconds: clock(start * 60),
        place: { period: key, rank: 0, second: start * 60 },
      },
      {
        ...bare,
        ...(length > 0 && minuteOf(last)),
        key: `end-${key}`,
        kind: 'periodEnd',
        period: key,
        seconds: clock(second),
        place: { period: key, rank: 2, second },
      },
    ];
  });
}

/** Goals, penalties and cards, with the score after each goal. */
function happenings(meeting: Meeting, events: readonly PeriodEvent[]): PlacedIncident[] {
  const { match } = meeting;
  const score: ScorePair = { home: 0, away: 0 };
  const toHome = fromHome(match, events);
  return events.flatMap((event, index) => {
    const side = sideOf(match, event.teamId);
    if (!side) return [];
    const { key: period, start, length } = periods[event.matchPeriod];
    const second = start * 60 + event.eventSec;
    const base: Omit<PlacedIncident, 'kind' | 'key'> = {
      ...bare,
      ...(length > 0 && minuteOf(event)),
      period,
      seconds: length > 0 ? Math.floor(second) : null,
      side,
      playerId: event.playerId ? String(event.playerId) : null,
      player: event.playerId ? nameOf(meeting, event.playerId) : null,
      place: { period, rank: 1, second },
    };
    const found: PlacedIncident[] = cardsOf(event).map(({ kind, card }) => ({
      ...base,
      kind,
      key: event.playerId ? `${card}-${event.playerId}` : `${card}-event-${event.id}`,
    }));

    const kind = shotKind(event);
    if (kind === null) return found;
    const gaining = period === 'pen' ? null : goalFor(match, event);
    if (gaining) score[gaining] += 1;
    const position = toHome(event)?.from ?? null;
    const passer = isGoal(event) ? assistBefore(events, index) : null;
    found.push({
      ...base,
      kind,
      key: `event-${event.id}`,
      side: gaining ?? side,
      other: passer?.playerId ? nameOf(meeting, passer.playerId) : null,
      score: gaining ? { ...score } : null,
      x: position?.x ?? null,
      y: position?.y ?? null,
    });
    return found;
  });
}

function shotKind(event: PeriodEvent): IncidentKind | null {
  if (event.matchPeriod === 'P') {
    if (!isPenalty(event)) return null;
    return isGoal(event) ? 'shootoutScored' : 'shootoutMissed';
  }
  if (isPenalty(event)) return isGoal(event) ? 'penaltyGoal' : 'penaltyMissed';
  if (isGoal(event)) return 'goal';
  return event.tags.has(tag.ownGoal) ? 'ownGoal' : null;
}

/** Keys are those that the line-ups' cards have, so that both sources name the same card alike. */
function cardsOf({ tags }: PeriodEvent): { kind: IncidentKind; card: 'yellow' | 'red' }[] {
  const cards: { kind: IncidentKind; card: 'yellow' | 'red' }[] = [];
  if (tags.has(tag.yellow)) cards.push({ kind: 'yellowCard', card: 'yellow' });
  if (tags.has(tag.secondYellow)) cards.push({ kind: 'secondYellow', card: 'red' });
  else if (tags.has(tag.red)) cards.push({ kind: 'redCard', card: 'red' });
  return cards;
}

/** Minute as it is written, 1 for the first; beyond the period's length 45 and what was added. */
function minuteOf({ matchPeriod, eventSec }: PeriodEvent) {
  const { start, length } = periods[matchPeriod];
  const minute = start + 1 + Math.floor(eventSec / 60);
  const end = start + length;
  if (minute <= end) return { minute, added: null };
  return { minute: end, added: Math.min(60, minute - end) };
}
