import { expect, test } from 'vitest';
import { createMediaProof } from './media-proof.ts';

const body = '{"stream":"pitch"}';

test('What the other one signed holds for its path, its body and two minutes', () => {
  const clock = { at: 1_000_000_000 };
  const now = () => clock.at;
  const headers = createMediaProof('a key', now).headers('/cut', body);
  const other = createMediaProof('a key', now);
  expect(other.check(headers, '/cut', body)).toBe(true);
  expect(other.check(headers, '/publish', body)).toBe(false);
  expect(other.check(headers, '/cut', '{"stream":"court"}')).toBe(false);
  expect(other.check({}, '/cut', body)).toBe(false);
  expect(createMediaProof('another', now).check(headers, '/cut', body)).toBe(false);
  clock.at += 120_001;
  expect(other.check(headers, '/cut', body)).toBe(false);
});
