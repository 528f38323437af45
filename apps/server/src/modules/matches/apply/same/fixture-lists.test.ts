import { describe, expect, test } from 'vitest';
import { type Meeting, sameByFixtures, sameInOneList } from './fixture-lists.ts';

const sides = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A league of the sides in which each meets each at home and away, one round a day. */
function league(names: readonly string[], year = 2020): Meeting[] {
  const size = names.length;
  const rounds = Array.from({ length: 2 * (size - 1) }, (_, round) => {
    const [first, ...rest] = names;
    const turned = [first!, ...rest.map((_, at) => rest[(at + round) % rest.length]!)];
    return turned.slice(0, size / 2).map((home, at) => [home, turned[size - 1 - at]!] as const);
  });
  return rounds.flatMap((pairs, round) =>
    pairs.map(([one, other]) => {
      const date = new Date(Date.UTC(year, 7, 1 + round)).toISOString().slice(0, 10);
      const isBack = round >= size - 1;
      return { home: isBack ? other : one, away: isBack ? one : other, date };
    }),
  );
}

const renamed = (list: Meeting[], names: Record<string, string>) =>
  list.map(({ home, away, date }) => ({
    home: names[home] ?? home,
    away: names[away] ?? away,
    date,
  }));

describe('Two lists of one season', () => {
  test('tell who is who where their names differ, of up to half of the sides', () => {
    const told = renamed(league(sides), { a: 'one', b: 'two', c: 'three', d: 'four' });
    expect(sameByFixtures(league(sides), told).toSorted()).toEqual(
      [
        ['a', 'one'],
        ['b', 'two'],
        ['c', 'three'],
        ['d', 'four'],
      ].toSorted(),
    );
    expect(sameByFixtures(league(sides), renamed(told, { e: 'five' }))).toEqual([]);
  });

  test('tell nothing of another season, nor of another league of clubs of the same names', () => {
    const other = { a: 'one' };
    expect(sameByFixtures(league(sides), renamed(league(sides, 2021), other))).toEqual([]);
    const women = league(sides.toReversed());
    expect(sameByFixtures(league(sides), renamed(women, other))).toEqual([]);
  });

  test('tell nothing where those who are the same by name met on other days', () => {
    const told = renamed(league(sides), { a: 'one' }).map((meeting) => {
      const isOfOne = meeting.home === 'one' || meeting.away === 'one';
      return isOfOne ? meeting : { ...meeting, date: `later than ${meeting.date}` };
    });
    expect(sameByFixtures(league(sides), told)).toEqual([]);
  });

  test('tell nothing where one has more sides, or half of the matches of a side are not those of the other', () => {
    const told = renamed(league(sides), { a: 'one' });
    expect(sameByFixtures(league(sides), [...told, { home: 'x', away: 'y', date: '' }])).toEqual(
      [],
    );
    const mixed = told.map((meeting, at) =>
      at % 2
        ? renamed([meeting], { b: 'two', one: 'two' })[0]!
        : renamed([meeting], { b: 'one' })[0]!,
    );
    expect(sameByFixtures(league(sides), mixed)).toEqual([]);
  });
});

describe('One list', () => {
  const late = (list: Meeting[], side: string, name: string) =>
    list.map((meeting) =>
      meeting.date > '2020-08-05' ? renamed([meeting], { [side]: name })[0]! : meeting,
    );

  test('tells that two names are one side where together they have played the whole season', () => {
    expect(sameInOneList(late(league(sides), 'c', 'new c'))).toEqual([['c', 'new c']]);
  });

  test('tells nothing while matches are missing, or where the two have met or played on one day', () => {
    const list = late(league(sides), 'c', 'new c');
    expect(sameInOneList(league(sides))).toEqual([]);
    expect(sameInOneList(list.slice(1))).toEqual([]);
    expect(sameInOneList([...list, { home: 'c', away: 'new c', date: '2021-01-01' }])).toEqual([]);
    expect(sameInOneList(list.map((meeting) => ({ ...meeting, date: '2020-08-01' })))).toEqual([]);
  });
});
