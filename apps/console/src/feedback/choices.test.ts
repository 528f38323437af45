import * as contract from '@xiongmao/api/users/shapes';
import { expect, test } from 'vitest';
import { feedbackKinds } from './choices.ts';

test('Every kind of feedback can be chosen', () => {
  expect(feedbackKinds).toEqual(contract.feedbackKinds);
});
