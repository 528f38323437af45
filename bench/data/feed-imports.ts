import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from '../checks.ts';
import { fromRoot } from '../processes.ts';
import type { Database, ServerCode } from '../server-code.ts';

/** The folder of shared match data: one in it for each format. */
export function matchData(): string {
  const data = process.env.SHARED_DATA || fromRoot('../shared/data');
  if (!existsSync(data)) throw new Error(`there is no match data in ${data}: set SHARED_DATA`);
  return data;
}

/** A migrated database without rows, beside the one of `url`. */
export async function emptyDatabase(
  code: ServerCode,
  db: Database,
  { url, name, dataDir }: { url: string; name: string; dataDir: string },
): Promise<string> {
  await db.$client.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const opened = await code.openDatabase({ DATABASE_URL: address.href, DATA_DIR: dataDir }, quiet);
  await opened.stop();
  return address.href;
}

/** Seconds from calling `npm run feed -- import` to its end. */
export async function importByCommand(
  databaseUrl: string,
  format: string,
  path: string,
): Promise<number> {
  const begin = performance.now();
  const answer = await feed(databaseUrl, 'import', format, path);
  const seconds = (performance.now() - begin) / 1_000;
  say(`${seconds.toFixed(2)} s: ${answer}`);
  return seconds;
}

/** Runs `npm run feed` on a database; what it answers. */
export async function feed(databaseUrl: string, ...args: string[]): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'feed', '--', ...args], {
    cwd: fromRoot(''),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answer = '';
  child.stdout.on('data', (text) => {
    answer += text;
  });
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  if (exitCode !== 0) throw new Error(`feed ${args[0]} ended with ${exitCode}: ${answer}`);
  return answer.trim();
}

const nothing = () => undefined;
export const quiet = {
  log: nothing,
  info: nothing,
  debug: nothing,
  warn: nothing,
  error: console.error,
};
