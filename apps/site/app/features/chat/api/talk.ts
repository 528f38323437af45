import type { CallResult } from '@xiongmao/api/call';
import type { ChatDelta } from '@xiongmao/api/chat/events';
import type { ChatMessage, ShownRules } from '@xiongmao/api/chat/shapes';
import type { Contract } from '@xiongmao/api/contract';

/** A room's talk as the server gives it, kept current. */
export type Talk = CallResult<Contract['GET /live/getChatroomSpeech']>;

/** Messages that are kept: of who follows what is said, and of who reads what was. */
const kept = { following: 200, reading: 500 } as const;

/** In the order in which they were said, each once; of two with one id the later one given. */
function merge(...lists: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.v - b.v);
}

function keep(talk: Talk, messages: ChatMessage[], isReading: boolean): Talk {
  const cut = messages.slice(-(isReading ? kept.reading : kept.following));
  return { ...talk, messages: cut, earlier: talk.earlier || cut.length < messages.length };
}

/** The talk after a delta. */
export function applyChatDelta(talk: Talk, delta: ChatDelta, isReading: boolean): Talk {
  const { messages = [], hidden = [], rules = talk.rules } = delta;
  const gone = new Set(hidden);
  // What is shown again stands on a page that is still to be fetched.
  const oldest = talk.earlier ? (talk.messages[0]?.v ?? 0) : 0;
  const told = messages.filter(({ v }) => v >= oldest);
  const next = merge(talk.messages, told).filter(({ id }) => !gone.has(id));
  return keep({ ...talk, v: delta.v, rules }, next, isReading);
}

/** With what one has said oneself, as soon as the server has it. */
export const withSaid = (talk: Talk, message: ChatMessage, isReading: boolean): Talk =>
  keep(talk, merge(talk.messages, [message]), isReading);

export function withoutMessages(talk: Talk, isGone: (message: ChatMessage) => boolean): Talk {
  return { ...talk, messages: talk.messages.filter((message) => !isGone(message)) };
}

/** With a page of what was said before. */
export function withEarlier(talk: Talk, { messages, earlier }: Talk): Talk {
  const all = merge(messages, talk.messages);
  return { ...talk, messages: all, earlier: earlier && all.length < kept.reading };
}

/**
 * The talk by a fresh snapshot: where that reaches back to what is held, what is held before it stays; else it
 * stands alone, for nobody knows what was said between. Not after a gap: nobody knows what was hidden in it. One that
 * deltas have overtaken tells how one stands, and nothing else: they don't come again.
 */
export function renewed(held: Talk | undefined, fresh: Talk): Talk {
  if (held && held.v > fresh.v) return { ...held, you: fresh.you };
  const oldest = fresh.messages[0];
  const newest = held?.messages.at(-1);
  if (!held || !oldest || !newest || newest.v < oldest.v) return fresh;
  const before = held.messages.filter(({ v }) => v < oldest.v);
  if (before.length === 0) return fresh;
  return keep({ ...fresh, earlier: held.earlier }, merge(before, fresh.messages), true);
}

/** Seconds between two messages, as the rules in force ask. */
function slowNow({ rules, you }: Talk, now: number): number {
  if (you.canModerate) return 0;
  const raised = rules.raised && Date.parse(rules.raised.until) > now ? rules.raised.slow : 0;
  const { newcomers } = rules;
  const isHeld = you.isNewcomer && newcomers && Date.parse(newcomers.until) > now;
  return Math.max(rules.slow, raised, isHeld ? newcomers.slow : 0);
}

/** When one may say something again, having just done so. */
export function nextAfter(talk: Talk, now: number): string | null {
  const seconds = slowNow(talk, now);
  return seconds > 0 ? new Date(now + seconds * 1000).toISOString() : null;
}

/** Whether the rules ask other things of who speaks than before: slow mode tells by itself when one may. */
export const admitsOthers = (before: ShownRules, after: ShownRules): boolean =>
  (['open', 'minimumLevel', 'minimumGold', 'followersOnly'] as const).some(
    (rule) => before[rule] !== after[rule],
  );

/** The rules as they may be told: that there was a goal is told with its picture. */
export const toldRules = (rules: ShownRules, isGoalDue: boolean): ShownRules =>
  isGoalDue ? rules : { ...rules, raised: null };

/** When one may: also where the rules have changed since one last said something. */
export function nextAt(talk: Talk, uid: number | null, now: number): string | null {
  const last = talk.messages.findLast(({ from, gift }) => from.id === uid && gift === null);
  const known = talk.you.nextAt;
  const slow = slowNow(talk, now);
  const since = last && slow > 0 ? new Date(Date.parse(last.at) + slow * 1000).toISOString() : null;
  return [known, since].reduce((a, b) => (a === null || (b !== null && b > a) ? b : a));
}
