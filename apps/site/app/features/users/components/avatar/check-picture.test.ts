import { expect, test } from 'vitest';
import { largestPicture, pictureFault } from './check-picture.ts';

const mebibyte = 1024 * 1024;

test('Pictures that a browser can show are taken', () => {
  expect(pictureFault({ type: 'image/avif', size: 3 * mebibyte })).toBeNull();
  expect(pictureFault({ type: 'image/jpeg', size: largestPicture * mebibyte })).toBeNull();
});

test('Other files are refused, and too large ones', () => {
  expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe('wrongType');
  expect(pictureFault({ type: '', size: 10 })).toBe('wrongType');
  expect(pictureFault({ type: 'image/png', size: largestPicture * mebibyte + 1 })).toBe('tooLarge');
});
