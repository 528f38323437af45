import { expect, test } from 'vitest';
import { errors } from './errors.ts';

/** Tests name errors by their names: that apps of others go on by the numbers is seen here alone. */
test('No error changes its code or its HTTP status', async () => {
  const lines = Object.entries(errors).map(([name, { code, http }]) => `${code} ${http} ${name}`);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('errors.codes.txt');
});

test('Each code stands for one error', () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
