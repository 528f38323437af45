import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key of SECRET_KEY, else one of the installation's own, made once and kept in DATA_DIR. */
export async function installationKey(env: {
  SECRET_KEY?: string | undefined;
  DATA_DIR?: string | undefined;
}): Promise<string> {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const folder = env.DATA_DIR || '.data';
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'secret-key');
  // Of the processes that start together one makes it, and none reads half of it.
  const draft = path.join(folder, `secret-key-${randomUUID()}`);
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
