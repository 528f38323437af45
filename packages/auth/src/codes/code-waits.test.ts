import { expect, test } from 'vitest';
import { mainlandPhone } from '../addresses/address.ts';
import { readWaits, secondsLeft, waitKey } from './code-waits.ts';

const now = 1_000_000;

test.each([
  [now + 60_000, 60],
  [now + 59_001, 60],
  [now + 1, 1],
  [now, 0],
  [now - 5_000, 0],
  [undefined, 0],
])('Until %s there are %i seconds left', (until, seconds) => {
  expect(secondsLeft(until, now, 600)).toBe(seconds);
});

test('A clock that was set back does not make one wait for ever', () => {
  expect(secondsLeft(now + 86_400_000, now, 600)).toBe(600);
});

test('Waits that are over are forgotten, the others stay across a reload', () => {
  const text = JSON.stringify({ over: now - 1, running: now + 30_000 });
  expect(readWaits(text, now)).toEqual({ running: now + 30_000 });
});

test.each([null, '', '{', '[]', '"text"', '{"a":"b"}'])('What storage holds may be %j', (text) => {
  expect(readWaits(text, now)).toEqual({});
});

test('Each address waits for itself, for each purpose', () => {
  const mine = mainlandPhone('13800138000');
  expect(waitKey('signIn', mine)).toBe(waitKey('signIn', { ...mine }));
  expect(waitKey('signIn', mine)).not.toBe(waitKey('reset', mine));
  expect(waitKey('signIn', mine)).not.toBe(waitKey('signIn', mainlandPhone('13900138000')));
  const email = (text: string) => waitKey('signIn', { kind: 'email', email: text });
  expect(email(' Fan@example.com')).toBe(email('fan@example.com'));
});
