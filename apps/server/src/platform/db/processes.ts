import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const linux = process.platform === 'linux';

/**
 * Names a running process so that a later one with the same pid is not mistaken for it: pid and
 * start. Null when it has ended; a zombie has ended, too, though signals still reach it.
 */
export async function identify(pid: number): Promise<string | null> {
  try {
    if (linux) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // The name stands in brackets and may hold anything; what follows is state, …, start (22nd).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? null : `${pid} ${fields[19]}`;
    }
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const [state = '', ...start] = stdout.trim().split(/\s+/);
    return state.startsWith('Z') ? null : `${pid} ${start.join(' ')}`;
  } catch {
    return null; // neither /proc nor ps knows it
  }
}

/** Whether the process that `identify` named still runs. */
export async function isRunning(identity: string): Promise<boolean> {
  return (await identify(Number.parseInt(identity, 10))) === identity;
}

/** What the process was started with; empty when it has ended. */
export async function argumentsOf(pid: number): Promise<string> {
  try {
    if (linux) return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}
