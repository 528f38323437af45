import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, start } from '../product/processes.ts';
import type { Product } from '../product/product.ts';

/** A site before a product's server that answers some paths `ms` later than it would. */
export async function startLateSite(
  product: Product,
  { path, ms }: { path: RegExp; ms: number },
): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(product.server);
  const between = createServer((asked, answer) => {
    const { method, url = '', headers } = asked;
    const pass = () => {
      const onward = request({ hostname, port, method, path: url, headers }, (given) => {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    if (path.test(url)) setTimeout(pass, ms);
    else pass();
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const sitePort = await freePort();
  const url = `http://127.0.0.1:${sitePort}`;
  const site = start('apps/site/server/main.ts', {
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      BRAND_ZONE: product.zone,
      SITE_URL: url,
      SITE_PORT: String(sitePort),
      STUDIO_URL: product.studio,
      CONSOLE_URL: product.console,
      SERVER_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
      LOG_LEVEL: 'warn',
    },
    log: `test-results/logs/late-site-${sitePort}.log`,
  });
  await site.answers(`${url}/healthz`);
  return {
    url,
    async stop() {
      await site.stop();
      between.close();
      between.closeAllConnections();
    },
  };
}
