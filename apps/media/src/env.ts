/** A bad value of the environment, by name, with what was expected. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export interface Env {
  host: string;
  httpPort: number;
}

/** The environment as typed config. An empty variable counts as unset. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const httpPort = variables.MEDIA_HTTP_PORT || '4001';
  if (!/^\d{1,5}$/.test(httpPort) || Number(httpPort) > 65_535) {
    throw new EnvError(`MEDIA_HTTP_PORT=${JSON.stringify(httpPort)}: expected a port, 0 to 65535`);
  }
  return { host: variables.HOST || '127.0.0.1', httpPort: Number(httpPort) };
}
