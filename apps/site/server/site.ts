import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createCallerAddress } from '@xiongmao/api/hosting/callers/caller-address';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { createFrontEnd, securityHeadersOf } from '@xiongmao/api/hosting/front-end';
import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { hidesAll, writeSpoilers } from '@xiongmao/api/http/concealing/spoilers';
import { askDetails } from '@xiongmao/api/pages/ask-details';
import type { Locale } from '@xiongmao/i18n/locales';
import { createAddresses, respelled } from './addresses.ts';
import { type Effort, encode } from './content-coding.ts';
import type { Env } from './env.ts';
import { createFixedFiles } from './fixed-files.ts';
import { createBusyPages } from './pages/busy-page.ts';
import {
  createAsked,
  createGuestShortcut,
  type GuestRequest,
  missingPage,
} from './pages/guest-pages.ts';
import { keepHeaders } from './pages/keep.ts';
import { offlinePages } from './pages/offline-page.ts';
import { createPageCache, type Page, type PageCache } from './pages/page-cache.ts';
import { createRenderBudget } from './pages/render-budget.ts';
import { sendPage } from './pages/send-page.ts';
import { gamePictures } from './pictures/game-pictures.ts';
import { createIcons } from './pictures/icons.ts';
import type { PageRequest, Renderer } from './rendering/renderer.ts';
import { createSitemaps, type FindSitemap } from './sitemaps/sitemaps.ts';
import { wellKnown } from './well-known.ts';

/** ms; what they say may be as old as that, and as old again where a crawler keeps them. */
const sitemapsKept = 3_600_000;

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

  const findSitemap = createSitemaps(env, proof);
  /** A few files: crawlers come for each once in a while. */
  const sitemapCache = createPageCache({
    maxBytes: 24 * 1024 * 1024,
    freshFor: sitemapsKept,
    staleFor: sitemapsKept,
    onError: (error) => console.error('a sitemap could not be renewed', error),
  });

  function busyPage(locale: Locale, seconds: number): Page {
    metrics.count('xiongmao_pages_refused_total');
    return writeBusyPage(locale, seconds);
  }

  async function pageFor(request: IncomingMessage): Promise<Page> {
    const asked = read(request);
    const { viewer, key } = asked;
    return within(request, viewer.locale, key && { cache, key }, inTurnOf(request, asked));
  }

  async function sitemapFor(
    request: IncomingMessage,
    write: NonNullable<ReturnType<FindSitemap>>,
  ): Promise<Page> {
    const { locale } = read(request).viewer;
    const inTurn = () =>
      queue.run(callerAddress(request), async () => {
        const page = await write();
        return { ...page, headers: { ...common, ...page.headers } };
      });
    return within(request, locale, { cache: sitemapCache, key: request.url! }, inTurn);
  }

  /** What is kept, or what is made in turn if the caller may have it made. */
  async function within(
    request: IncomingMessage,
    locale: Locale,
    kept: { cache: PageCache; key: string } | null | '',
    inTurn: () => Promise<Page>,
  ): Promise<Page> {
    const address = callerAddress(request);
    try {
      if (kept) {
        const ready = kept.cache.peek(kept.key, () => (mayMake(address) ? inTurn : null));
        if (ready) return ready;
        if (kept.cache.isRendering(kept.key)) return await kept.cache.get(kept.key, inTurn);
      }
      if (!queue.hasRoom(address)) return busyPage(locale, 1);
      const wait = take(address);
      if (wait > 0) return busyPage(locale, wait);
      return await (kept ? kept.cache.get(kept.key, inTurn) : inTurn());
    } catch (error) {
      // It gave way to others while it waited.
      if (error instanceof NoRoom) return busyPage(locale, 1);
      throw error;
    }
  }

  async function render(
    asked: PageRequest & Pick<GuestRequest, 'board'>,
    effort: Effort,
  ): Promise<Page> {
    metrics.count('xiongmao_pages_rendered_total', { for: effort === 'quick' ? 'one' : 'all' });
    const { status, headers, html } = await app.render(asked);
    return {
      status,
      headers: { ...common, ...headers, ...keepHeaders(asked, { status, headers }) },
      body: encode(Buffer.from(html.buffer, html.byteOffset, html.byteLength), effort),
    };
  }

  /** Renders what is asked for when the caller's turn has come. */
  function inTurnOf(request: IncomingMessage, asked: GuestRequest): () => Promise<Page> {
    const { key, ...page } = asked;
    const { cookie = '' } = request.headers;
    const address = callerAddress(request);
    // What all guests share is asked for on nobody's behalf; where they want no results, of whatever, without any.
    const shared = page.viewer.hides ? `spoilers=${writeSpoilers(hidesAll)}` : '';
    const work =
      key === null
        ? () => render({ ...page, behalf: proof.forCaller(address), cookie }, 'quick')
        : () => render({ ...page, behalf: proof.forSharedRender(), cookie: shared }, 'thorough');
    return () => queue.run(address, work);
  }

  /** As `inTurnOf`, for who may have one more page rendered. */
  function renewalFor(request: IncomingMessage, asked: GuestRequest): (() => Promise<Page>) | null {
    return mayMake(callerAddress(request)) ? inTurnOf(request, asked) : null;
  }

  const mayMake = (address: string) => queue.hasRoom(address) && take(address) === 0;

  const sendFixed = createFixedFiles([
    ...wellKnown(env.config),
    ...offlinePages(env.config),
    ...gamePictures(env.config),
  ]);
  const iconOf = createIcons(env.config, dist);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (await sendFixed(request, response)) return;
    const icon = await iconOf(url);
    const sitemap = findSitemap(url);
    const elsewhere = respelled(url);
    if (icon) response.writeHead(200, icon.headers).end(icon.body);
    else if (elsewhere) response.writeHead(308, { ...common, location: elsewhere }).end();
    else if (sitemap) sendPage(request, response, await sitemapFor(request, sitemap));
    else sendPage(request, response, await pageFor(request));
  }

  return createFrontEnd({
    ...env,
    dist,
    proof,
    askDetails,
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
