import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { serverClient } from '#app/platform/api.ts';
import { bootText, Providers } from '#app/platform/boot.tsx';
import { type SiteRequest, siteContext } from '#app/platform/config.ts';
import { contentSecurityPolicy, sealScripts } from '#app/platform/content-security.ts';
import { createTexts } from '#app/platform/i18n.tsx';
import { createQueries, dataContext } from '#app/platform/query.ts';

/** What the host hands to the app for one request. */
export function createContext(site: SiteRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(dataContext, {
    api: serverClient(site.backend, site.viewer.locale),
    queries: createQueries(),
  });
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
  const { locale } = context.get(siteContext).viewer;
  const data = context.get(dataContext);
  const texts = await createTexts(locale, namespacesOf(routerContext));
  const nonce = randomBytes(16).toString('base64url');

  const rendered = await render(
    <Providers texts={texts} data={data} boot={bootText(locale, texts, data)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Providers>,
    nonce,
  );
  const { html, hashes } = sealScripts(rendered, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', texts.language);
  headers.set('cache-control', 'private, no-cache');
  headers.set('content-security-policy', contentSecurityPolicy(hashes));
  return new Response(html, { status, headers });
}

/** The texts that the page's routes name in `handle.namespaces`, and those of errors when there are any. */
function namespacesOf({ staticHandlerContext }: EntryContext): string[] {
  const named = staticHandlerContext.matches.flatMap(
    ({ route }) => (route.handle as { namespaces?: string[] } | undefined)?.namespaces ?? [],
  );
  return [...new Set(['common', ...named, ...(staticHandlerContext.errors ? ['errors'] : [])])];
}

function render(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
