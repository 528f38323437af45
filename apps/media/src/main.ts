import { EnvError } from '@xiongmao/api/hosting/environment';
import { installationKey } from '@xiongmao/api/hosting/installation-key';
import { readEnv } from './env.ts';
import { createMedia } from './media.ts';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const media = createMedia({ env, key: await installationKey(process.env) });
  const { httpPort, rtmpPort } = await media.start();
  console.log(
    `media waits for streams on rtmp://${env.host}:${rtmpPort}/live, HTTP on ${env.host}:${httpPort}`,
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void media.stop().finally(() => process.exit(0)));
  }
}

start().catch((error: NodeJS.ErrnoException) => {
  const isPlain = error instanceof EnvError || error.code === 'EADDRINUSE';
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
