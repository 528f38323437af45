import { followDetails } from '@xiongmao/api/hosting/config/follow-details';
import { askDetails } from '@xiongmao/api/pages/ask-details';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { createContext } from '../../app/entry.server.tsx';
import type { Viewer } from '../../app/platform/viewer.ts';
import type { Env } from '../env.ts';

/** A page that is asked for; crosses threads. */
export interface PageRequest {
  /** Path and search, as asked for. */
  url: string;
  viewer: Viewer;
  /** Headers that tell the server on whose behalf it is asked (`FrontEndProof`). */
  behalf: Record<string, string>;
  cookie: string;
}

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  /** In UTF-8. */
  html: Uint8Array<ArrayBuffer>;
}

/** A route as the table has it, without its code. */
export type RouteEntry = Pick<
  NonNullable<ServerBuild['routes'][string]>,
  'id' | 'parentId' | 'path' | 'index' | 'caseSensitive'
>;

/** The built app: its table of routes, and what renders its addresses. */
export interface Renderer {
  routes: RouteEntry[];
  render(asked: PageRequest): Promise<Rendered>;
}

/** Renders in this thread. */
export function createRenderer(
  build: ServerBuild,
  { config, serverUrl }: Pick<Env, 'config' | 'serverUrl'>,
): Renderer {
  const currentConfig = followDetails(config, askDetails(serverUrl));
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

  return {
    routes: Object.values(build.routes)
      .filter((route) => route !== undefined)
      .map(({ id, parentId, path, index, caseSensitive }) => ({
        ...{ id, parentId, path, index, caseSensitive },
      })),

    async render({ url, viewer, behalf, cookie }) {
      let html: string | undefined;
      const context = entry.createContext({
        config: await currentConfig(),
        viewer,
        take: (text) => {
          html = text;
        },
        backend: { origin: serverUrl, cookie, behalf },
      });
      const request = new Request(config.siteUrl + url);
      const response = await handlerOf(viewer.prefix)(request, context);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        html: new TextEncoder().encode(html ?? (await response.text())),
      };
    },
  };
}
