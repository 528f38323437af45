import { Failure } from './failure.mjs';
import { turboRun } from './install/pnpm.mjs';
import { launch } from './processes/processes.mjs';

/** Builds the front ends that changed since the last build; silent unless one fails. */
export async function build(env) {
  const child = launch(...turboRun('build'), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await child.ended;
  if (code !== 0) throw new Failure(`The front ends could not be built:\n${output.trim()}`);
}
