import { once } from 'node:events';
import { EnvError } from '@xiongmao/api/hosting/environment';
import { readEnv } from './env.ts';
import { createHttp } from './http.ts';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const http = createHttp();
  http.listen(env.httpPort, env.host);
  await once(http, 'listening');
  console.log(`media waits for streams, HTTP on ${env.host}:${env.httpPort}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      http.close(() => process.exit(0));
      http.closeAllConnections();
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
