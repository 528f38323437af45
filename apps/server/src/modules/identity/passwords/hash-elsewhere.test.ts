import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** The process of ours that hashes: its id and how far it gives way to others. */
function hashing(): { pid: number; nice: number } | null {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const isOurs = Number(stat[1]) === process.pid;
      if (isOurs && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('hash-process')) {
        return { pid: Number(name), nice: Number(stat[16]) };
      }
    } catch {
      // It ended while we looked.
    }
  }
  return null;
}

test('Passwords are hashed by a process that gives way to all others, and by another when it was killed', async () => {
  const hash = await hashPassword('Demo1234', null);
  const { pid, nice } = hashing()!;
  expect(nice).toBeGreaterThanOrEqual(5);

  const asked = hashPassword('Demo1234', null);
  await new Promise(setImmediate);
  process.kill(pid, 'SIGKILL');
  expect(await verifyPassword('Demo1234', await asked, null)).toBe(true);

  expect(await verifyPassword('Demo1234', hash, null)).toBe(true);
  expect(await verifyPassword('Demo12345', hash, null)).toBe(false);
  expect(hashing()!.pid).not.toBe(pid);
});

test('An order that two processes were lost over fails, and others after it do not', async () => {
  const asked = Array.from({ length: 40 }, () => hashPassword('Demo1234', null));
  const ends = Promise.allSettled(asked);
  for (let lost = 0; lost < 2; lost++) {
    await vi.waitFor(() => expect(hashing()).not.toBeNull());
    const { pid } = hashing()!;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(hashing()?.pid).not.toBe(pid));
  }
  const failed = (await ends).filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  expect(await hashPassword('Demo1234', null)).toMatch(/^\$argon2id/);
});
