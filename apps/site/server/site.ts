import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createCallerAddress } from '@xiongmao/api/hosting/callers/caller-address';
import { createFairQueue } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { createFrontEnd } from '@xiongmao/api/hosting/front-end';
import type { ServerBuild } from 'react-router';
import { createAddresses } from './addresses.ts';
import type { Env } from './env.ts';
import { createBusyPages } from './pages/busy-page.ts';
import { createAsked, createGuestShortcut, missingPage } from './pages/guest-pages.ts';
import { createPageCache, type Page } from './pages/page-cache.ts';
import { createPages } from './pages/pages.ts';
import { createRenderBudget } from './pages/render-budget.ts';
import { sendPage } from './pages/send-page.ts';
import { gamePictures } from './pictures/game-pictures.ts';
import { wellKnown } from './well-known.ts';

/** The site's host: pages that the built app renders, and all that any front end hosts. */
export function createSite(env: Env, build: ServerBuild, dist: URL, proof: FrontEndProof): Server {
  const render = createPages(build, env);
  const busyPage = createBusyPages(env.config);
  const callerAddress = createCallerAddress(env.trustProxy);
  const take = createRenderBudget({ perMinute: env.renderLimit });
  const queue = createFairQueue({
    atOncePerNetwork: 2,
    atOnce: 8,
    waitingPerHost: 32,
    waitingPerNetwork: 32,
    waiting: 256,
  });
  const read = createAsked(createAddresses(build), env);
  const cache = createPageCache({
    maxBytes: 64 * 1024 * 1024,
    freshFor: 1000,
    staleFor: 10_000,
    isKept: ({ status }, key) => status === (key.startsWith(missingPage) ? 404 : 200),
    onError: (error) => console.error('a page could not be renewed', error),
  });

  async function pageFor(request: IncomingMessage): Promise<Page> {
    const { url, viewer, key } = read(request);
    const { cookie = '' } = request.headers;
    const address = callerAddress(request);
    // What all guests share is asked for on nobody's behalf.
    const work =
      key === null
        ? () => render({ url, viewer, behalf: proof.forCaller(address), cookie }, 'quick')
        : () => render({ url, viewer, behalf: proof.forSharedRender(), cookie: '' }, 'thorough');
    const inTurn = () => queue.run(address, work);
    if (key !== null) {
      const ready = cache.peek(key, () => mayRender(request));
      if (ready) return ready;
      if (cache.isRendering(key)) return cache.get(key, inTurn);
    }
    if (!queue.hasRoom(address)) return busyPage(viewer.locale, 1);
    const wait = take(address);
    if (wait > 0) return busyPage(viewer.locale, wait);
    return key === null ? inTurn() : cache.get(key, inTurn);
  }

  function mayRender(request: IncomingMessage): boolean {
    const address = callerAddress(request);
    return queue.hasRoom(address) && take(address) === 0;
  }

  const fixed = new Map([...wellKnown(env.config), ...gamePictures(env.config)]);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = fixed.get(request.url ?? '');
    if (file) response.writeHead(200, file.headers).end(file.body);
    else sendPage(request, response, await pageFor(request));
  }

  return createFrontEnd({
    ...env,
    dist,
    proof,
    publicUrl: env.config.siteUrl,
    shortcut: createGuestShortcut(read, cache, mayRender),
    page: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  });
}
