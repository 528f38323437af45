import { sports } from '@xiongmao/api/catalogue/sports';
import type { PeriodScore, ScoreColumn } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { momentValue, type ScoreColumnView, scoreboard } from './scoreboard.ts';

type Given = Parameters<typeof scoreboard>[0];

function board(sport: keyof typeof sports, given: Partial<Given>) {
  const state = { phase: null, score: null, periods: [], columns: [], winner: null, ...given };
  return scoreboard({ status: 'live', ...state }, sports[sport]);
}

const period = (key: string, home: number, away: number, more: Partial<PeriodScore> = {}) => ({
  key,
  home,
  away,
  ...more,
});
const column = (key: string, home: string, away: string): ScoreColumn => ({ key, home, away });
const shown = (views: ScoreColumnView[]) =>
  views.map(({ key, home, away, current }) => `${key} ${home}-${away}${current ? '*' : ''}`);

describe('the scoreboard', () => {
  it('has no score before the start', () => {
    expect(board('soccer', { status: 'notStarted', score: { home: 0, away: 0 } }).total).toBeNull();
    expect(board('soccer', { status: 'postponed' }).total).toBeNull();
  });

  it('puts the winner forward only once the match is over', () => {
    const score = { home: 2, away: 1 };
    expect(board('soccer', { score, winner: 'home' }).winner).toBeNull();
    expect(board('soccer', { score, winner: 'home', status: 'ended' }).winner).toBe('home');
    expect(board('soccer', { score, winner: 'draw', status: 'ended' }).winner).toBeNull();
    expect(board('soccer', { score, winner: 'away', status: 'awarded' }).winner).toBe('away');
  });

  it('puts the away side first where the sport does', () => {
    expect(board('soccer', {}).order).toEqual(['home', 'away']);
    expect(board('basketball', {}).order).toEqual(['away', 'home']);
  });
});

describe('soccer', () => {
  it('shows halves in order and keeps the shoot-out apart from the score', () => {
    const view = board('soccer', {
      status: 'ended',
      score: { home: 2, away: 2 },
      winner: 'away',
      periods: [period('pen', 3, 4), period('h2', 1, 0), period('h1', 0, 1), period('et1', 1, 1)],
    });
    expect(shown(view.columns)).toEqual(['h1 0-1', 'h2 1-0', 'et1 1-1']);
    expect(view.decider).toEqual({ home: '3', away: '4' });
    expect(view.winner).toBe('away');
  });
});

describe('basketball', () => {
  it('marks the quarter in play, and the one just played in a break', () => {
    const periods = [period('q1', 30, 21), period('q2', 11, 14)];
    expect(shown(board('basketball', { phase: 'q2', periods }).columns)).toEqual([
      'q1 30-21',
      'q2 11-14*',
    ]);
    expect(board('basketball', { phase: 'halfTime', periods }).columns[1]?.current).toBe(true);
    expect(board('basketball', { phase: 'q3', periods }).columns.some((c) => c.current)).toBe(
      false,
    );
    expect(board('basketball', { phase: 'q2', periods }).columns[0]?.winner).toBe('home');
    expect(board('basketball', { phase: 'q2', periods }).columns[1]?.winner).toBeNull();
  });
});

describe('tennis', () => {
  const state = {
    phase: 'set2',
    score: { home: 1, away: 0 },
    periods: [period('set1', 7, 6), period('set2', 2, 4)],
    columns: [column('point', '40', 'AD'), column('serving', '', '1')],
  };

  it('shows sets, the set in play, points and who serves', () => {
    const view = board('tennis', state);
    expect(view.total).toEqual({ home: '1', away: '0' });
    expect(shown(view.columns)).toEqual(['set1 7-6', 'set2 2-4*', 'point 40-AD*']);
    expect(shown(view.compact)).toEqual(['set2 2-4*', 'point 40-AD*']);
    expect(view.active).toBe('away');
  });

  it('shows no points between two sets', () => {
    expect(shown(board('tennis', { ...state, phase: 'break' }).compact)).toEqual(['set2 2-4*']);
  });

  it('shows neither points nor server once it is over', () => {
    const view = board('tennis', { ...state, status: 'ended', winner: 'home' });
    expect(shown(view.columns)).toEqual(['set1 7-6', 'set2 2-4']);
    expect(view.active).toBeNull();
  });
});

