import type { Plan } from '@xiongmao/api/experts/shapes';
import { expect, it } from 'vitest';
import { matchOff, whyLocked } from './match-off.ts';

const why = (status: Plan['match']['status'], rest: Partial<Plan> = {}) => {
  const plan = { access: 'locked', price: 8, onSale: false, state: 'published', ...rest };
  return whyLocked({ ...plan, match: { status } } as Plan);
};

it('a plan is not on sale as its match was postponed, or did not go ahead', () => {
  expect(why('postponed')).toBe('postponed');
  expect(why('cancelled')).toBe('off');
  expect(why('live')).toBe('closed');
  expect(why('notStarted', { onSale: true })).toBe('locked');
  expect(why('postponed', { state: 'takenDown' })).toBe('takenDown');
  expect(why('postponed', { price: 0 })).toBe('signIn');
});

it('says what keeps a match from being played as planned', () => {
  const statuses = ['notStarted', 'postponed', 'live', 'abandoned', 'ended'] as const;
  expect(statuses.map((status) => matchOff({ status }))).toEqual([
    null,
    'postponed',
    null,
    'abandoned',
    null,
  ]);
});
