import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keyed hashes under the installation's secret, one family of them for each purpose. */
export interface Secret {
  digest(purpose: string, text: string): Buffer;
}

export function createSecret(key: string): Secret {
  return {
    digest: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest(),
  };
}

/** The key of SECRET_KEY, else one of the installation's own, made once and kept in DATA_DIR. */
export async function secretKey(env: {
  SECRET_KEY?: string | undefined;
  DATA_DIR: string;
}): Promise<string> {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const file = path.join(env.DATA_DIR, 'secret-key');
  await mkdir(env.DATA_DIR, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
