import { expect, test } from 'vitest';
import { readyLine, services } from './services.mjs';

const addresses = Object.fromEntries(
  services.map(({ urlVariable, port }) => [urlVariable, `http://localhost:${port}`]),
);

test('The ready line is one line with all addresses, the demo accounts and the outbox', () => {
  const line = readyLine(addresses);
  expect(line).toMatch(/^ready {2}/);
  expect(line).not.toContain('\n');
  for (const address of Object.values(addresses)) expect(line).toContain(address);
  expect(line).toContain('fan, fan2, expert, anchor, manager, support, admin');
  expect(line).toContain('Demo1234');
  expect(line).toContain('http://localhost:4000/dev/outbox');
});

test('It promises neither accounts nor outbox that are not there', () => {
  const production = readyLine({ ...addresses, NODE_ENV: 'production' });
  expect(production).not.toMatch(/Demo1234|outbox/);
  expect(readyLine({ ...addresses, DEMO: '0' })).not.toContain('Demo1234');
  expect(readyLine({ ...addresses, SMTP_URL: 'smtp://mail' })).not.toContain('outbox');
});
