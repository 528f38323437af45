import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a file holds; made once, for its owner's eyes: of the processes that start together one makes it, and none reads half of it. */
export async function keptOnce(file: string, make: () => string): Promise<string> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `${path.basename(file)}-${randomUUID()}`);
  await writeFile(draft, make(), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
