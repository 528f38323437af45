import { expect, test } from 'vitest';
import { shareText, sureness, yieldText } from './record-text.ts';

test('A share stands as the reader’s language writes it, wherever it stands', () => {
  expect([sureness('ru'), shareText(0.76, 'ru')]).toEqual(['99\u00a0%', '76\u00a0%']);
  expect([sureness('tr'), sureness('en_US')]).toEqual(['%99', '99%']);
  expect([shareText(null, 'en_US'), yieldText(-0.031, 'en_US')]).toEqual(['–', '−3.1%']);
});
