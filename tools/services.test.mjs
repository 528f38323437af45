import { expect, test } from 'vitest';
import { readyLine, services } from './services.mjs';

test('The ready line is one line with all addresses', () => {
  const addresses = Object.fromEntries(
    services.map(({ urlVariable, port }) => [urlVariable, `http://localhost:${port}`]),
  );
  const line = readyLine(addresses);
  expect(line).toMatch(/^ready {2}/);
  expect(line).not.toContain('\n');
  for (const address of Object.values(addresses)) expect(line).toContain(address);
});
