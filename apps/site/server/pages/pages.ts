import { securityHeadersOf } from '@xiongmao/api/hosting/front-end';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { createContext } from '../../app/entry.server.tsx';
import type { Viewer } from '../../app/platform/viewer.ts';
import { type Effort, encode } from '../content-coding.ts';
import type { Env } from '../env.ts';
import type { Page } from './page-cache.ts';

export interface PageRequest {
  /** Path and search, as asked for. */
  url: string;
  viewer: Viewer;
  /** Headers that tell the server on whose behalf it is asked (`FrontEndProof`). */
  behalf: Record<string, string>;
  cookie: string;
}

/** Renders addresses with the built app. */
export function createPages(build: ServerBuild, env: Env) {
  const common = Object.fromEntries(securityHeadersOf(env.config.siteUrl, env.config));
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
    let html: string | undefined;
    const context = entry.createContext({
      config: env.config,
      viewer: asked.viewer,
      take: (text) => {
        html = text;
      },
      backend: { origin: env.serverUrl, cookie: asked.cookie, behalf: asked.behalf },
    });
    const request = new Request(env.config.siteUrl + asked.url);
    const response = await handlerOf(asked.viewer.prefix)(request, context);
    return {
      status: response.status,
      headers: { ...common, ...Object.fromEntries(response.headers) },
      body: encode(html ?? (await response.text()), effort),
    };
  };
}
