import { expect, test } from 'vitest';
import { trackingLength, trackingPattern } from './rules.ts';

test('A tracking number is letters and digits in groups, and what is none is told as fast', () => {
  for (const number of ['JD0012345678901', 'RA 123 456 789 CN', '1Z-999-AA1'])
    expect(number).toMatch(trackingPattern);
  // Each further letter doubled what it took once.
  const longest = 'A'.repeat(trackingLength.max - 1);
  for (const number of [`${longest}!`, `-${longest}`, 'A  B', 'A- B', 'A-'])
    expect(number).not.toMatch(trackingPattern);
});
