import { readBalls, writeBall } from '@xiongmao/api/matches/sheets/scorecard/balls';
import type { Dismissal } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { i18nOf } from '@xiongmao/i18n/node';
import { describe, expect, it } from 'vitest';
import { linePath, overPoints } from '../graphs/run-lines.ts';
import { ballSign, ballText, numberedBalls, oversOf } from './ball-words.ts';
import { dismissalText } from './innings-words.ts';
import { chaseOf, runRate, strikeRate } from './rates.ts';

const t = i18nOf('en_US').of('cricket');
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const over = (number: number, balls: string, bowler = 'Arm', runs = 0, wickets = 0) => ({
  ...{ over: number, bowler, runs, wickets, balls },
});

describe('a ball', () => {
  it.each([
    ['0:0', '•', 'no run'],
    ['0:1', '1', '1 run'],
    ['0:4', '4', 'FOUR'],
    ['0:4r', '4', '4 runs'],
    ['0:6', '6', 'SIX'],
    ['0:0+1wd', 'wd', 'wide'],
    ['0:0+5wd', '5wd', '5 wides'],
    ['0:4+1nb', '5nb', 'no-ball · FOUR'],
    ['0:0+1nb+2lb', '3nb', 'no-ball · 2 leg byes'],
    ['0:0+1b', '1b', '1 bye'],
    ['0:0W', 'W', 'OUT'],
    ['0:1W', '1W', '1 run · OUT'],
    ['0:0+5p', '5p', '5 penalty runs'],
  ])('%s is %s, in words "%s"', (text, sign, words) => {
    const [ball] = readBalls(text);
    expect([ballSign(ball!, t), ballText(ball!, t)]).toEqual([sign, words]);
    expect(writeBall(ball!)).toBe(text);
  });

  it('bears the number of the ball it was bowled for: a wide is bowled again', () => {
    const balls = numberedBalls([over(3, '0:0 0:0+1wd 0:1'), over(3, '1:4', 'Other')]);
    expect(balls.map(({ number, bowler }) => [number, bowler])).toEqual([
      [1, 'Arm'],
      [2, 'Arm'],
      [2, 'Arm'],
      [3, 'Other'],
    ]);
  });
});

it('an over that two bowled is one', () => {
  const byOver = [over(0, '0:1', 'A', 1), over(0, '0:2', 'B', 2, 1), over(1, '0:4', 'A', 4)];
  expect(oversOf(byOver).map((parts) => parts.length)).toEqual([2, 1]);
  const points = overPoints({ byOver });
  expect(points).toEqual([
    { over: 1, runs: 3, wickets: 1, total: 3 },
    { over: 2, runs: 4, wickets: 0, total: 7 },
  ]);
  expect(linePath(points)).toBe('M0 0L1 -3L2 -7');
});

describe('how a batter was out', () => {
  const hand = { player: 'Hand', substitute: false };
  it.each([
    ['caught', 'Arm', [hand], 'c Hand b Arm'],
    ['caught', 'Arm', [{ player: 'Hand', substitute: true }], 'c sub (Hand) b Arm'],
    ['caught', 'Arm', [], 'c sub b Arm'],
    ['caughtAndBowled', 'Arm', [hand], 'c & b Arm'],
    ['bowled', 'Arm', [], 'b Arm'],
    ['bowled', null, [], 'bowled'],
    ['lbw', 'Arm', [], 'lbw b Arm'],
    ['stumped', 'Arm', [hand], 'st Hand b Arm'],
    ['runOut', null, [hand, { player: 'Foot', substitute: false }], 'run out (Hand/Foot)'],
    ['runOut', null, [{ player: null, substitute: true }], 'run out (sub)'],
    ['retiredHurt', null, [], 'retired hurt'],
  ] satisfies [Dismissal['way'], string | null, Dismissal['fielders'], string][])(
    '%s, %s',
    (way, bowler, fielders, text) => {
      expect(plain(dismissalText({ way, bowler, fielders }, t))).toBe(text);
    },
  );
});

describe('rates', () => {
  const sheet = { ballsPerOver: 6, limit: 20 };

  it('are of runs an over, and of runs for a hundred balls', () => {
    expect(runRate(70, '10', sheet)).toBe(7);
    expect(runRate(10, '1.4', sheet)).toBe(6);
    expect([runRate(0, '0', sheet), strikeRate(3, 0)]).toEqual([null, null]);
    expect(strikeRate(30, 20)).toBe(150);
  });

  it('of a chase tell what is wanted, until it is reached', () => {
    const innings = { runs: 100, overs: '15', target: { runs: 130, overs: '18' } };
    expect(chaseOf(innings, sheet)).toEqual({ runs: 30, balls: 18, rate: 10 });
    expect(chaseOf({ ...innings, runs: 130 }, sheet)).toBeNull();
    const test = { ...sheet, limit: null };
    expect(chaseOf({ ...innings, target: { runs: 130, overs: null } }, test)).toEqual({
      ...{ runs: 30, balls: null, rate: null },
    });
  });
});
