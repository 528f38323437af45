import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Change } from '#modules/matches/index.ts';

type Part = Change['part'];

/** What messages bring of each match beside how it stands. */
export function partsIn(messages: readonly FeedMessage[]): Map<string, Set<Part>> {
  const parts = new Map<string, Set<Part>>();
  for (const message of messages) {
    const part = partOf(message);
    if (!part || message.match === undefined) continue;
    const held = parts.get(message.match);
    if (held) held.add(part);
    else parts.set(message.match, new Set([part]));
  }
  return parts;
}

function partOf(message: FeedMessage): Part | null {
  switch (message.type) {
    case 'incidents':
      return message.items.length > 0 ? 'incident' : null;
    case 'actions':
      return message.items.length > 0 ? 'actions' : null;
    case 'lineup':
    case 'statistics':
    case 'sheet':
    case 'absences':
    case 'links':
      return message.type;
    default:
      return null;
  }
}
