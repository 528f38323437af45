import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../after-file.ts';

/** What a system outside was asked. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | object;
}

/** A system outside, played on loopback: keeps what it was asked, and closes after the test file. */
export async function localServer(
  answer: (asked: ReceivedRequest) => Answer | Promise<Answer>,
): Promise<{ url: string; asked: ReceivedRequest[] }> {
  const asked: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url!, 'http://outside.invalid');
    const { method = 'GET', headers } = request;
    const one = { method, path, query, headers, body: Buffer.concat(chunks).toString() };
    asked.push(one);
    const { status = 200, type, headers: more, body } = await answer(one);
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': type ?? (isText ? 'text/html' : 'application/json'),
      ...more,
    });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
