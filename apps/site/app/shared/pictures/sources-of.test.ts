import { expect, test } from 'vitest';
import { sourcesOf } from './sources-of.ts';

const kept = `/uploads/0a/0a${'f'.repeat(62)}.webp`;

test('A picture that is kept is had in each width that is less than its own', () => {
  expect(sourcesOf(kept, { width: 640, sizes: '10rem' })).toEqual({
    sizes: 'auto, 10rem',
    srcSet: `${kept}?w=160 160w, ${kept}?w=320 320w, ${kept} 640w`,
    src: kept,
  });
});

test('What is fetched at once is told how wide it will be', () => {
  const shown = { width: 1280, sizes: '100vw', lazy: false };
  expect(sourcesOf(kept, shown)).toMatchObject({ sizes: '100vw' });
});

test('What the product draws has one width', () => {
  const drawn = '/uploads/mall/scarf.webp';
  expect(sourcesOf(drawn, { width: 960, sizes: '10rem' })).toEqual({ src: drawn });
});
