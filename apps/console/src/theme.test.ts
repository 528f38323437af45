import { expect, test } from 'vitest';
import { chosenTheme } from './theme.ts';

test.each([
  ['theme=light; uid=4', 'light'],
  ['uid=4', 'system'],
  ['theme=neon', 'system'],
])('With the cookies %j the theme is %s', (cookies, theme) => {
  expect(chosenTheme(cookies)).toBe(theme);
});
