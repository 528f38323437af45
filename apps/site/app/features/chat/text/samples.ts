import type { ChatMessage, ShownGift } from '@xiongmao/api/chat/shapes';

/** For tests: a message as the server sends it. */
export const aMessage = (v: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: v,
  v,
  at: '2026-11-22T12:00:00.000Z',
  from: { id: 7, username: 'fan', avatar: null, level: 1, label: null },
  text: `word ${v}`,
  gift: null,
  replyTo: null,
  playhead: null,
  ...more,
});

/** For tests: a gift of a combo. */
export const aGift = (combo: number, gold: number, count = 1): ShownGift => ({
  giftId: 1,
  count: 1,
  gold,
  combo: { id: combo, count },
});
