import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createCallerAddress } from './caller-address.ts';
import type { Env } from './env.ts';
import { createGuestListener, guestKey, viewerOf } from './guest-pages.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { registerProxies } from './proxy.ts';
import { securityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { registerWellKnown } from './well-known.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const flagFolder = fileURLToPath(new URL('3x2', import.meta.resolve('country-flag-icons')));

/** The site's host: the built app's pages, its files, and the server's addresses on one origin. */
export function createApp(env: Env, build: ServerBuild): FastifyInstance {
  const cache = createPageCache({
    maxBytes: 64 * 1024 * 1024,
    freshFor: 1000,
    staleFor: 10_000,
    onError: (error) => app.log.error(error, 'a page could not be renewed'),
  });
  const serveGuest = createGuestListener(cache, env);
  const app = Fastify({
    logger: { level: env.logLevel },
    disableRequestLogging: true,
    routerOptions: { maxParamLength: 500 },
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!serveGuest(request, response)) handler(request, response);
      }),
  });
  const callerAddress = createCallerAddress(env.trustProxy);
  const headers = securityHeaders(env);

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  registerProxies(app, { serverUrl: env.serverUrl, callerAddress });
  registerWellKnown(app, env);
  app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  // Flags by their country's code: pages name a few of some 270, and carry no table of them.
  app.register(fastifyStatic, {
    root: flagFolder,
    prefix: '/flags/',
    decorateReply: false,
    maxAge: '30d',
  });

  const render = createPages(build, env);
  app.get('/*', async (request, reply) => {
    const {
      url,
      headers: { cookie = '' },
    } = request;
    const viewer = viewerOf(request.raw, env);
    const key = guestKey(request.raw, viewer);
    // What all guests share is asked for on nobody's behalf.
    const page = key
      ? await cache.get(key, () => render({ url, viewer, address: '', cookie: '' }, 'thorough'))
      : await render({ url, viewer, address: callerAddress(request.raw), cookie }, 'quick');
    reply.hijack();
    sendPage(request.raw, reply.raw, page);
  });
  return app;
}
