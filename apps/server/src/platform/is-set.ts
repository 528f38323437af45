import type { Env } from '#src/env.ts';

/** Whether the variables are set; the type says so then. */
export function isSet<Name extends keyof Env>(
  env: Env,
  ...needed: Name[]
): env is Env & { [name in Name]-?: NonNullable<Env[name]> } {
  return needed.every((name) => env[name] !== undefined);
}
