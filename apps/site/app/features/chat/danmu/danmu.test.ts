import { describe, expect, test, vi } from 'vitest';
import { aGift, aMessage } from '../text/samples.ts';
import { readSettings } from './danmu-settings.ts';
import { fliesOver } from './fits.ts';
import { createLanes, createStoppableClock, speedOf } from './lanes.ts';
import { createPast } from './past.ts';

describe('Danmu', () => {
  test('never overlap, however many come', () => {
    const [width, lanes] = [800, createLanes(4)];
    const speed = speedOf(width);
    const flying: { lane: number; from: number; length: number }[] = [];
    for (let now = 0; now < 20_000; now += 40) {
      const length = 60 + ((now * 7) % 400);
      const lane = lanes.take(now, length, speed);
      if (lane !== null) flying.push({ lane, from: now, length });
    }
    expect(flying.length).toBeGreaterThan(20);
    for (const [index, one] of flying.entries()) {
      const next = flying.slice(index + 1).find(({ lane }) => lane === one.lane);
      // All move alike: who begins behind the tail of another stays behind it.
      const tail =
        (speed * ((next?.from ?? Number.POSITIVE_INFINITY) - one.from)) / 1000 - one.length;
      expect(tail).toBeGreaterThan(0);
    }
  });

  test('stand still with the picture, lanes and all', () => {
    let time = 0;
    const clock = createStoppableClock(() => time);
    clock.run(true);
    time = 1000;
    clock.run(false);
    time = 9000;
    expect(clock.now()).toBe(1000);
    clock.run(true);
    time = 9500;
    expect(clock.now()).toBe(1500);
  });

  test('leave out what the viewer hides', () => {
    const all = { gifts: true, plain: true, words: [] };
    const gift = aMessage(1, { text: '', gift: aGift(1, 5) });
    expect(fliesOver(gift, all)).toBe(true);
    expect(fliesOver(gift, { ...all, gifts: false })).toBe(false);
    expect(fliesOver(aMessage(1, { text: '', gift: aGift(1, 50, 2) }), all)).toBe(false);
    expect(fliesOver(aMessage(1, { text: '', gift: aGift(1, 500, 2) }), all)).toBe(true);
    expect(fliesOver(aMessage(1, { text: ':fire:' }), { ...all, plain: false })).toBe(false);
    expect(fliesOver(aMessage(1, { text: 'What a REF' }), { ...all, words: ['ref'] })).toBe(false);
    expect(fliesOver(aMessage(1, { text: 'What a goal' }), { ...all, words: ['ref'] })).toBe(true);
  });

  test('are shown as they were left, whatever stands in the browser', () => {
    expect(readSettings('{"density":"high","words":["x",3],"on":false}')).toMatchObject({
      density: 'high',
      words: ['x'],
      on: false,
      opacity: '100',
    });
    for (const text of [null, 'nonsense', '{"density":"all"}']) {
      expect(readSettings(text).density).toBe('medium');
    }
  });
});

test('In a replay messages come when the picture is where they were said', () => {
  const past = createPast();
  const at = (second: number) => Date.parse('2026-11-22T12:00:00.000Z') + second * 1000;
  const said = (v: number, second: number) =>
    aMessage(v, { playhead: new Date(at(second)).toISOString() });
  past.add([said(1, 2), said(2, 4), said(3, 9)]);
  const due = (second: number) => past.dueAt(at(second)).map(({ v }) => v);
  expect(due(3)).toEqual([]);
  expect(due(4)).toEqual([2]);
  expect(due(4.2)).toEqual([]);
  // Sought, forwards or back: what lies between is not poured out.
  expect(due(60)).toEqual([]);
  expect(due(1)).toEqual([]);
  expect(due(2.1)).toEqual([1]);
});

test('A look at a replay reads nothing of what was watched before', () => {
  const past = createPast();
  const from = Date.parse('2026-11-22T12:00:00.000Z');
  const said = (v: number) => aMessage(v, { at: new Date(from + v * 100).toISOString() });
  const [later, earlier] = [300, 0].map((first) =>
    Array.from({ length: 300 }, (_, index) => said(first + index)),
  );
  for (const stretch of [later!, earlier!, earlier!.slice(-1)]) past.add(stretch);
  past.dueAt(from + 29_700);
  const parse = vi.spyOn(Date, 'parse');
  const [due, before] = [past.dueAt(from + 30_100), past.until(from + 30_000, 3)];
  const reads = parse.mock.calls.length;
  parse.mockRestore();
  expect(reads).toBe(0);
  expect(due.map(({ v }) => v)).toEqual([298, 299, 300, 301]);
  expect(before.map(({ v }) => v)).toEqual([298, 299, 300]);
});
