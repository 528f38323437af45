import { expect, test } from 'vitest';
import { createIsBot } from './unwatched.ts';

const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36';

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '', undefined])(
  '%j is a bot everywhere',
  (userAgent) => {
    expect(createIsBot({ production: true })(userAgent)).toBe(true);
    expect(createIsBot({ production: false })(userAgent)).toBe(true);
  },
);

test('A browser without a screen is a bot in production, and a person where the product is tried', () => {
  expect(createIsBot({ production: true })(headless)).toBe(true);
  expect(createIsBot({ production: false })(headless)).toBe(false);
});
