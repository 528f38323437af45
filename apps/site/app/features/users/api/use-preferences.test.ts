import type { Preferences } from '@xiongmao/api/users/shapes';
import { expect, test } from 'vitest';
import { applyChange } from './use-preferences.ts';

const before: Preferences = {
  locale: null,
  zone: 'Asia/Tokyo',
  notices: { account: true, follow: true, match: true, talk: true, system: true },
  occasions: { match: ['start'], team: [], league: [], player: [] },
  mails: { orders: true },
  pushes: { security: true, account: true, follow: true, match: true, talk: true, system: true },
  quietHours: null,
  oddsForm: null,
  showFollows: true,
};

test('A change leaves alone what it does not name', () => {
  expect(applyChange(before, { showFollows: false })).toEqual({ ...before, showFollows: false });
});

test('One kind of notice is switched without the others', () => {
  const after = applyChange(before, { notices: { match: false } });
  expect(after.notices).toEqual({
    account: true,
    follow: true,
    match: false,
    talk: true,
    system: true,
  });
});

test('To follow the browser again is a change, too', () => {
  expect(applyChange(before, { zone: null }).zone).toBeNull();
});
