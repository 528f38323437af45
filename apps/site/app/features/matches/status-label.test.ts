import { games } from '@xiongmao/api/catalogue/games';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import texts from '@xiongmao/i18n/locales/en_US/matches.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { periodLabel, statusLabel, type Words } from './status-label.ts';

type Given = Parameters<typeof statusLabel>[0]['state'];
const soccer = 202;
const basketball = 201;

function label(gameId: number, given: Partial<Given>, regularPeriods?: number) {
  return statusLabel({
    gameId,
    regularPeriods,
    state: { status: 'live', phase: null, periods: [], columns: [], ...given },
  });
}

const played = (...keys: string[]): PeriodScore[] => keys.map((key) => ({ key, home: 0, away: 0 }));

/** The English text, as the first key that exists gives it. */
function english({ keys, params }: Words): string | undefined {
  const groups = texts as unknown as Record<string, Record<string, string>>;
  for (const key of keys) {
    const [group = '', name = ''] = key.split('.');
    const text = groups[group]?.[`${name}_${params.context}`] ?? groups[group]?.[name];
    if (text) return text.replace('{{n}}', String(params.n));
  }
  return undefined;
}

describe('the label of a match', () => {
  it('is the phase while it is live', () => {
    expect(english(label(soccer, { phase: 'halfTime' }).short)).toBe('HT');
    expect(english(label(soccer, { phase: 'et2' }).full)).toBe('Extra time, 2nd half');
    expect(english(label(basketball, { phase: 'q3' }).short)).toBe('Q3');
    expect(english(label(2, { phase: 'game2' }).full)).toBe('Map 2');
  });

  it('is the half of an inning, which who bats tells', () => {
    const inning = (home: string, away: string, phase = 'inning7') =>
      english(label(205, { phase, columns: [{ key: 'outs', home, away }] }).short);
    expect([inning('', '2'), inning('0', ''), inning('', '')]).toEqual(['Top 7', 'Bot 7', '7']);
    expect(inning('1', '', 'extra2')).toBe('Bot 11');
  });

  it('is no loss of a serve between two sets, and no draft before a map', () => {
    expect(english(label(203, { phase: 'break' }).full)).toBe('Set break');
    expect(english(label(2, { phase: 'banPick' }).full)).toBe('Map veto');
    expect(english(label(1, { phase: 'banPick' }).full)).toBe('Draft');
  });

  it('is the status when no phase is told', () => {
    expect(english(label(soccer, {}).full)).toBe('Live');
    expect(label(soccer, {}).tone).toBe('live');
  });

  it('says one word everywhere where nobody told the result', () => {
    const { short, full, tone } = label(soccer, { status: 'unknown' });
    expect([english(short), english(full), tone]).toEqual(['No result', 'No result', 'over']);
  });

  it('tells how the match ended', () => {
    const ended = (gameId: number, ...keys: string[]) =>
      english(label(gameId, { status: 'ended', periods: played(...keys) }).short);
    expect(ended(soccer, 'h1', 'h2')).toBe('FT');
    expect(ended(soccer, 'h1', 'h2', 'et1', 'et2')).toBe('AET');
    expect(ended(soccer, 'h1', 'h2', 'et1', 'et2', 'pen')).toBe('FT/Pens');
    expect(ended(basketball, 'q4', 'ot1', 'ot2')).toBe('Final/OT');
    expect(ended(203, 'set1', 'set2')).toBe('Final');
    expect(ended(210, 'innings2', 'superOver1')).toBe('Final');
  });

  it('tells how many innings a game of baseball took, if not nine', () => {
    const ended = (count: number, planned?: number) => {
      const periods = played(...Array.from({ length: count }, (_, index) => `inning${index + 1}`));
      const told = label(205, { status: 'ended', periods }, planned);
      return english(told.short);
    };
    expect([ended(9), ended(11), ended(7, 7), ended(8, 7)]).toEqual([
      ...['Final', 'Final/11', 'Final/7', 'Final/8'],
    ]);
    // After rain, or of a source that knows no more of them.
    expect([ended(0), ended(6)]).toEqual(['Final', 'Final']);
  });

  it('sets apart what did not go as planned', () => {
    const off = matchStatuses.filter((status) => label(soccer, { status }).tone === 'off');
    expect(off).toEqual(['interrupted', 'postponed', 'cancelled', 'abandoned']);
  });

  it('has words for every status', () => {
    for (const status of matchStatuses) {
      const { short, full } = label(soccer, { status });
      expect([english(short), english(full)]).not.toContain(undefined);
    }
  });
});

it('calls who plays teams, an esport’s teams, or players', () => {
  expect([202, 1, 2, 203, 28].map(sidesAs)).toEqual([
    'team',
    'esport',
    'esport',
    'player',
    'player',
  ]);
});

describe('the label of a period', () => {
  it('is what fans of the game call it', () => {
    const second = (gameId: number) => english(periodLabel('game2', gameId).full);
    expect([1, 2, 17, 28, 5].map(second)).toEqual([
      'Game 2',
      'Map 2',
      'Map 2',
      'Game 2',
      'Round 2',
    ]);
  });

  it('counts extra innings on from the ninth', () => {
    expect(english(periodLabel('extra2', 205).short)).toBe('11');
  });

  it('has words for every period and break of every game', () => {
    const wordless = games.flatMap(({ gameId }) => {
      const { period, extra, breaks } = sportOf(gameId);
      const keys = [
        `${period.prefix}1`,
        `${period.prefix}2`,
        ...extra.map((entry) => (entry.numbered ? `${entry.key}1` : entry.key)),
        ...breaks,
      ];
      return keys.filter((key) => {
        const { short, full } = periodLabel(key, gameId);
        return !english(short) || !english(full);
      });
    });
    expect(wordless).toEqual([]);
  });
});
