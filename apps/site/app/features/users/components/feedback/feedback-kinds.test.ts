import { expect, test } from 'vitest';
import { readFeedbackKind } from './feedback-kinds.ts';

test('An address names what the feedback is about; else it is a problem', () => {
  expect(readFeedbackKind(new URLSearchParams('kind=complaint'))).toBe('complaint');
  expect(readFeedbackKind(new URLSearchParams('kind=praise'))).toBe('problem');
});
