import * as contract from '@xiongmao/api/promotion/shapes';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../contract.ts';
import { byDay, figureNames, filterReasons, growth, noFigures, shareOf, sumOf } from './figures.ts';

const row = (day: string, given: Partial<Row<'channel-days'>>): Row<'channel-days'> => ({
  ...noFigures,
  id: `1:${day}`,
  channelId: 1,
  channel: 'Forum',
  day,
  filtered: {} as Row<'channel-days'>['filtered'],
  ...given,
});

test('Every figure and every reason of the contract is known', () => {
  const figures = Object.keys(contract.channelFigures.shape);
  expect(['rawVisits', ...figureNames].sort()).toEqual(figures.sort());
  expect(filterReasons).toEqual(contract.filterReasons);
});

test('Two channels are told as one, reasons included', () => {
  const sum = sumOf([
    { ...noFigures, rawVisits: 10, visits: 7, filtered: { bot: 2, self: 1 } },
    { ...noFigures, rawVisits: 5, visits: 4, downloads: 1, filtered: { bot: 1 } },
  ]);
  expect(sum).toMatchObject({ rawVisits: 15, visits: 11, downloads: 1 });
  expect(sum.filtered).toEqual({ bot: 3, self: 1 });
});

test('A period has all its days, whatever came in which order', () => {
  const rows = [
    row('2026-11-03', { visits: 3 }),
    row('2026-11-01', { visits: 1 }),
    row('2026-11-03', { channelId: 2, visits: 4 }),
  ];
  const days = byDay(rows, { from: '2026-11-01', to: '2026-11-03' });
  expect(days.map(({ day, visits }) => [day, visits])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 0],
    ['2026-11-03', 7],
  ]);
});

describe('Growth', () => {
  test.each([
    [150, 100, 0.5],
    [50, 100, -0.5],
    [0, 100, -1],
    [0, 0, 0],
  ])('from %$1 to %$0 is told as a share', (now, before, share) => {
    expect(growth(now, before)).toBe(share);
  });

  test('from nothing is no share of anything', () => {
    expect(growth(12, 0)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });
});
