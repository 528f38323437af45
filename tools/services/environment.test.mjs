import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { refuseCutValues } from './environment.mjs';

test.each([
  ['BRAND_THEME_COLOUR=#123456', 'BRAND_THEME_COLOUR'],
  ['  export BRAND_NAME = #1 in sport', 'BRAND_NAME'],
  ['SMTP_URL=smtp://me:pass#word@localhost', 'SMTP_URL'],
])('A value that would be cut at its # stops the start by name: %s', (line, name) => {
  expect(() => refuseCutValues(`HOST=localhost\n${line}\n`)).toThrow(
    `.env: ${name}: expected quotes`,
  );
});

test.each(['A="#123456"', "A= '#1'", 'A=`x#y`', 'A=1 # one', '# A=#1', 'A=', 'A=1\n#B=2'])(
  'What Node reads as it is meant starts: %s',
  (text) => {
    expect(() => refuseCutValues(text)).not.toThrow();
  },
);

test('The example is read as it stands', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  expect(() => refuseCutValues(example)).not.toThrow();
  expect(parseEnv(example)).toMatchObject({
    BRAND_THEME_COLOUR: '#13191f',
    BRAND_LIGHT_COLOUR: '#f3f5f7',
    BRAND_ACCENT_COLOUR: '#fea73a',
  });
});
