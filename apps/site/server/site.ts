import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createCallerAddress } from '@xiongmao/api/hosting/caller-address';
import { createFrontEnd } from '@xiongmao/api/hosting/front-end';
import type { ServerBuild } from 'react-router';
import type { Env } from './env.ts';
import { createGuestShortcut, guestKey, viewerOf } from './guest-pages.ts';
import { createPageCache, type Page } from './page-cache.ts';
import { createPages } from './pages.ts';
import { sendPage } from './send-page.ts';
import { wellKnown } from './well-known.ts';

/** The site's host: pages that the built app renders, and all that any front end hosts. */
export function createSite(env: Env, build: ServerBuild, dist: URL): Server {
  const render = createPages(build, env);
  const callerAddress = createCallerAddress(env.trustProxy);
  const cache = createPageCache({
    maxBytes: 64 * 1024 * 1024,
    freshFor: 1000,
    staleFor: 10_000,
    onError: (error) => console.error('a page could not be renewed', error),
  });

  async function pageFor(request: IncomingMessage): Promise<Page> {
    const { url = '/', headers } = request;
    const viewer = viewerOf(request, env);
    const key = guestKey(request, viewer);
    if (key === null) {
      const address = callerAddress(request);
      return render({ url, viewer, address, cookie: headers.cookie ?? '' }, 'quick');
    }
    // What all guests share is asked for on nobody's behalf.
    return cache.get(key, () => render({ url, viewer, address: '', cookie: '' }, 'thorough'));
  }

  const fixed = wellKnown(env.config);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = fixed.get(request.url ?? '');
    if (file) response.writeHead(200, file.headers).end(file.body);
    else sendPage(request, response, await pageFor(request));
  }

  return createFrontEnd({
    ...env,
    dist,
    shortcut: createGuestShortcut(cache, env),
    page: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  });
}
