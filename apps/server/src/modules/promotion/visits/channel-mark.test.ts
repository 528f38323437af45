import { expect, test } from 'vitest';
import { createSecret } from '#platform/secret.ts';
import { markChannel, readMark } from './channel-mark.ts';

const secret = createSecret('a key');
const visitorId = '0d6a6d5c-8f43-4d6b-9d52-3a2f0a7b7c11';
const other = '1d6a6d5c-8f43-4d6b-9d52-3a2f0a7b7c11';
const now = new Date('2026-05-01T12:00:00Z');
const mark = markChannel(secret, { visitorId, channelId: 7, now });
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('A mark names the channel for thirty days', () => {
  expect(readMark(secret, { mark, visitorId, now })).toBe(7);
  expect(readMark(secret, { mark, visitorId, now: later(30) })).toBe(7);
  expect(readMark(secret, { mark, visitorId, now: later(31) })).toBeNull();
});

test('A mark is worth nothing in another browser, or under another key', () => {
  expect(readMark(secret, { mark, visitorId: other, now })).toBeNull();
  expect(readMark(secret, { mark, visitorId: null, now })).toBeNull();
  expect(readMark(createSecret('another key'), { mark, visitorId, now })).toBeNull();
});

test.each([
  undefined,
  null,
  '',
  '7',
  mark.replace('7.', '8.'),
  mark.replace(/\.\d+\./, '.99999.'),
  mark.slice(0, -1),
  `${mark.slice(0, -1)}!`,
])('What nobody signed is no mark: %j', (forged) => {
  expect(readMark(secret, { mark: forged, visitorId, now })).toBeNull();
});
