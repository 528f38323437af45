import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type BuiltFile, readBuiltFiles, sendFile } from './built-files.ts';
import { createCallerAddress } from './callers/caller-address.ts';
import { createFrontEndProof, type FrontEndProof } from './callers/front-end-proof.ts';
import { hostOf } from './callers/network.ts';
import type { RuntimeConfig } from './config/config.ts';
import { followDetails, type KeptDetails } from './config/follow-details.ts';
import { readRuntimeConfig } from './config/runtime-config.ts';
import { createEnvReader, EnvError } from './environment.ts';
import { limitConnections, serverLimits } from './guard-server.ts';
import { installationKey } from './installation-key.ts';
import { createMetrics, figuresOfProcess, type Metrics, metricsType } from './metrics/metrics.ts';
import { createMetricsReaders } from './metrics/metrics-readers.ts';
import { outsideSources } from './outside-sources.ts';
import { requestTarget } from './request-target.ts';
import { createServerProxy } from './server-proxy.ts';
import { unframed } from './unframed.ts';

export interface FrontEnd {
  /** The built app: `assets/`, what else stands beside it, and `index.html` if pages are not rendered. */
  dist: URL;
  config: RuntimeConfig;
  /** Asks the server what editors keep of the config. */
  askDetails: (serverUrl: string) => () => Promise<KeptDetails>;
  /** Its address as browsers see it. */
  publicUrl: string;
  serverUrl: string;
  /** Which proxies may name the caller: see `createCallerAddress`. */
  trustProxy: string;
  /** Open connections from one address. */
  connectionLimit: number;
  /** Whether it runs in production, where `/metrics` is not for everyone, and the token for those far away. */
  production: boolean;
  metricsToken: string;
  /** What its page counts; told with its own figures. */
  metrics?: Metrics;
  /** What its page tells besides, in Prometheus' text format. */
  figures?: () => string[];
  /** How the server knows that it is asked by this product. */
  proof: FrontEndProof;
  /** Answers every path that is nothing else; for a single-page app, its `index.html` does. */
  page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Asked first, for what must cost next to nothing; true when it has answered. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * The host of a built app: its files, `/config.json`, the server's addresses on its own origin, and the
 * page for every other path: that of a single-page app, under a policy that runs no inline script and no
 * eval, or one that `page` renders. `/healthz` and `/metrics` tell of this process, `/readyz` of the server behind it.
 */
export function createFrontEnd(frontEnd: FrontEnd): Server {
  const { dist, publicUrl, serverUrl, askDetails, trustProxy, proof, shortcut } = frontEnd;
  const { metrics = createMetrics(), figures = () => [] } = frontEnd;
  const mayReadMetrics = createMetricsReaders({
    production: frontEnd.production,
    token: frontEnd.metricsToken,
  });
  const files = readBuiltFiles(dist);
  const config = withSiteLogos(frontEnd.config, files);
  const currentConfig = followDetails(config, askDetails(serverUrl));
  const securityHeaders = securityHeadersOf(publicUrl, config);
  const index = files.get('/index.html');
  const page = frontEnd.page ?? (index && sendIndex(index, pagePolicy(config)));
  if (!page) throw new EnvError(`${dist.pathname} holds no build: run npm start`);
  const callerAddress = createCallerAddress(trustProxy);
  const proxy = createServerProxy({ serverUrl, callerAddress, proof });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (shortcut?.(request, response)) return;
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (proxy.handles(path)) {
      proxy.forward(request, response);
      return;
    }
    response.setHeaders(securityHeaders);
    if (!['GET', 'HEAD'].includes(request.method!)) {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(path);
    if (path === '/healthz') sendJson(response, { status: 'ok' });
    else if (path === '/config.json') {
      void currentConfig().then((current) => sendJson(response, current));
    } else if (path === '/metrics' && mayReadMetrics(request)) {
      response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' });
      response.end(figuresOfProcess([...metrics.lines(), ...figures()]));
    } else if (file && file !== index) void sendFile(request, response, file);
    else if (path.startsWith('/assets/')) response.writeHead(404).end();
    else page!(request, response);
  }

  const server = createServer(serverLimits, (request, response) => {
    if (!connections.admits(request, response)) return;
    const target = requestTarget(request.url);
    if (target === null) {
      response.writeHead(400, unframed).end();
      return;
    }
    request.url = target;
    const peer = request.socket.remoteAddress ?? '';
    if (request.headers['x-forwarded-for'] && hostOf(callerAddress(request)) !== hostOf(peer)) {
      connections.exempt(peer);
    }
    answer(request, response);
  });
  const connections = limitConnections(server, frontEnd.connectionLimit, {
    onRefused: () => metrics.count('xiongmao_connections_refused_total'),
    onCut(why, peer, first) {
      metrics.count('xiongmao_requests_cut_total', { for: why });
      if (first) console.warn(`a connection of ${peer} was cut: ${why}`);
    },
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith('/socket.io/')) proxy.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
  server.on('close', proxy.close);
  return server;
}

/** Pictures of the brand that are not a front end's own are the site's. */
function withSiteLogos(config: RuntimeConfig, files: ReadonlyMap<string, BuiltFile>) {
  const { dark, light, icon } = config.logos;
  const find = (logo: string) =>
    files.has(logo.split('?', 1)[0]!) ? logo : new URL(logo, config.siteUrl).href;
  return { ...config, logos: { dark: find(dark), light: find(light), icon: find(icon) } };
}

const sendIndex =
  (index: BuiltFile, policy: string): NonNullable<FrontEnd['page']> =>
  (request, response) => {
    response.setHeader('content-security-policy', policy);
    void sendFile(request, response, index);
  };

/**
 * Of every answer that is the front end's own. Browsers that came by HTTPS never come by less again; search
 * engines stay away from what is only a test.
 */
export const securityHeadersOf = (
  publicUrl: string,
  { mode }: Pick<RuntimeConfig, 'mode'>,
): Map<string, string> =>
  new Map(
    Object.entries({
      ...safe,
      ...(publicUrl.startsWith('https:') && secure),
      ...(mode === 'dev' && { 'x-robots-tag': 'noindex, nofollow' }),
    }),
  );

/** HSTS: browsers come by HTTPS from then on. */
const secure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const safe = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...unframed,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

function pagePolicy(config: RuntimeConfig): string {
  // The site has the games' pictures.
  const { connect, pictures, media } = outsideSources(config, config.siteUrl);
  return [
    "default-src 'self'",
    // The hash is that of an empty element: where libraries put rules by script, never by text.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `img-src 'self' data: blob:${pictures}`,
    `connect-src 'self'${connect}`,
    `media-src 'self'${media}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(JSON.stringify(body));
}

interface Hosted extends Pick<FrontEnd, 'askDetails'> {
  name: 'studio' | 'console';
  dist: URL;
  portVariable: string;
  port: number;
  isLocale: (text: string) => boolean;
}

/** Hosts a front end as its process: reads the environment, listens, and ends when asked to. */
export async function hostFrontEnd({
  name,
  dist,
  askDetails,
  isLocale,
  ...rest
}: Hosted): Promise<void> {
  try {
    const { text, address, count, port: readPort } = createEnvReader(process.env);
    const host = text('HOST', '127.0.0.1');
    const port = readPort(rest.portVariable, rest.port);
    const config = readRuntimeConfig(process.env, isLocale);
    const server = createFrontEnd({
      dist,
      config,
      askDetails,
      publicUrl: config[`${name}Url`],
      serverUrl: address('SERVER_URL', 'http://localhost:4000'),
      trustProxy: text('TRUST_PROXY', 'loopback'),
      connectionLimit: count('CONNECTION_LIMIT', 1000),
      production: text('NODE_ENV', 'development') === 'production',
      metricsToken: text('METRICS_TOKEN', ''),
      proof: createFrontEndProof(await installationKey(process.env)),
    });
    await serve(name, server, { host, port });
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}

/** How long what is being answered may take when the process is asked to end. */
const lastAnswersMs = 1_000;

/** Listens, says so, and ends the process when it is asked to. */
export async function serve(
  name: string,
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`${name} ready on ${host}:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // WebSockets would keep it open for as long as their browsers are.
      setTimeout(() => process.exit(0), lastAnswersMs);
    });
  }
}
