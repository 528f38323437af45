import { createServer, type Server } from 'node:http';
import { unframed } from '@xiongmao/api/hosting/unframed';

/** What media answers over HTTP. */
export function createHttp(): Server {
  return createServer((request, response) => {
    const found = request.url === '/healthz';
    response.writeHead(found ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...unframed,
    });
    response.end(JSON.stringify({ status: found ? 'ok' : 'notFound' }));
  });
}
