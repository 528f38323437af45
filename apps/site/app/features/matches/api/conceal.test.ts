import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { expect, test } from 'vitest';
import { replayPhase, statusLabel } from '../status-label.ts';
import { conceal } from './conceal.ts';

const link = { kind: 'highlight', title: 'The winner', url: 'https://videos.example/1' } as const;
const whole = { kind: 'playback', title: 'How they won', url: 'https://videos.example/2' } as const;
const detail = (status: string) =>
  ({
    match: { state: { status, heardAt: '', score: { home: 1, away: 0 } } },
    links: [{ ...link, incident: 'goal' }, whole],
  }) as unknown as MatchDetail;

test('Moments, and the title of the whole match, are kept back with the score', () => {
  const { links, match } = conceal(detail('ended'));
  expect(match.state.score).toBeNull();
  expect(links).toEqual([{ ...whole, title: '' }]);
});

test('A replay is called so, and tells no more', () => {
  const { match } = conceal({ ...detail('ended') }, replayPhase);
  expect(statusLabel({ ...match, gameId: 202 })).toMatchObject({
    full: { keys: ['phase.replay', 'phase.replay'] },
    tone: 'over',
  });
});

test('Before a match there is nothing to keep back', () => {
  expect(conceal(detail('notStarted')).links[0]!.title).toBe('The winner');
});
