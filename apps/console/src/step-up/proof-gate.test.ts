import { expect, test, vi } from 'vitest';
import { createProofGate } from './proof-gate.ts';

test('Two writes that wait are asked about once, and both go on', async () => {
  const gate = createProofGate();
  const heard = vi.fn();
  gate.subscribe(heard);
  const writes = [gate.prove(), gate.prove()];
  expect(gate.isAsking()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  gate.answer(true);
  expect(await Promise.all(writes)).toEqual([true, true]);
  expect(gate.isAsking()).toBe(false);
});

test('Who would rather not is asked anew by the next write', async () => {
  const gate = createProofGate();
  const first = gate.prove();
  gate.answer(false);
  expect(await first).toBe(false);
  const second = gate.prove();
  gate.answer(true);
  expect(await second).toBe(true);
});
