import { expect, test } from 'vitest';
import { Moments } from './moments.ts';

test('is shown as it was at a moment, forwards and back', () => {
  const score = new Moments<string>().note('0–0', 100).note('1–0', 200).note('2–0', 300);
  expect([99, 100, 250, 300, 900, 250].map((at) => score.upTo(at))).toEqual([
    null,
    '0–0',
    '1–0',
    '2–0',
    '2–0',
    '1–0',
  ]);
});

test('what was on screen without a picture is not taken back when one comes', () => {
  const score = new Moments<string>().note('0–0', 100).note('1–0', 200);
  expect(score.see('1–0', 200)).toBe('1–0');
  score.note('2–0', 300);
  expect(score.upTo(Number.NEGATIVE_INFINITY)).toBe('1–0');
  expect(score.upTo(299)).toBe('1–0');
  expect(score.upTo(300)).toBe('2–0');
});

test('the same is noted once, and what comes late is not the newest', () => {
  const score = new Moments<string>().note('1–0', 200).note('1–0', 500).note('0–0', 100);
  expect(score.upTo(199)).toBe(null);
  expect(score.upTo(600)).toBe('1–0');
});

test('of long ago nothing is known any more', () => {
  const moments = new Moments<number>();
  for (let at = 0; at < 700; at++) moments.note(at, at);
  expect(moments.upTo(99)).toBe(null);
  expect(moments.upTo(100)).toBe(100);
});
