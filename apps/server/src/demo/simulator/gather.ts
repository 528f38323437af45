import type { FeedMessage, IncidentsMessage, OddsMessage } from '@xiongmao/api/feeds/messages';
import type { Fact } from './scene.ts';
import type { Script } from './script.ts';

/** What a match's feed has said by `now`, each thing as it was last told. */
export function playedUntil(script: Script, now: number): FeedMessage[] {
  return playedBetween(script, Number.NEGATIVE_INFINITY, now);
}

/** What it says after `since`, up to and with `now`. */
export function playedBetween(script: Script, since: number, now: number): FeedMessage[] {
  const first = after(script.facts, heardUntil(script, since));
  const last = after(script.facts, heardUntil(script, now));
  return first === last ? [] : gather(script.facts.slice(first, last));
}

/** Whether the match is being played and its feed is not silent. */
export function isHeard(script: Script, now: number): boolean {
  const { live } = script;
  return live !== null && live.from <= now && now < live.to && !isSilent(script, now);
}

function isSilent({ silence }: Script, now: number): boolean {
  return silence !== null && now >= silence.from && now < silence.to;
}

/** A silent feed stays behind, and then makes up for it. */
function heardUntil(script: Script, now: number): number {
  return isSilent(script, now) ? script.silence!.from : now;
}

/** Place of the first fact after an instant. */
function after(facts: readonly Fact[], instant: number): number {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (facts[middle]!.at <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The newest of each thing; entries and positions joined. */
function gather(facts: readonly Fact[]): FeedMessage[] {
  const whole = new Map<string, FeedMessage>();
  const incidents: IncidentsMessage[] = [];
  const keys = new Set<string>();
  const odds = new Map<string, OddsMessage[]>();
  for (const { message } of facts) {
    if (message.type === 'incidents') {
      const last = incidents.at(-1);
      // What is told of an entry for the second time is a message of its own: so it shows as corrected.
      if (last && message.items.every(({ key }) => !keys.has(key))) {
        last.items.push(...message.items);
        last.version = message.version;
      } else {
        incidents.push({ ...message, items: [...message.items] });
        keys.clear();
      }
      for (const { key } of message.items) keys.add(key);
    } else if (message.type === 'actions') {
      const held = whole.get('actions');
      const items = held?.type === 'actions' ? held.items : [];
      items.push(...message.items);
      whole.set('actions', { ...message, items });
    } else if (message.type === 'odds') {
      const quote = `${message.odds.bookmaker} ${message.odds.market}`;
      odds.set(quote, [...(odds.get(quote) ?? []), message]);
    } else {
      const side = message.type === 'lineup' ? message.lineup.side : '';
      whole.set(message.type + side, message);
    }
  }
  return [...whole.values(), ...incidents, ...[...odds.values()].flatMap(someOf)];
}

/** Moves of a price that are told at once, of all that were missed. */
const mostMoves = 6;

/** The first, the last, and some between them. */
function someOf(moves: readonly OddsMessage[]): readonly OddsMessage[] {
  if (moves.length <= mostMoves) return moves;
  const step = (moves.length - 1) / (mostMoves - 1);
  return Array.from({ length: mostMoves }, (_, nth) => moves[Math.round(nth * step)]!);
}
