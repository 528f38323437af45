import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RuntimeConfig } from '../system/config.ts';
import { readBuiltFiles, sendFile } from './built-files.ts';
import { createCallerAddress } from './caller-address.ts';
import { createEnvReader, EnvError } from './environment.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { createServerProxy } from './server-proxy.ts';

export interface FrontEnd {
  /** The built app: `index.html`, `assets/` and what else stands beside them. */
  dist: URL;
  config: RuntimeConfig;
  serverUrl: string;
  /** Which proxies may name the caller: see `createCallerAddress`. */
  trustProxy: string;
}

/**
 * The host of a single-page app: its files, `/config.json`, the server's addresses on its own origin,
 * and the page itself for every other path, under a policy that runs no inline script and no eval.
 * `/healthz` tells of this process, `/readyz` of the server behind it.
 */
export function createFrontEnd({ dist, config, serverUrl, trustProxy }: FrontEnd): Server {
  const files = readBuiltFiles(dist);
  const index = files.get('/index.html');
  if (!index) throw new EnvError(`${dist.pathname} holds no build: run npm start`);
  const proxy = createServerProxy({ serverUrl, callerAddress: createCallerAddress(trustProxy) });

  function answer(request: IncomingMessage, response: ServerResponse): void {
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
    else if (path === '/config.json') sendJson(response, config);
    else if (file && file !== index) void sendFile(request, response, file);
    else if (path.startsWith('/assets/')) response.writeHead(404).end();
    else {
      response.setHeader('content-security-policy', pagePolicy);
      void sendFile(request, response, index!);
    }
  }

  const server = createServer(answer);
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith('/socket.io/')) proxy.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
  server.on('close', proxy.close);
  return server;
}

const securityHeaders = new Map(
  Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }),
);

const pagePolicy = [
  "default-src 'self'",
  // The hash is that of an empty element: where libraries put rules by script, never by text.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(JSON.stringify(body));
}

interface Hosted {
  name: string;
  dist: URL;
  portVariable: string;
  port: number;
  isLocale: (text: string) => boolean;
}

/** Hosts a front end as its process: reads the environment, listens, and ends when asked to. */
export async function hostFrontEnd({ name, dist, isLocale, ...rest }: Hosted): Promise<void> {
  try {
    const { text, address, port: readPort } = createEnvReader(process.env);
    const host = text('HOST', '127.0.0.1');
    const port = readPort(rest.portVariable, rest.port);
    const server = createFrontEnd({
      dist,
      config: readRuntimeConfig(process.env, isLocale),
      serverUrl: address('SERVER_URL', 'http://localhost:4000'),
      trustProxy: text('TRUST_PROXY', 'loopback'),
    });
    server.listen(port, host);
    await once(server, 'listening');
    console.log(`${name} ready on ${host}:${port}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close(() => process.exit(0));
        server.closeAllConnections();
      });
    }
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
