import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** PostgreSQL's own load generator, from the Debian package `postgresql-contrib` or `postgresql-15`. */
export class PgbenchMissing extends Error {
  override name = 'PgbenchMissing';
}

export interface Pgbench {
  url: string;
  /** A folder for its scripts. */
  folder: string;
  clients: number;
  seconds: number;
  variables?: Record<string, number>;
}

/** Transactions a second of a script, or of the built-in tpcb-like one where there is none. */
export async function pgbench(script: string | null, given: Pgbench): Promise<number> {
  return (await countPgbench(script, given)).rate;
}

/** The same, with how many there were. */
export async function countPgbench(
  script: string | null,
  given: Pgbench,
): Promise<{ rate: number; count: number }> {
  const { url, folder, clients, seconds, variables = {} } = given;
  const file = join(folder, 'pgbench.sql');
  if (script !== null) await writeFile(file, script);
  const which = script === null ? ['--builtin=tpcb-like'] : [`--file=${file}`];
  const defined = Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`);
  const load = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, '--no-vacuum'];
  const said = await call([...load, '--protocol=prepared', ...which, ...defined, url]);
  const tps = /tps = ([\d.]+) \(without/.exec(said)?.[1];
  const count = /actually processed: (\d+)/.exec(said)?.[1];
  if (!tps || !count) throw new Error(`pgbench said no rate:\n${said}`);
  return { rate: Number(tps), count: Number(count) };
}

/** Makes the tables of tpcb-like. */
export async function initPgbench(url: string, scale: number): Promise<void> {
  await call(['--initialize', '--quiet', `--scale=${scale}`, url]);
}

async function call(options: string[]): Promise<string> {
  const child = spawn('pgbench', options, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve);
      child.once('error', () =>
        reject(new PgbenchMissing('pgbench is needed: install Debian’s package postgresql-15')),
      );
    }),
  ]);
  if (code !== 0) throw new Error(`pgbench ended with ${code}:\n${complained}`);
  return said;
}
