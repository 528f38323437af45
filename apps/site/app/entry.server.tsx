import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Resources } from '@xiongmao/i18n/checks/text-tree';
import { createI18n, type I18n } from '@xiongmao/i18n/instance';
import { loadNamespaces } from '@xiongmao/i18n/load';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Namespace } from '@xiongmao/i18n/types';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext as createRouterContext,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { prefetchProclamations } from '#app/features/pages/api/proclamations.ts';
import { type Backend, serverClient } from '#app/platform/api.ts';
import { type App, appContext } from '#app/platform/app-context.ts';
import { contentSecurityPolicy, sealScripts } from '#app/platform/document/content-security.ts';
import { NonceProvider } from '#app/platform/document/nonce.ts';
import { scriptsLast } from '#app/platform/document/scripts-last.ts';
import { createQueries, leaveLate, soon } from '#app/platform/query.ts';
import { Providers, withBoot } from '#app/platform/start/boot.tsx';
import { earlyTapsScript } from '#app/platform/start/early-taps.ts';

/** What the host knows of a request before the app renders it. */
export type SiteRequest = Pick<App, 'config' | 'viewer'> & {
  backend: Backend;
  /** Takes the page's text: a Response would encode it, to be decoded at once. */
  take: (html: string) => void;
};

const takeContext = createRouterContext<SiteRequest['take']>();
/** What stands around every page, asked for while its own is. */
const aroundContext = createRouterContext<Promise<void>>();

export function createContext(request: SiteRequest): RouterContextProvider {
  const { config, viewer, backend } = request;
  const context = new RouterContextProvider();
  context.set(takeContext, request.take);
  const api = serverClient(backend, viewer.locale);
  const app: App = { config, viewer, api, queries: createQueries() };
  context.set(appContext, app);
  context.set(aroundContext, prefetchProclamations(app));
  return context;
}

/** Renders a page in full: its bytes are kept and sent to many, and its scripts are known by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const app = context.get(appContext);
  const { locale } = app.viewer;
  const { texts, i18n } = await textsOf(locale, namespacesOf(routerContext));
  const nonce = randomBytes(16).toString('base64url');

  await soon(context.get(aroundContext));
  await turn();
  await leaveLate(app.queries);
  const rendered = await render(
    <Providers app={app} i18n={i18n}>
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>
    </Providers>,
    nonce,
  );
  const { html, hashes } = sealScripts(rendered, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', i18n.language);
  headers.set('cache-control', 'private, no-cache');
  headers.set('content-security-policy', contentSecurityPolicy(hashes, app.config));
  context.get(takeContext)(withBoot(scriptsLast(html), app, texts));
  return new Response(null, { status, headers });
}

interface Texts {
  texts: Resources;
  i18n: I18n;
}

/** Texts never change: pages in one language with the same namespaces share them. */
const shared = new Map<string, Promise<Texts>>();

function textsOf(locale: Locale, namespaces: Namespace[]): Promise<Texts> {
  const key = `${locale} ${namespaces}`;
  let loading = shared.get(key);
  if (!loading) {
    loading = loadNamespaces(locale, namespaces).then((texts) => ({
      texts,
      i18n: createI18n(locale, texts),
    }));
    shared.set(key, loading);
    loading.catch(() => shared.delete(key));
  }
  return loading;
}

interface Handle {
  /** Of the page, or of what its address asks for. */
  namespaces?:
    | Namespace[]
    | ((
        search: URLSearchParams,
        params: Readonly<Record<string, string | undefined>>,
      ) => Namespace[]);
}

/** The texts that the page's routes name in `handle.namespaces`, and those of errors when there are any. */
function namespacesOf({ staticHandlerContext }: EntryContext): Namespace[] {
  const { matches, errors, location } = staticHandlerContext;
  const search = new URLSearchParams(location.search);
  const named = matches.flatMap(({ route, params }) => {
    const { namespaces = [] } = (route.handle as Handle | undefined) ?? {};
    return typeof namespaces === 'function' ? namespaces(search, params) : namespaces;
  });
  return [...new Set<Namespace>(['common', ...named, ...(errors ? (['errors'] as const) : [])])];
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One render in each turn of the event loop: requests that need none are answered between two of them. */
function turn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise(setImmediate));
  return lastTurn;
}

function render(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: earlyTapsScript,
      // The page leaves whole: no part of it needs to come after the rest and push it down.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect(resolve)),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}

/** Takes what is written, in one piece. */
function collect(take: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      take(Buffer.concat(chunks).toString());
      done();
    },
  });
}
