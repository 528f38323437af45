import { createEnvReader, EnvError, type Variables } from '@xiongmao/api/hosting/environment';
import { readStorageSettings } from '@xiongmao/storage/settings';

export type Env = ReturnType<typeof readEnv>;

/** The environment as typed config; a bad value throws EnvError with its name. */
export function readEnv(variables: Variables) {
  const { text, port, count, choice, address } = createEnvReader(variables);
  const production = text('NODE_ENV', 'development') === 'production';
  if (production && !variables.SECRET_KEY) {
    throw new EnvError('SECRET_KEY: production needs one, the same for all processes');
  }
  return {
    production,
    host: text('HOST', '127.0.0.1'),
    httpPort: port('MEDIA_HTTP_PORT', 4001),
    rtmpPort: port('MEDIA_RTMP_PORT', 1935),
    serverUrl: address('SERVER_URL', 'http://localhost:4000'),
    storage: readStorageSettings(variables),
    trustProxy: text('TRUST_PROXY', 'loopback'),
    connectionLimit: count('CONNECTION_LIMIT', 1000),
    streamLimit: count('STREAM_LIMIT', 100),
    metricsToken: text('METRICS_TOKEN', ''),
    logLevel: choice('LOG_LEVEL', 'info', 'fatal', 'error', 'warn', 'debug', 'silent'),
  };
}
