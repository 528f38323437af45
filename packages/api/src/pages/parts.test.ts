import { expect, test } from 'vitest';
import { bodyOf, partsOf } from './parts.ts';

test('A text is read by its headings, and written as it was read', () => {
  const body = 'Before.\n\n# One\nFirst:\n- a\n- b\n\n# Two\nSecond.';
  const parts = [
    { title: '', text: 'Before.' },
    { title: 'One', text: 'First:\n- a\n- b' },
    { title: 'Two', text: 'Second.' },
  ];
  expect(partsOf(body)).toEqual(parts);
  expect(bodyOf(parts)).toBe(body);
});

test('A number sign within a line is no heading', () => {
  expect(partsOf('# One\nRoom #12\n#no heading')).toEqual([
    { title: 'One', text: 'Room #12\n#no heading' },
  ]);
  expect(partsOf('')).toEqual([]);
});
