import { type FeedMessage, type FixtureMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { z } from 'zod';
import { unkeepableIn } from '#platform/keepable.ts';
import { invisible, visible } from '#platform/visible.ts';
import type { Quarantined } from '../adapters/adapter.ts';
import { selfMatch } from './sense.ts';

/**
 * The messages of a file that can be kept. What can't, PostgreSQL would refuse with all that came with it, or it is
 * none that the contract allows: an entry of a list is left out alone, a fixture with its whole match. Each is told
 * with where it stands.
 */
export function sift(
  messages: readonly FeedMessage[],
  refuse: (entry: Omit<Quarantined, 'file'>) => void,
): FeedMessage[] {
  const gone = new Set<string>();
  const kept = messages.flatMap((told) => {
    const isClean = !suspect.test(JSON.stringify(told));
    const message = isClean ? told : visible(told);
    if (gone.has(message.match ?? '')) return [];
    const refuseAt: Refuse = (path, reason, raw) => {
      const at = [`match ${message.match}`, message.type, ...path].join('.');
      refuse({ place: at.replaceAll('\0', '\ufffd').toWellFormed(), reason, raw });
    };
    const whole = isClean
      ? message
      : withoutUnkeepable(message, (path, raw) =>
          refuseAt(path, 'text with NUL or half of a surrogate pair', raw),
        );
    const fault = whole?.type === 'fixture' ? (namelessIn(whole) ?? selfMatch(whole)) : null;
    if (fault) refuse({ place: `match ${message.match}`, reason: fault, raw: message });
    const fitting = whole && !fault ? withoutUnfit(whole, refuseAt) : null;
    if (fitting) return [fitting];
    if (message.type === 'fixture') gone.add(message.match);
    return [];
  });
  return kept.filter(({ match }) => match === undefined || !gone.has(match));
}

/** In a message's JSON, what asks for a closer look: a character nobody sees, NUL, half of a surrogate pair. */
const suspect = new RegExp(`${invisible.source}|\\\\u(?:0000|d[89a-f])`);

/** What is wrong with the name of a side of which nothing can be seen. */
const namelessIn = ({ home, away }: FixtureMessage): string | null =>
  home?.name?.trim() === '' || away?.name?.trim() === '' ? 'a side has an invisible name' : null;

type Refuse = (path: PropertyKey[], reason: string, raw: unknown) => void;

const compiled = z.compile(feedMessage);
/** Whether a message is one of the contract's; what of another is amiss takes longer to say. */
const isFit = (message: unknown): boolean => compiled.validate(message);

/** The entries of a list that can be left out alone. */
const entryPath = /^(?:items|lineup\.players)\.(\d+)/;

/** What the contract allows of a message: an adapter takes much from its files as it stands there. */
function withoutUnfit(message: FeedMessage, refuse: Refuse): FeedMessage | null {
  if (isFit(message)) return message;
  const { error } = feedMessage.safeParse(message);
  if (!error) return message;
  const faults = new Map(
    error.issues.map((issue) => [entryPath.exec(issue.path.join('.'))?.[1] ?? 'whole', issue]),
  );
  const isFitting = (_: unknown, index: number) => !faults.has(String(index));
  const list =
    'items' in message ? message.items : message.type === 'lineup' && message.lineup.players;
  const isWhole = !faults.has('whole') && list;
  for (const [index, { path, message: reason }] of faults) {
    if (index === 'whole' || isWhole) refuse(path, reason, list ? list[Number(index)] : message);
  }
  if (!isWhole) return null;
  return message.type === 'lineup'
    ? {
        ...message,
        lineup: { ...message.lineup, players: message.lineup.players.filter(isFitting) },
      }
    : ({ ...message, items: isWhole.filter(isFitting) } as FeedMessage);
}

type RefuseText = (path: PropertyKey[], raw: unknown) => void;

function withoutUnkeepable(message: FeedMessage, refuse: RefuseText): FeedMessage | null {
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

function keepableOf<Item>(items: readonly Item[], name: string, refuse: RefuseText): Item[] {
  return items.filter((item, index) => {
    const path = unkeepableIn(item);
    if (path) refuse([`${name}[${index}]`, ...path], item);
    return !path;
  });
}

function whole(message: FeedMessage, refuse: RefuseText): FeedMessage | null {
  const path = unkeepableIn(message);
  if (path) refuse(path, message);
  return path ? null : message;
}
