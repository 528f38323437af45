import { Failure } from './failure.mjs';
import { launch } from './processes.mjs';

const turbo = ['run', 'build', '--ui=stream', '--output-logs=errors-only', '--no-update-notifier'];

/** Builds the front ends that changed since the last build; silent unless one fails. */
export async function build(env) {
  const child = launch('turbo', turbo, {
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await child.ended;
  if (code !== 0) throw new Failure(`The front ends could not be built:\n${output.trim()}`);
}
