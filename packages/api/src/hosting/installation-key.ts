import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptOnce } from './kept/kept-once.ts';

/** The key of SECRET_KEY, else one of the installation's own, made once and kept in DATA_DIR. */
export async function installationKey(env: {
  SECRET_KEY?: string | undefined;
  DATA_DIR?: string | undefined;
}): Promise<string> {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  return keptOnce(path.join(env.DATA_DIR || '.data', 'secret-key'), () =>
    randomBytes(32).toString('base64url'),
  );
}
