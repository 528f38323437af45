import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';

/** The pnpm that package.json names, by npm's own runner: a bare machine has no other. */
export const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Program and arguments that run pnpm. */
export function pnpm(...args) {
  return ['npx', ['--yes', packageManager, ...args]];
}

/** Program and arguments of a turbo task: it runs each package's script by the pnpm on its PATH. */
export function turboRun(task, ...options) {
  const quiet = ['--ui=stream', '--output-logs=errors-only', '--no-update-notifier'];
  return pnpm('exec', 'turbo', 'run', task, ...quiet, ...options);
}
