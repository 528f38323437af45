import { EnvError, readEnv } from './env.ts';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  // Libraries pick their production code by this; whether the product is in production, env has read.
  process.env.NODE_ENV = 'production';
  const [{ createApp }, build] = await Promise.all([
    import('./app.ts'),
    import(new URL('../build/server/index.js', import.meta.url).href),
  ]);
  const app = createApp(env, build);
  const address = await app.listen({ host: env.host, port: env.port });
  console.log(`site ready at ${address}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await app.close();
      process.exit(0);
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
