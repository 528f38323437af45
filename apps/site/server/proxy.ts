import { type IncomingMessage, request as send } from 'node:http';
import { request as sendSecurely } from 'node:https';
import type { Duplex } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

interface Upstream {
  serverUrl: string;
  callerAddress: (request: IncomingMessage) => string;
}

const prefixes = ['/java', '/uploads', '/socket.io'];

/** The server's addresses on the site's own origin; the server is told whose requests they are. */
export function registerProxies(app: FastifyInstance, upstream: Upstream): void {
  for (const prefix of prefixes) {
    app.register(httpProxy, {
      upstream: upstream.serverUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': upstream.callerAddress(request.raw as IncomingMessage),
        }),
      },
    });
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith('/socket.io/')) tunnel(upstream, request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
}

/** Joins a WebSocket's two ends byte by byte: frames need not be understood here. */
function tunnel(
  { serverUrl, callerAddress }: Upstream,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const refuse = () => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
  const target = new URL(request.url!, serverUrl);
  const outgoing = (target.protocol === 'https:' ? sendSecurely : send)(target, {
    headers: { ...request.headers, 'x-forwarded-for': callerAddress(request) },
  });
  socket.on('error', () => outgoing.destroy());
  outgoing.on('error', refuse);
  outgoing.on('response', refuse);
  outgoing.on('upgrade', (answer, far, farHead) => {
    const lines = [`HTTP/1.1 101 Switching Protocols`];
    for (let at = 0; at < answer.rawHeaders.length; at += 2) {
      lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(farHead);
    far.write(head);
    far.pipe(socket).pipe(far);
    far.on('error', () => socket.destroy());
    socket.on('error', () => far.destroy());
    far.on('close', () => socket.destroy());
    socket.on('close', () => far.destroy());
  });
  outgoing.end();
}
