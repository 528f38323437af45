import { expect, test } from 'vitest';
import { readyLine, services } from './services.mjs';

const addresses = Object.fromEntries(
  services.map(({ urlVariable, port }) => [urlVariable, `http://localhost:${port}`]),
);

test('The ready line is one line with all addresses', () => {
  const line = readyLine(addresses);
  expect(line).toMatch(/^ready {2}/);
  expect(line).not.toContain('\n');
  for (const address of Object.values(addresses)) expect(line).toContain(address);
});

test('Where the demo runs the ready line names its accounts and the outbox', () => {
  expect(readyLine(addresses)).toContain('fan fan2 expert anchor manager editor support admin');
  expect(readyLine(addresses)).toContain('Demo1234');
  expect(readyLine(addresses)).toContain('outbox http://localhost:4000/dev/outbox');
});

test.each([{ DEMO: '0' }, { NODE_ENV: 'production' }])('With %j it names no accounts', (env) => {
  expect(readyLine({ ...addresses, ...env })).not.toContain('Demo1234');
});

test('Where mail is really sent the ready line names no outbox', () => {
  expect(readyLine({ ...addresses, SMTP_URL: 'smtp://localhost' })).not.toContain('outbox');
});
