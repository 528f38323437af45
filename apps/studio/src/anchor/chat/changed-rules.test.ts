import type { RoomRules } from '@xiongmao/api/chat/shapes';
import { expect, test } from 'vitest';
import { changedRules } from './changed-rules.ts';

const rules: RoomRules = {
  open: true,
  minimumLevel: 0,
  minimumGold: 0,
  slow: 0,
  followersOnly: null,
  links: true,
};

test('only what was changed is sent', () => {
  expect(changedRules(rules, { ...rules })).toEqual({});
  expect(changedRules(rules, { ...rules, slow: 5 })).toEqual({ slow: 5 });
  expect(changedRules({ ...rules, followersOnly: 10 }, rules)).toEqual({ followersOnly: null });
});
