import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createCallerAddress } from '@xiongmao/api/hosting/callers/caller-address';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { createFrontEnd, securityHeadersOf } from '@xiongmao/api/hosting/front-end';
import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { hidesAll, writeSpoilers } from '@xiongmao/api/users/spoilers';
import type { Locale } from '@xiongmao/i18n/locales';
import { createAddresses } from './addresses.ts';
import { type Effort, encode } from './content-coding.ts';
import type { Env } from './env.ts';
import { createBusyPages } from './pages/busy-page.ts';
import { type Asked, createAsked, createGuestShortcut, missingPage } from './pages/guest-pages.ts';
import { createPageCache, type Page } from './pages/page-cache.ts';
import { createRenderBudget } from './pages/render-budget.ts';
import { sendPage } from './pages/send-page.ts';
import { gamePictures } from './pictures/game-pictures.ts';
import type { PageRequest, Renderer } from './rendering/renderer.ts';
import { wellKnown } from './well-known.ts';

/** The site's host: pages that the built app renders, and all that any front end hosts. */
export function createSite(env: Env, app: Renderer, dist: URL, proof: FrontEndProof): Server {
  const common = Object.fromEntries(securityHeadersOf(env.config.siteUrl, env.config));
  const metrics = createMetrics();
  const writeBusyPage = createBusyPages(env.config);
  const callerAddress = createCallerAddress(env.trustProxy);
  const take = createRenderBudget({ perMinute: env.renderLimit });
  const queue = createFairQueue({
    atOncePerNetwork: 2,
    atOnce: 8,
    waitingPerHost: 32,
    waitingPerNetwork: 32,
    waiting: 256,
  });
  const read = createAsked(createAddresses(app.routes), env);
  const cache = createPageCache({
    maxBytes: 32 * 1024 * 1024,
    freshFor: 1000,
    staleFor: 10_000,
    isKept: ({ status }, key) => status === (key.startsWith(missingPage) ? 404 : 200),
    onError: (error) => {
      if (!(error instanceof NoRoom)) console.error('a page could not be renewed', error);
    },
  });

  function busyPage(locale: Locale, seconds: number): Page {
    metrics.count('xiongmao_pages_refused_total');
    return writeBusyPage(locale, seconds);
  }

  async function pageFor(request: IncomingMessage): Promise<Page> {
    const asked = read(request);
    const { viewer, key } = asked;
    const address = callerAddress(request);
    const inTurn = inTurnOf(request, asked);
    try {
      if (key !== null) {
        const ready = cache.peek(key, () => renewalFor(request, asked));
        if (ready) return ready;
        if (cache.isRendering(key)) return await cache.get(key, inTurn);
      }
      if (!queue.hasRoom(address)) return busyPage(viewer.locale, 1);
      const wait = take(address);
      if (wait > 0) return busyPage(viewer.locale, wait);
      return await (key === null ? inTurn() : cache.get(key, inTurn));
    } catch (error) {
      // It gave way to others while it waited.
      if (error instanceof NoRoom) return busyPage(viewer.locale, 1);
      throw error;
    }
  }

  async function render(asked: PageRequest, effort: Effort): Promise<Page> {
    metrics.count('xiongmao_pages_rendered_total', { for: effort === 'quick' ? 'one' : 'all' });
    const { status, headers, html } = await app.render(asked);
    return {
      status,
      headers: { ...common, ...headers },
      body: encode(Buffer.from(html.buffer, html.byteOffset, html.byteLength), effort),
    };
  }

  /** Renders what is asked for when the caller's turn has come. */
  function inTurnOf(request: IncomingMessage, { url, viewer, key }: Asked): () => Promise<Page> {
    const { cookie = '' } = request.headers;
    const address = callerAddress(request);
    // What all guests share is asked for on nobody's behalf; where they want no results, of whatever, without any.
    const shared = viewer.hides ? `spoilers=${writeSpoilers(hidesAll)}` : '';
    const work =
      key === null
        ? () => render({ url, viewer, behalf: proof.forCaller(address), cookie }, 'quick')
        : () =>
            render({ url, viewer, behalf: proof.forSharedRender(), cookie: shared }, 'thorough');
    return () => queue.run(address, work);
  }

  /** As `inTurnOf`, for who may have one more page rendered. */
  function renewalFor(request: IncomingMessage, asked: Asked): (() => Promise<Page>) | null {
    const address = callerAddress(request);
    const may = queue.hasRoom(address) && take(address) === 0;
    return may ? inTurnOf(request, asked) : null;
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
    metrics,
    figures: () => [
      `xiongmao_pages_waiting ${queue.waiting()}`,
      `xiongmao_pages_kept ${cache.size().entries}`,
      `xiongmao_pages_kept_bytes ${cache.size().bytes}`,
    ],
    shortcut: createGuestShortcut(read, cache, renewalFor),
    page: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  });
}
