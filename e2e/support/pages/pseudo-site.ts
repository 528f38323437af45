import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { freePort, type Running, start } from '../../product/processes.ts';
import type { Product } from '../../product/product.ts';
import { type Pseudo, pseudoChunks } from './pseudo.ts';

export interface PseudoSite {
  url: string;
  /** Gives a browser the texts that pages fetch later. */
  serve(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

/** The built site before a product's server, in a pseudo-locale: nothing of it is in what is shipped. */
export async function startPseudoSite(product: Product, kind: Pseudo): Promise<PseudoSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const hook = new URL('pseudo-hook.ts', import.meta.url).href;
  const site: Running = start('apps/site/server/main.ts', {
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      BRAND_ZONE: product.zone,
      SITE_URL: url,
      SITE_PORT: String(port),
      STUDIO_URL: product.studio,
      CONSOLE_URL: product.console,
      SERVER_URL: product.server,
      LOG_LEVEL: 'warn',
      RENDER_LIMIT: '1000000',
      // In its threads, too.
      NODE_OPTIONS: `--import=${hook}`,
      PSEUDO: kind,
    },
    log: `test-results/logs/pseudo-site-${kind}-${port}.log`,
  });
  await site.answers(`${url}/healthz`);
  const chunks = pseudoChunks('client', kind);
  return {
    url,
    async serve(context) {
      await context.route(
        ({ pathname }) => chunks.has(path.basename(pathname)),
        (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: chunks.get(path.basename(new URL(route.request().url()).pathname))!,
          }),
      );
    },
    stop: () => site.stop(),
  };
}
