import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../product/processes.ts';
import type { Product } from '../product/product.ts';

const run = promisify(execFile);

/** What `npm run ledger:verify` says of a product's data; throws when a rule is broken. */
export async function verifyLedger({ dataDir }: Product): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/ledger-verify.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
