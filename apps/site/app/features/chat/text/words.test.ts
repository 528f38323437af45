import { isEmotesOnly } from '@xiongmao/api/chat/pieces';
import { expect, test } from 'vitest';
import { announcementOf } from './announce.ts';
import { linesOf, withoutFormerCombos } from './lines.ts';
import { aGift, aMessage } from './samples.ts';
import { hasLink, lengthOf } from './words.ts';

test('A message is emotes alone or has words, a link or none, and as many characters as people count', () => {
  expect(isEmotesOnly(':goal: :fire:')).toBe(true);
  expect(isEmotesOnly(':goal: yes')).toBe(false);
  expect(hasLink('see www.example.com')).toBe(true);
  expect(hasLink('2.5 goals a match, 1-0.')).toBe(false);
  expect(lengthOf(' 球进了👏 ')).toBe(4);
});

test('Cheap gifts that follow each other share a line; others never do', () => {
  const messages = [
    aMessage(1),
    aMessage(2, { gift: aGift(1, 5) }),
    aMessage(3, { gift: aGift(2, 5) }),
    aMessage(4, { gift: aGift(3, 500) }),
    aMessage(5, { gift: aGift(4, 5) }),
    aMessage(6),
  ];
  const lines = linesOf(messages).map(({ key, messages: held }) => [key, held.length]);
  expect(lines).toEqual([
    [1, 1],
    [2, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
});

test('A combo is shown once, with all of it', () => {
  const combo = (v: number, count: number) => aMessage(v, { gift: aGift(9, 5, count) });
  const shown = withoutFormerCombos([combo(1, 1), aMessage(2), combo(3, 2), aMessage(4)]);
  expect(shown.map(({ v }) => v)).toEqual([2, 3, 4]);
});

test('A few messages are read out, of many their number and the last; a reply to oneself always', () => {
  const mine = aMessage(1, { from: { ...aMessage(1).from, id: 3 } });
  expect(announcementOf([mine], 3)).toBeNull();
  expect(announcementOf([mine, aMessage(2), aMessage(3)], 3)).toMatchObject({ others: 0 });
  const replyTo = { id: 1, from: { id: 3, username: 'me' }, text: 'hi' };
  const many = [aMessage(2, { replyTo }), aMessage(3), aMessage(4), aMessage(5)];
  const told = announcementOf(many, 3)!;
  expect(told.read.map(({ v }) => v)).toEqual([2, 5]);
  expect(told.others).toBe(2);
});
