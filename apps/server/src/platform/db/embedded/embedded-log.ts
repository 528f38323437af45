import { copyFile, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

const maxBytes = 10 * 1024 * 1024;

/** PostgreSQL's own log; `postgres.log.1` beside it holds what came before. */
export function logFile(folder: string): string {
  return path.join(folder, 'postgres.log');
}

/** Keeps the log at 10 MB and one older file. The server appends, so that emptying it loses no line. */
export async function boundLog(folder: string): Promise<void> {
  const file = logFile(folder);
  const size = await stat(file).then(
    (info) => info.size,
    () => 0,
  );
  if (size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** The last ten lines that were logged after the first `offset` bytes. */
export async function linesSince(folder: string, offset: number): Promise<string> {
  const bytes = await readFile(logFile(folder));
  return bytes.subarray(offset).toString().trim().split('\n').slice(-10).join('\n');
}
