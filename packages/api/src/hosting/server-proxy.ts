import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  ServerResponse,
  request as send,
} from 'node:http';
import { Agent as SecureAgent, request as sendSecurely } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonErrors } from '../http/common-errors.ts';
import { release } from './bodies/release.ts';
import { type FrontEndProof, withoutProof } from './callers/front-end-proof.ts';
import { keptByProxy } from './keep-alive.ts';
import { servedPaths } from './served-paths.ts';
import { unframed } from './unframed.ts';

/** Of one connection, not of what it carries. */
const hopByHop = new Set(['connection', 'host', 'keep-alive', 'te', 'trailer', 'upgrade']);

interface Upstream {
  serverUrl: string;
  callerAddress: (request: IncomingMessage) => string;
  proof: FrontEndProof;
}

export type ServerProxy = ReturnType<typeof createServerProxy>;

/** The server's addresses on a front end's own origin; the server is told whose requests they are. */
export function createServerProxy({ serverUrl, callerAddress, proof }: Upstream) {
  const secure = serverUrl.startsWith('https:');
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: keptByProxy });

  function open(request: IncomingMessage, headers: IncomingHttpHeaders, isAnew = false) {
    return (secure ? sendSecurely : send)(serverUrl, {
      // As it came: a path that is tidied up could leave its prefix.
      path: request.url,
      method: request.method,
      headers: { ...withoutProof(headers), ...proof.forCaller(callerAddress(request)) },
      // A socket that was upgraded is nobody else's.
      agent: isAnew || headers.upgrade ? false : agent,
    });
  }

  /** Passes a request on and its answer back; 503 in the envelope when the server is out of reach. */
  function forward(request: IncomingMessage, response: ServerResponse, isAnew = false): void {
    const outgoing = open(request, endToEnd(request.headers), isAnew);
    outgoing.on('response', (answer) => passBack(answer, response));
    outgoing.on('error', () => {
      // The server ended a connection that was kept, as this was on its way; what only reads may ask again.
      const isStale = outgoing.reusedSocket && !isBegun(response);
      if (isStale && isBareRead(request)) forward(request, response, true);
      else giveUp(response);
    });
    response.on('close', () => outgoing.destroy());
    passOn(request, outgoing);
  }

  return {
    handles: (path: string): boolean => servedPaths.some((prefix) => path.startsWith(prefix)),

    forward,

    /**
     * Joins the two ends of a WebSocket byte by byte: frames need not be understood here. Who gets none is told why,
     * as the server says it.
     */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const outgoing = open(request, request.headers);
      let response: ServerResponse | undefined;
      const instead = () => (response ??= responseOn(socket, request));
      outgoing.on('response', (answer) => passBack(answer, instead()));
      outgoing.on('error', () => giveUp(instead()));
      socket.on('error', () => outgoing.destroy());
      outgoing.on('upgrade', (answer, far, farHead) => {
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answer)}\r\n\r\n`);
        socket.write(farHead);
        far.write(head);
        far.pipe(socket).pipe(far);
        far.on('error', () => socket.destroy());
        far.on('close', () => socket.destroy());
        socket.on('error', () => far.destroy());
        socket.on('close', () => far.destroy());
      });
      outgoing.end();
    },

    close: () => agent.destroy(),
  };
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}

/** A plain response to who asked for a WebSocket. */
function responseOn(socket: Duplex, request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.assignSocket(socket as Socket);
  response.shouldKeepAlive = false;
  response.on('finish', () => socket.end());
  return response;
}

/** As `pipe` does it, with the memory of each chunk given back once it is sent. */
function passOn(request: IncomingMessage, outgoing: ClientRequest): void {
  // One that is asked again.
  if (request.readableEnded) return void outgoing.end();
  request.on('data', (chunk: Buffer) => {
    if (!outgoing.write(chunk, () => release(chunk))) request.pause();
  });
  outgoing.on('drain', () => request.resume());
  request.on('end', () => outgoing.end());
}

function isBareRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !headers['content-length'] && !headers['transfer-encoding'];
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

function headerLines({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}`));
  return lines.join('\r\n');
}

const isBegun = ({ headersSent, destroyed }: ServerResponse) => headersSent || destroyed;

/** 503 in the envelope; what has begun breaks off. */
function giveUp(response: ServerResponse): void {
  if (isBegun(response)) return void response.destroy();
  const { code: errorCode, http: code } = commonErrors.unavailable;
  response.writeHead(code, {
    ...unframed,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  // No text: the client says the product's own, in its language.
  response.end(JSON.stringify({ status: 'fail', code, errorCode }));
}
