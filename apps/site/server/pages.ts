import { securityHeaders } from '@xiongmao/api/hosting/front-end';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { createContext } from '../app/entry.server.tsx';
import type { Viewer } from '../app/platform/viewer.ts';
import { type Effort, encode } from './content-coding.ts';
import type { Env } from './env.ts';
import type { Page } from './page-cache.ts';

export interface PageRequest {
  /** Path and search, as asked for. */
  url: string;
  viewer: Viewer;
  /** The caller's address, for the server's limits. */
  address: string;
  cookie: string;
}

/** Renders addresses with the built app. */
export function createPages(build: ServerBuild, env: Env) {
  const common = {
    ...Object.fromEntries(securityHeaders),
    ...(env.config.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const handlers = new Map<string, RequestHandler>();
  const entry = build.entry.module as typeof build.entry.module & {
    createContext: typeof createContext;
  };

  /** A locale's prefix is the router's basename: routes and links need not know of it. */
  function handlerOf(prefix: string | null): RequestHandler {
    const basename = prefix ? `/${prefix}` : '/';
    let handler = handlers.get(basename);
    if (!handler) {
      handler = createRequestHandler({ ...build, basename }, 'production');
      handlers.set(basename, handler);
    }
    return handler;
  }

  return async function render(asked: PageRequest, effort: Effort): Promise<Page> {
    const context = entry.createContext({
      config: env.config,
      viewer: asked.viewer,
      backend: { origin: env.serverUrl, cookie: asked.cookie, address: asked.address },
    });
    const request = new Request(env.config.siteUrl + asked.url);
    const response = await handlerOf(asked.viewer.prefix)(request, context);
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: { ...common, ...Object.fromEntries(response.headers) },
      ...(await encode(body, effort)),
    };
  };
}
