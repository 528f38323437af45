import { Agent, request } from 'node:http';

export interface HonestRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Client {
  /** The answer's text; rejects on any status but 200, and when none comes in time. */
  ask(port: number, asked: HonestRequest): Promise<string>;
}

const host = '127.0.0.1';
/** Longer than any browser's, so that an error is the product's and never the machine's. */
const timeoutMs = 60_000;

/** Somebody with an address of their own, and a browser that keeps its connections. */
export function clientAt(localAddress: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const ask: Client['ask'] = (port, { method = 'GET', path, headers = {}, body }) => {
    const text = body && JSON.stringify(body);
    const type = text ? { 'content-type': 'application/json' } : {};
    const reply = Promise.withResolvers<string>();
    const sent = request(
      {
        ...{ host, port, localAddress, agent, method, path },
        headers: { 'x-xiongmao': '1', ...type, ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        try {
          let heard = '';
          for await (const chunk of response.setEncoding('utf8')) heard += chunk;
          // A page comes packed: only what is in words is shown.
          const words = heard.startsWith('{') ? heard.slice(0, 150) : '';
          const wrong = `${path}: ${response.statusCode} ${words}`;
          if (response.statusCode === 200) reply.resolve(heard);
          else reply.reject(new Error(wrong));
        } catch (error) {
          reply.reject(error);
        }
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A browser asks again when a kept connection ended as it began to ask.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        reply.resolve(ask(port, { method, path, headers, body }));
      else reply.reject(new Error(`${path}: ${error.message}`));
    });
    sent.end(text);
    return reply.promise;
  };
  return { ask };
}
