import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('Passwords are hashed by a process that gives way to all others, and anew after it was killed', async () => {
  const hash = await hashPassword('Demo1234', null);
  const { pid, nice } = hashing()!;
  expect(nice).toBeGreaterThanOrEqual(10);

  const asked = hashPassword('Demo1234', null);
  await new Promise(setImmediate);
  process.kill(pid, 'SIGKILL');
  await expect(asked).rejects.toThrow('the process that hashes passwords ended (SIGKILL)');

  expect(await verifyPassword('Demo1234', hash, null)).toBe(true);
  expect(await verifyPassword('Demo12345', hash, null)).toBe(false);
  expect(hashing()!.pid).not.toBe(pid);
});
