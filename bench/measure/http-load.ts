import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Load, Loaded } from '../clients/http.ts';
import type { Answered } from '../peers/http.ts';
import { type Running, start } from '../processes.ts';

/** What a browser sends along when it asks the site's own origin. */
const browserHeaders = {
  host: 'localhost',
  connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9,de;q=0.8',
};

const connections = 16;

/** An address with the headers to ask for it, and the request as it goes over the wire. */
export interface LoadRequest {
  port: number;
  path: string;
  headers: Record<string, string>;
  wire: string;
}

export function asBrowser(port: number, path: string, extra: Record<string, string>): LoadRequest {
  const headers = { ...browserHeaders, ...extra };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return { port, path, headers, wire: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n` };
}

/** The answer as it comes, still compressed; throws when it is not brotli. */
export async function answerTo({ port, path, headers }: LoadRequest): Promise<Answered> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { ...headers, connection: 'close' } };
    request(options, resolve).on('error', reject).end();
  });
  const body = await buffer(response);
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br') {
    throw new Error(`${path} answered ${response.statusCode} ${JSON.stringify(response.headers)}`);
  }
  return { headers: withoutNodes(response.rawHeaders), body: body.toString('base64') };
}

/** What Node puts into every answer by itself left out. */
function withoutNodes(rawHeaders: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (!/^(date|connection|keep-alive)$/i.test(name)) kept.push(name, rawHeaders[at + 1]!);
  }
  return kept;
}

/** A process that asks, again and again. */
export function startLoad() {
  const client = start('bench/clients/http.ts');
  return {
    /** Asks until it is done; answers how many answers came. */
    async ask(asked: LoadRequest, until: Load['until']): Promise<number> {
      const load: Load = { port: asked.port, request: asked.wire, connections, until };
      return (await client.ask<Loaded>('load', load)).answers;
    },
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}

/** The ceiling: a bare server of the same bytes, and how to ask it. */
export async function startBare(): Promise<{
  process: Running;
  serve(answered: Answered, as: LoadRequest): Promise<LoadRequest>;
  [Symbol.asyncDispose](): PromiseLike<void>;
}> {
  const process = start('bench/peers/http.ts');
  return {
    process,
    async serve(answered, as) {
      return { ...as, port: await process.ask<number>('serve', answered) };
    },
    [Symbol.asyncDispose]: () => process[Symbol.asyncDispose](),
  };
}
