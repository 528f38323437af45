import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './product/build.ts';
import { root } from './product/processes.ts';

/**
 * npm run axe [-- --only=/mall --workers=2]: axe on every page of the site in each of its states, from left to right and
 * right to left, dark and light, for guests and members. `npm test` does a small part of it.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});

await build();
const folder = path.join(root, 'e2e');
const playwright = spawn(
  path.join(folder, 'node_modules/.bin/playwright'),
  [
    ...['test', 'every-page', '--retries=0', `--workers=${values.workers}`],
    '--reporter=list,./support/pages/tally.ts',
  ],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, EVERY_PAGE: '1', EVERY_PAGE_ONLY: values.only },
  },
);
const [code] = (await once(playwright, 'exit')) as [number | null];
process.exitCode = code ?? 1;
