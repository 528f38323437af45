import { readRuntimeConfig } from '@xiongmao/api/hosting/config/runtime-config';
import { createEnvReader, type Variables } from '@xiongmao/api/hosting/environment';
import { isLocale } from '@xiongmao/i18n/locales';

export type Env = ReturnType<typeof readEnv>;

/** The environment as typed config, read once at start; a bad value throws EnvError with its name. */
export function readEnv(variables: Variables) {
  const { text, address, port, count } = createEnvReader(variables);
  const ownPort = port('SITE_PORT', 3000);
  return {
    host: text('HOST', '127.0.0.1'),
    port: ownPort,
    serverUrl: address('SERVER_URL', 'http://localhost:4000'),
    trustProxy: text('TRUST_PROXY', 'loopback'),
    renderLimit: count('RENDER_LIMIT', 120),
    connectionLimit: count('CONNECTION_LIMIT', 1000),
    production: text('NODE_ENV', 'development') === 'production',
    metricsToken: text('METRICS_TOKEN', ''),
    config: readRuntimeConfig({ SITE_URL: `http://localhost:${ownPort}`, ...variables }, isLocale),
  };
}
