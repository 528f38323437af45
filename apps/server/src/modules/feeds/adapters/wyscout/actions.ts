import type { Action } from '@xiongmao/api/matches/shapes';
import { isGoal, type PeriodEvent, periods, sideOf, tag } from './events.ts';
import { fromHome } from './facing.ts';
import { type Meeting, nameOf } from './meeting.ts';

/** Everything that happened at a place; `order` is its number among all events of the match. */
export function actionsOf(meeting: Meeting, events: readonly PeriodEvent[]): Action[] {
  const toHome = fromHome(meeting.match, events);
  return events.flatMap((event, order) => {
    const side = sideOf(meeting.match, event.teamId);
    const position = toHome(event);
    if (!side || !position) return [];
    return [
      {
        order,
        period: periods[event.matchPeriod].key,
        second: Math.round(event.eventSec * 10) / 10,
        kind: kindOf(event),
        side,
        player: event.playerId ? nameOf(meeting, event.playerId) : null,
        x: position.from.x,
        y: position.from.y,
        toX: position.to?.x ?? null,
        toY: position.to?.y ?? null,
        success: successOf(event),
      },
    ];
  });
}

const ownKinds: Record<string, string> = {
  Pass: 'pass',
  Duel: 'duel',
  Foul: 'foul',
  Offside: 'offside',
  'Save attempt': 'save',
  Interruption: 'interruption',
  Shot: 'shot',
};

/** Free kicks and touches by their finer names (`throwIn`, `corner`, `clearance`), the rest by their own. */
function kindOf(event: PeriodEvent): string {
  if (isGoal(event)) return 'goal';
  if (event.tags.has(tag.ownGoal)) return 'ownGoal';
  if (event.subEventName === 'Free kick shot') return 'shot';
  return ownKinds[event.eventName] ?? camelCase(event.subEventName || event.eventName);
}

function camelCase(words: string): string {
  const [first = '', ...rest] = words.toLowerCase().split(' ');
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function successOf({ tags }: PeriodEvent): boolean | null {
  if (tags.has(tag.accurate)) return true;
  return tags.has(tag.inaccurate) ? false : null;
}
