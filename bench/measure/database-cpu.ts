import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../server-code.ts';

/** CPU time of the database's processes that serve one application's connections, µs, by process. */
export async function databaseCpu(
  { $client }: Database,
  application: string,
): Promise<Map<number, number>> {
  const { rows } = await $client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [application],
  );
  const times = await Promise.all(rows.map(async ({ pid }) => [pid, await cpuOf(pid)] as const));
  return new Map(times);
}

/** What the processes used between two looks; those that began meanwhile, from their beginning. */
export function spentBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** CPU time of the process that serves one connection, µs. */
export async function backendCpu(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return cpuOf(rows[0]!.pid);
}

/** Time on a CPU as the scheduler counts it, in nanoseconds; 0 of a process that is gone. */
async function cpuOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(text.split(' ')[0]) / 1_000;
}

/** Clock ticks a second, in which Linux tells of times in `/proc/<pid>/stat`. */
const ticks = 100;

/** How long a process that has told its end may still be there, ms. */
const lastMs = 200;

/**
 * CPU time of all of the database's processes that have ended, µs: its first process waits for them. Those of other
 * databases' connections, all closed by now, are waited for.
 */
export async function databaseCpuOfEnded({ $client }: Database): Promise<number> {
  for (;;) {
    const { rows } = await $client.query(
      'select from pg_stat_activity where datname <> current_database()',
    );
    if (rows.length === 0) break;
    await sleep(lastMs);
  }
  await sleep(lastMs);
  const { rows } = await $client.query<{ file: string }>(
    "select pg_read_file('postmaster.pid') as file",
  );
  return cpuOfChildren(Number.parseInt(rows[0]!.file, 10));
}

/** CPU time of a process's children that have ended, with theirs, µs. */
export async function cpuOfChildren(pid = process.pid): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What follows the name in brackets: cutime and cstime are the 14th and 15th of it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[13]) + Number(fields[14])) / ticks) * 1e6;
}

/** How many records were written to the log of all changes. */
export async function walRecords({ $client }: Database): Promise<number> {
  // Processes tell their counts when they end, at the latest.
  const { rows } = await $client.query<{ count: string }>(
    'select wal_records as count from pg_stat_wal',
  );
  return Number(rows[0]!.count);
}
