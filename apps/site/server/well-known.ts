import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

const hour = 'public, max-age=3600';

/** Small addresses that machines ask for. */
export function registerWellKnown(app: FastifyInstance, { config }: Env): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return config;
  });

  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', hour);
    return 'User-agent: *\nDisallow: /java/\nDisallow: /socket.io/\nAllow: /\n';
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    reply.type('application/manifest+json').header('cache-control', hour);
    return {
      name: config.projectName,
      short_name: config.projectName,
      start_url: '/',
      display: 'standalone',
      background_color: config.themeColour,
      theme_color: config.themeColour,
      icons: [{ src: config.logo, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
    };
  });
}
