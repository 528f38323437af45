import { createEnvReader, type Variables } from '@xiongmao/api/hosting/environment';

export type Env = ReturnType<typeof readEnv>;

/** The environment as typed config; a bad value throws EnvError with its name. */
export function readEnv(variables: Variables) {
  const { text, port } = createEnvReader(variables);
  return { host: text('HOST', '127.0.0.1'), httpPort: port('MEDIA_HTTP_PORT', 4001) };
}
