import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createI18n } from '@xiongmao/i18n/instance';
import { loadNamespaces } from '@xiongmao/i18n/load';
import type { Namespace } from '@xiongmao/i18n/types';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type Backend, serverClient } from '#app/platform/api.ts';
import { type App, appContext } from '#app/platform/app-context.ts';
import { bootText, Providers } from '#app/platform/boot.tsx';
import { contentSecurityPolicy, sealScripts } from '#app/platform/content-security.ts';
import { earlyTapsScript } from '#app/platform/early-taps.ts';
import { createQueries } from '#app/platform/query.ts';
import { scriptsLast } from '#app/platform/scripts-last.ts';

/** What the host knows of a request before the app renders it. */
export type SiteRequest = Pick<App, 'config' | 'viewer'> & { backend: Backend };

export function createContext({ config, viewer, backend }: SiteRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  const api = serverClient(backend, viewer.locale);
  context.set(appContext, { config, viewer, api, queries: createQueries() });
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
  const texts = await loadNamespaces(locale, namespacesOf(routerContext));
  const i18n = createI18n(locale, texts);
  const nonce = randomBytes(16).toString('base64url');

  const rendered = await render(
    <Providers app={app} i18n={i18n} boot={bootText(app, texts)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Providers>,
    nonce,
  );
  const { html, hashes } = sealScripts(rendered, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', i18n.language);
  headers.set('cache-control', 'private, no-cache');
  headers.set('content-security-policy', contentSecurityPolicy(hashes));
  return new Response(scriptsLast(html), { status, headers });
}

/** The texts that the page's routes name in `handle.namespaces`, and those of errors when there are any. */
function namespacesOf({ staticHandlerContext: { matches, errors } }: EntryContext): Namespace[] {
  const named = matches.flatMap(
    ({ route }) => (route.handle as { namespaces?: Namespace[] } | undefined)?.namespaces ?? [],
  );
  return [...new Set<Namespace>(['common', ...named, ...(errors ? (['errors'] as const) : [])])];
}

function render(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: earlyTapsScript,
      // The page leaves whole: no part of it needs to come after the rest and push it down.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
