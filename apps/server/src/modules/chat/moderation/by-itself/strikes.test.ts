import { expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createStrikes } from './strikes.ts';

test('Whoever goes on while they are being muted, and after, is muted once', () => {
  const transaction = vi.fn(() => new Promise(() => undefined));
  const context = { db: { transaction }, clock: systemClock } as unknown as ModuleContext;
  const { refused } = createStrikes(context, { now: vi.fn(), later: vi.fn() });
  for (let count = 0; count < 100; count++) {
    refused(7, 'anchor-1', new CodedError('slowMode', { seconds: 1 }));
  }
  expect(transaction).toHaveBeenCalledTimes(1);
});
