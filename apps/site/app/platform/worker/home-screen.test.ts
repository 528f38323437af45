import { expect, test } from 'vitest';
import { canAddToHome } from './home-screen.ts';

test.each([
  ['an iPhone', { userAgent: 'Mozilla (iPhone)', maxTouchPoints: 5 }, true],
  [
    'a tablet that calls itself a Mac',
    { userAgent: 'Mozilla (Macintosh)', maxTouchPoints: 5 },
    true,
  ],
  ['a Mac', { userAgent: 'Mozilla (Macintosh)', maxTouchPoints: 0 }, false],
  ['Android', { userAgent: 'Mozilla (Android)', maxTouchPoints: 5 }, false],
  ['an iPhone that has it', { userAgent: '(iPhone)', maxTouchPoints: 5, standalone: true }, false],
])('Its user can put it on the home screen: %s', (_name, browser, can) => {
  expect(canAddToHome(browser)).toBe(can);
});
