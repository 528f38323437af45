import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limitConnections, serverLimits } from '@xiongmao/api/hosting/guard-server';
import { requestTarget } from '@xiongmao/api/hosting/request-target';
import { mostToken } from '@xiongmao/api/live/play-token';
import { StoreAway } from '@xiongmao/storage/object-store';
import type { Log } from '../log.ts';
import { answerFailure, fromAnywhere } from '../playback/answers.ts';
import type { Gate } from '../playback/gate.ts';
import type { Leases } from '../playback/leases.ts';
import type { Playback } from '../playback/playback.ts';
import type { Vod } from '../vod/vod.ts';
import { answerJson, readBody } from './bodies.ts';

interface Parts {
  playback: Playback;
  gate: Gate;
  vod: Vod;
  control: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  leases: Leases;
  addressOf: (request: IncomingMessage) => string;
  /** Null to whom they are none of their business. */
  metrics: (request: IncomingMessage) => string | null;
  connectionLimit: number;
  log: Log;
}

/** What media answers over HTTP. */
export function createHttp(parts: Parts): Server {
  const { playback, gate, vod, control, leases, addressOf, metrics, connectionLimit, log } = parts;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request.url);
    if (target === null) return answerFailure(response, 400, 'badAddress');
    const url = new URL(target, 'http://media');
    const { pathname } = url;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname.startsWith('/live/')) return playback(request, response, url);
    if (isRead && pathname.startsWith('/vod/')) return vod.give(request, response, pathname);
    if (isRead && pathname === '/authorise') return authorise(request, response);
    if (request.method === 'POST' && pathname === '/leases') return renew(request, response);
    if (request.method === 'POST' && pathname.startsWith('/control/')) {
      return control(request, response, pathname);
    }
    if (isRead && pathname === '/healthz') return answerJson(response, 200, { status: 'ok' });
    const figures = isRead && pathname === '/metrics' ? metrics(request) : null;
    if (figures === null) return answerJson(response, 404, { status: 'notFound' });
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(figures);
  }

  /** A cache in front asks for each request whether it may answer it (`deploy/nginx-live.conf`). */
  async function authorise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = String(request.headers['x-original-uri'] ?? '').split('?', 1);
    if (path.startsWith('/vod/')) return vod.authorise(request, response, path);
    const { refused } = gate(request, path);
    if (refused) answerFailure(response, 403, refused);
    else response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  /** A page renews its lease: the body is its newest token. */
  async function renew(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = await readBody(request, mostToken);
    const admission = leases.renew(token ?? '', addressOf(request));
    if ('refused' in admission) return answerFailure(response, 403, admission.refused);
    response.writeHead(204, { ...fromAnywhere, 'cache-control': 'no-store' }).end();
  }

  const server = createServer(serverLimits, (request, response) => {
    if (!connections.admits(request, response)) return;
    const peer = request.socket.remoteAddress ?? '';
    if (addressOf(request) !== peer) connections.exempt(peer);
    answer(request, response).catch((error: unknown) => {
      // Who hung up in the middle of a body is no fault of ours.
      if (!response.destroyed && !request.destroyed) log.error({ err: error }, 'a request failed');
      if (response.headersSent) response.destroy();
      else if (error instanceof StoreAway) answerFailure(response, 503, 'unavailable');
      else answerFailure(response, 500, 'system');
    });
  });
  const connections = limitConnections(server, connectionLimit);
  return server;
}
