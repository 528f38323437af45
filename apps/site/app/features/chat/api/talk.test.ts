import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { describe, expect, test } from 'vitest';
import { aGift, aMessage } from '../text/samples.ts';
import {
  admitsOthers,
  applyChatDelta,
  nextAfter,
  nextAt,
  renewed,
  type Talk,
  toldRules,
  withEarlier,
  withSaid,
} from './talk.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index));
const talk = (messages: ChatMessage[], more: Partial<Talk> = {}): Talk => ({
  v: messages.at(-1)?.v ?? 0,
  messages,
  earlier: false,
  rules: {
    open: true,
    minimumLevel: 0,
    minimumGold: 0,
    slow: 0,
    followersOnly: null,
    links: false,
    raised: null,
    newcomers: null,
  },
  you: {
    silence: null,
    mute: null,
    nextAt: null,
    label: null,
    isNewcomer: false,
    canModerate: false,
    canAppoint: false,
  },
  ...more,
});
const delta = (v: number, more: object) => ({
  stream: 'chat:match-1' as const,
  v,
  p: v - 1,
  ...more,
});
const vs = ({ messages }: Talk) => messages.map(({ v }) => v);

describe('A room’s talk', () => {
  test('takes what is new once, and what is hidden away', () => {
    const said = withSaid(talk(range(1, 3)), aMessage(5), false);
    const next = applyChatDelta(said, delta(5, { messages: [aMessage(4), aMessage(5)] }), false);
    expect(vs(next)).toEqual([1, 2, 3, 4, 5]);
    expect(vs(applyChatDelta(next, delta(6, { hidden: [2, 4] }), false))).toEqual([1, 3, 5]);
  });

  test('shows again what an appeal brought back, in its place, unless that is on a page to be fetched', () => {
    const [first, second, third] = range(1, 3);
    const held = talk([first!, third!], { v: 9 });
    expect(vs(applyChatDelta(held, delta(10, { messages: [second!] }), false))).toEqual([1, 2, 3]);
    const recent = talk(range(5, 7), { earlier: true });
    expect(vs(applyChatDelta(recent, delta(10, { messages: [second!] }), false))).toEqual([
      5, 6, 7,
    ]);
  });

  test('keeps 200 messages, and more for who reads back', () => {
    const long = talk(range(1, 200));
    const following = applyChatDelta(long, delta(201, { messages: [aMessage(201)] }), false);
    expect(following.messages).toHaveLength(200);
    expect(following.earlier).toBe(true);
    const reading = applyChatDelta(long, delta(201, { messages: [aMessage(201)] }), true);
    expect(reading.messages).toHaveLength(201);
  });

  test('keeps each gift of a combo, for a picture that has not come to it', () => {
    const first = talk([aMessage(1, { gift: aGift(9, 520) }), aMessage(2)]);
    const again = delta(3, { messages: [aMessage(3, { gift: aGift(9, 520, 2) })] });
    expect(vs(applyChatDelta(first, again, false))).toEqual([1, 2, 3]);
  });

  test('goes back by pages', () => {
    const fresh = talk(range(51, 100), { earlier: true });
    const back = withEarlier(fresh, talk(range(1, 50)));
    expect(back.messages).toHaveLength(100);
    expect(back.earlier).toBe(false);
  });

  test('by a fresh snapshot goes on where the snapshot reaches what is held, else begins anew', () => {
    const held = talk(range(1, 60), { earlier: true });
    expect(vs(renewed(held, talk(range(40, 90))))).toEqual(vs(talk(range(1, 90))));
    expect(vs(renewed(held, talk(range(70, 120), { earlier: true })))).toEqual(
      vs(talk(range(70, 120))),
    );
    // One of those that are held was hidden meanwhile.
    expect(vs(renewed(held, talk([aMessage(50), aMessage(52)], { v: 61 })))).not.toContain(51);
  });

  test('stays as it is where deltas have overtaken a snapshot on its way', () => {
    const snapshot = talk(range(1, 9));
    const later = applyChatDelta(snapshot, delta(10, { messages: [aMessage(10)] }), false);
    const held = applyChatDelta(later, delta(11, { hidden: [5] }), false);
    const you = { ...snapshot.you, isNewcomer: true };
    expect(renewed(held, { ...snapshot, you })).toEqual({ ...held, you });
  });

  test('asks how one stands where the rules ask for more than they did, and not for a goal', () => {
    const { rules } = talk([]);
    expect(admitsOthers(rules, { ...rules, followersOnly: 0 })).toBe(true);
    expect(admitsOthers(rules, { ...rules, open: false })).toBe(true);
    const raised = { slow: 5, until: '2026-03-01T12:00:00.000Z' };
    expect(admitsOthers(rules, { ...rules, raised, slow: 10 })).toBe(false);
  });

  test('says when one may speak again, by whichever slow mode asks for more', () => {
    const at = Date.parse('2026-11-22T12:00:00.000Z');
    const quiet = talk([]);
    expect(nextAfter(quiet, at)).toBeNull();
    const raised = { slow: 5, until: '2026-11-22T12:01:00.000Z' };
    const slow = { ...quiet, rules: { ...quiet.rules, slow: 3 as const, raised } };
    expect(nextAfter(slow, at)).toBe('2026-11-22T12:00:05.000Z');
    expect(nextAfter(slow, at + 90_000)).toBe('2026-11-22T12:01:33.000Z');
    const anchor = { ...slow.you, label: 'anchor' as const };
    expect(nextAfter({ ...slow, you: { ...anchor, canModerate: true } }, at)).toBeNull();
    // An anchor waits in a match's room.
    expect(nextAfter({ ...slow, you: anchor }, at)).toBe('2026-11-22T12:00:05.000Z');
    // A flood of newcomers is theirs to wait for.
    const newcomers = { slow: 60, until: '2026-11-22T12:05:00.000Z' };
    const flooded = { ...quiet, rules: { ...quiet.rules, newcomers } };
    expect(nextAfter(flooded, at)).toBeNull();
    const asNewcomer = { ...flooded, you: { ...flooded.you, isNewcomer: true } };
    expect(nextAfter(asNewcomer, at)).toBe('2026-11-22T12:01:00.000Z');
    // Raised since one last said something.
    const spoken = { ...slow, messages: range(1, 1) };
    expect(nextAt(spoken, 7, at + 1_000)).toBe('2026-11-22T12:00:05.000Z');
    expect(nextAt(spoken, 8, at + 1_000)).toBeNull();
    expect(nextAt({ ...quiet, messages: range(1, 1) }, 7, at)).toBeNull();
    // A goal that the picture has not come to is not told by how long one waits.
    const unseen = { ...spoken, rules: toldRules(spoken.rules, false) };
    expect(nextAt(unseen, 7, at + 1_000)).toBe('2026-11-22T12:00:03.000Z');
  });
});
