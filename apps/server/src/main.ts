import { EnvError } from '@xiongmao/api/hosting/environment';
import { installationKey } from '@xiongmao/api/hosting/installation-key';
import { ownVapid } from '#modules/users/index.ts';
import { type App, createApp } from './app.ts';
import { readEnv } from './env.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/open.ts';

/** Starts the server; a mistake that its operator can mend is one sentence, not a stack. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const opening = openDatabase(env, console);
  let app: App | undefined;
  let stopping: Promise<void> | null = null;
  /** Whoever asks, also in the midst of a start that fails: the database is left before the process ends. */
  function stop(): Promise<void> {
    stopping ??= (async () => {
      const opened = await opening;
      try {
        await app?.stop();
      } finally {
        await opened.stop();
      }
    })();
    return stopping;
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error('stopping failed:', error);
          process.exit(1);
        },
      );
    });
  }

  const opened = await opening;
  try {
    app = await createApp({
      env,
      db: opened.db,
      databaseUrl: opened.url,
      clock: systemClock,
      secret: await installationKey(env),
      vapid: await ownVapid(env),
    });
    // Whoever reaches it finds everything standing, the job queues among it.
    await app.start();
    await app.http.listen({ host: env.HOST, port: env.SERVER_PORT });
  } catch (error) {
    await stop();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new EnvError(
      `Port ${env.SERVER_PORT} is in use: end what uses it, or set SERVER_PORT to another.`,
    );
  }
  console.log(`server listens on http://${env.HOST}:${env.SERVER_PORT}`);
}

const plain = ['EnvError', 'DatabaseUnreachable', 'RedisUnreachable', 'EmbeddedPostgresError'];

main().catch((error: Error) => {
  console.error(plain.includes(error.name) ? error.message : error);
  process.exit(1);
});