describe('cricket', () => {
  it('shows runs, wickets and overs, and nothing for a side that has not batted', () => {
    const view = board('cricket', {
      phase: 'innings1',
      score: { home: 87, away: 0 },
      periods: [period('innings1', 87, 0)],
      columns: [
        column('wickets', '3', '0'),
        column('overs', '11.2', '0'),
        column('batting', '1', '0'),
      ],
    });
    expect(view.total).toEqual({ home: '87/3', away: '' });
    expect(shown(view.compact)).toEqual(['overs 11.2-']);
    expect(shown(view.columns)).toEqual(['innings1 87/3-*']);
    expect(view.active).toBe('home');
  });

  it('leaves the wickets out when all are lost, and shows a duck at the crease', () => {
    const view = board('cricket', {
      score: { home: 142, away: 0 },
      columns: [
        column('wickets', '10', '1'),
        column('overs', '19.4', '0.0'),
        column('batting', '', '1'),
      ],
    });
    expect(view.total).toEqual({ home: '142', away: '0/1' });
  });

  it('keeps a super over apart', () => {
    const view = board('cricket', {
      status: 'ended',
      score: { home: 160, away: 160 },
      periods: [
        period('innings1', 160, 0),
        period('innings2', 0, 160),
        period('superOver1', 9, 12),
      ],
    });
    expect(view.decider).toEqual({ home: '9', away: '12' });
    expect(view.columns.map(({ key }) => key)).toEqual(['innings1', 'innings2']);
  });
});

describe('baseball', () => {
  it('shows innings, then hits and errors; outs and bases are no columns', () => {
    const view = board('baseball', {
      phase: 'inning2',
      score: { home: 1, away: 3 },
      periods: [period('inning1', 1, 0), period('inning2', 0, 3)],
      columns: [column('hits', '2', '5'), column('errors', '0', '1'), column('outs', '', '2')],
    });
    expect(shown(view.columns)).toEqual(['inning1 1-0', 'inning2 0-3*', 'hits 2-5', 'errors 0-1']);
    expect(view.compact).toEqual([]);
  });

  it('has no figure of a half that was not played: none yet, and in the end an X of who has won', () => {
    const periods = [period('inning1', 1, 0), period('inning2', 0, 0, { unplayed: 'home' })];
    const last = (given: Partial<Given>) =>
      shown(board('baseball', { periods, ...given }).columns).at(-1);
    expect(last({ status: 'live' })).toBe('inning2 -0*');
    expect(last({ status: 'ended', winner: 'home' })).toBe('inning2 X-0');
    expect(last({ status: 'ended', winner: 'away' })).toBe('inning2 –-0');
  });
});

describe('American football', () => {
  it('tells who has the ball', () => {
    const columns = [column('possession', '', '•'), column('down', '3-7-40', '')];
    const view = board('americanFootball', { phase: 'q1', score: { home: 7, away: 3 }, columns });
    expect(view.active).toBe('away');
    expect(view.columns).toEqual([]);
    expect(momentValue({ columns, phase: 'timeout' }, 'down')).toBe('3-7-40');
  });

  it('forgets both at half-time', () => {
    const columns = [column('possession', '', '•'), column('down', '3-7-40', '')];
    expect(board('americanFootball', { phase: 'halfTime', columns }).active).toBeNull();
    expect(momentValue({ columns, phase: 'halfTime' }, 'down')).toBe('');
  });
});

describe('snooker', () => {
  it("shows frames won and the frame's points", () => {
    const view = board('snooker', {
      phase: 'frame3',
      score: { home: 1, away: 1 },
      columns: [column('point', '54', '8'), column('break', '32', '')],
    });
    expect(view.total).toEqual({ home: '1', away: '1' });
    expect(shown(view.compact)).toEqual(['point 54-8*']);
  });
});

describe('sports of sets', () => {
  it.each(['volleyball', 'tableTennis', 'badminton'] as const)(
    'shows the set in play: %s',
    (sport) => {
      const view = board(sport, {
        phase: 'set2',
        score: { home: 1, away: 0 },
        periods: [period('set1', 25, 20), period('set2', 11, 9)],
        columns: [column('serving', '1', '0')],
      });
      expect(shown(view.compact)).toEqual(['set2 11-9*']);
      expect(view.active).toBe('home');
    },
  );
});

describe('a best-of-N esports match', () => {
  const periods = [
    period('game1', 12, 31, { winner: 'away', map: 'Ancient' }),
    period('game2', 4, 2),
  ];

  it('shows maps won and what is counted in the game being played', () => {
    const view = board('roundsBestOf', { phase: 'game2', score: { home: 0, away: 1 }, periods });
    expect(view.total).toEqual({ home: '0', away: '1' });
    expect(shown(view.compact)).toEqual(['game2 4-2*']);
    expect(view.columns[0]).toMatchObject({ kind: 'inner', winner: 'away' });
  });

  it('marks no game while the next has not begun', () => {
    const view = board('mobaBestOf', { phase: 'banPick', periods: periods.slice(0, 1) });
    expect(view.compact).toEqual([]);
  });

  it('trusts the winner told over the figures: fewer kills can win', () => {
    const view = board('mobaBestOf', {
      phase: 'game2',
      periods: [period('game1', 9, 20, { winner: 'home' })],
    });
    expect(view.columns[0]?.winner).toBe('home');
  });

  it('keeps the points of a tie-break beside the games', () => {
    const tieBreak = { home: 7, away: 4 };
    const periods = [period('set1', 7, 6, { tieBreak })];
    const [set] = board('tennis', { periods, score: { home: 1, away: 0 } }).columns;
    expect(set).toMatchObject({ home: '7', away: '6', tieBreak });
  });
});
