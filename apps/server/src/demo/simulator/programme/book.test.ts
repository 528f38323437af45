import { sports } from '@xiongmao/api/catalogue/sports';
import { expect, test } from 'vitest';
import { Book } from './book.ts';

test('what is due while time passes happens at its time, in order', () => {
  const book = new Book(sports.soccer);
  const happened: string[] = [];
  book.later(30, () => happened.push(`second at ${book.at}`));
  book.every(12, () => happened.push(`every at ${book.at}`));
  book.wait(35);
  expect(happened).toEqual(['every at 12000', 'every at 24000', 'second at 30000']);
  expect(book.at).toBe(35_000);
});

test('a continuous clock counts on, and one that counts down stops at nought', () => {
  const soccer = new Book(sports.soccer);
  soccer.startClock(2700);
  soccer.wait(61);
  expect(soccer.reading).toBe(2761);
  const basketball = new Book(sports.basketball);
  basketball.startClock(20);
  basketball.wait(31);
  expect(basketball.reading).toBe(0);
});

test('a shoot-out counts in its period and not in the score', () => {
  const book = new Book(sports.soccer);
  book.begin('h2');
  expect(book.add('home')).toEqual({ home: 1, away: 0 });
  book.begin('pen');
  expect(book.add('away')).toEqual({ home: 1, away: 0 });
  expect(book.period).toEqual({ key: 'pen', home: 0, away: 1 });
});

test('games count in the set, and the set in the score once it is won', () => {
  const book = new Book(sports.tennis);
  book.begin('set1');
  expect(book.add('home')).toEqual({ home: 0, away: 0 });
  expect(book.win('home')).toEqual({ home: 1, away: 0 });
  expect(book.period.winner).toBe('home');
});

test('an entry taken back is told again under its key', () => {
  const book = new Book(sports.soccer);
  book.begin('h1');
  const goal = book.tell('goal', { side: 'home', score: book.add('home') });
  book.wait(60);
  book.withdraw(goal, 'VAR');
  const [given, taken] = book.moments.map(({ incidents }) => incidents?.[0]);
  expect(given).toMatchObject({ key: 'e1', score: { home: 1, away: 0 } });
  expect(given).not.toHaveProperty('withdrawn');
  expect(taken).toEqual({ ...given, withdrawn: true, reason: 'VAR' });
});

test('changes of the same instant are one moment, and later ones leave it alone', () => {
  const book = new Book(sports.tennis);
  book.begin('set1');
  book.mark('serving', 'away');
  book.wait(1);
  book.column('point', '15', '0');
  expect(book.moments.map(({ at }) => at)).toEqual([0, 1000]);
  expect(book.moments[0]?.scene?.columns).toEqual([{ key: 'serving', home: '', away: '1' }]);
  expect(book.moments[1]?.scene?.columns).toHaveLength(2);
});

test('what tells of the moment is gone at the end, what tells of the match stays', () => {
  const book = new Book(sports.baseball);
  book.begin('inning1');
  book.column('hits', 3, 1);
  book.mark('outs', 'home', '2');
  book.add('away', 2);
  book.finish();
  expect(book.scene).toMatchObject({ status: 'ended', winner: 'away', phase: null });
  expect(book.scene.columns).toEqual([{ key: 'hits', home: '3', away: '1' }]);
});
