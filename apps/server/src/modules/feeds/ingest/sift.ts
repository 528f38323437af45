import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import { unkeepableIn } from '#platform/keepable.ts';
import { visible } from '#platform/visible.ts';
import type { Quarantined } from '../adapters/adapter.ts';
import { selfMatch } from './sense.ts';

/**
 * The messages of a file that can be kept. What can't, PostgreSQL would refuse with all that came with it: an entry
 * of a list is left out alone, a fixture with its whole match. Each is told with where it stands.
 */
export function sift(
  messages: readonly FeedMessage[],
  refuse: (entry: Omit<Quarantined, 'file'>) => void,
): FeedMessage[] {
  const gone = new Set<string>();
  const kept = messages.flatMap((told) => {
    const message = visible(told);
    if (gone.has(message.match ?? '')) return [];
    const whole = withoutUnkeepable(message, (path, raw) => {
      const at = [`match ${message.match}`, message.type, ...path].join('.');
      const place = at.replaceAll('\0', '\ufffd').toWellFormed();
      refuse({ place, reason: 'text with NUL or half of a surrogate pair', raw });
    });
    const fault = whole?.type === 'fixture' ? (namelessIn(whole) ?? selfMatch(whole)) : null;
    if (fault) refuse({ place: `match ${message.match}`, reason: fault, raw: message });
    if (whole && !fault) return [whole];
    if (message.type === 'fixture') gone.add(message.match);
    return [];
  });
  return kept.filter(({ match }) => match === undefined || !gone.has(match));
}

/** What is wrong with the name of a side of which nothing can be seen. */
const namelessIn = ({ home, away }: FixtureMessage): string | null =>
  home?.name === '' || away?.name === '' ? 'a side has an invisible name' : null;

type Refuse = (path: PropertyKey[], raw: unknown) => void;

function withoutUnkeepable(message: FeedMessage, refuse: Refuse): FeedMessage | null {
  switch (message.type) {
    case 'incidents':
    case 'actions':
      return {
        ...message,
        items: keepableOf<object>(message.items, 'items', refuse),
      } as FeedMessage;
    case 'lineup': {
      const players = keepableOf(message.lineup.players, 'players', refuse);
      return whole({ ...message, lineup: { ...message.lineup, players } }, refuse);
    }
    default:
      return whole(message, refuse);
  }
}

function keepableOf<Item>(items: readonly Item[], name: string, refuse: Refuse): Item[] {
  return items.filter((item, index) => {
    const path = unkeepableIn(item);
    if (path) refuse([`${name}[${index}]`, ...path], item);
    return !path;
  });
}

function whole(message: FeedMessage, refuse: Refuse): FeedMessage | null {
  const path = unkeepableIn(message);
  if (path) refuse(path, message);
  return path ? null : message;
}
