import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createThemes, tokens } from './theme.ts';

const css = readFileSync(new URL('../../../packages/ui/src/theme.css', import.meta.url), 'utf8');

function tokenIn(block: string, name: string): string | undefined {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new RegExp(`--${property}: (?:var\\([\\w-]+, )?(#[0-9a-f]{6})`).exec(block)?.[1];
}

test.each([
  ['dark', ':root {\n  color-scheme'],
  ['light', ':root[data-theme="light"] {'],
] as const)('The %s theme has the colours of the shared tokens', (mode, selector) => {
  const block = css.slice(css.indexOf(selector)).split('}', 1)[0]!;
  const wanted = Object.keys(tokens[mode]).map((name) => [name, tokenIn(block, name)]);
  expect(Object.entries(tokens[mode])).toEqual(wanted);
});

test("A brand's colours are those of both themes", () => {
  const { dark, light } = createThemes({
    brand: {
      '--brand-page': '#000000',
      '--brand-page-light': '#fff4e5',
      '--brand-accent': '#00ff00',
      '--brand-on-accent': '#1d1300',
      '--brand-accent-light': '#007000',
    },
  });
  expect(dark.palette).toMatchObject({
    background: { default: '#000000' },
    primary: { main: '#00ff00', contrastText: '#1d1300' },
  });
  expect(light.palette).toMatchObject({
    background: { default: '#fff4e5' },
    primary: { main: '#007000', contrastText: '#ffffff' },
  });
});
