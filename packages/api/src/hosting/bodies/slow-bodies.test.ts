import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections, serverLimits } from '../guard-server.ts';
import { uploadPath } from '../served-paths.ts';

const kib64 = Buffer.alloc(64 * 1024);
/** A minute, hours and half a minute, made short. */
const bodies = { timeout: 400, longest: 2_500, standstill: 800, interval: 50 };

/** A server that answers when a body is whole, or before where it is refused; and how a body of `send` ends. */
async function serve() {
  const server = createServer(serverLimits, (request, response) => {
    if (!connections.admits(request, response)) return;
    if (request.headers.refuse) response.writeHead(403).end('refused');
    request.on('end', () => response.end('whole')).on('error', () => undefined);
    request.resume();
  });
  const connections = limitConnections(server, 100, { bodies });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return async (head: string, { piece = kib64, every = 100, pieces = 12 } = {}) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    await once(socket, 'connect');
    socket.write(`${head} HTTP/1.1\r\nhost: x\r\ncontent-length: ${piece.length * pieces}\r\n\r\n`);
    const began = performance.now();
    for (let sent = 0; sent < pieces && !socket.destroyed; sent++) {
      await new Promise((resolve) => setTimeout(resolve, every));
      if (!socket.destroyed) socket.write(piece);
    }
    if (!socket.destroyed) await Promise.race([once(socket, 'close'), once(socket, 'data')]);
    const { 1: status } = /^HTTP\/1.1 (\d+)/.exec(answer) ?? [];
    return { status: Number(status), took: performance.now() - began };
  };
}

test('A body that takes too long is ended', async () => {
  const send = await serve();
  expect((await send('POST /java/feedback')).status).toBe(408);
  expect((await send('POST /java/feedback', { every: 10 })).status).toBe(200);
});

test('A file may take long as long as it goes on', async () => {
  const send = await serve();
  expect((await send(`PATCH ${uploadPath}x`)).status).toBe(200);
  // Nothing else does because it stands there.
  expect((await send(`POST ${uploadPath}x`)).status).toBe(408);
});

test('A file that stands still is ended, also where a few bytes come, and one without end', async () => {
  const send = await serve();
  const dripping = { piece: Buffer.from('x'), pieces: 100 };
  expect((await send(`PATCH ${uploadPath}x`, dripping)).status).toBe(408);
  expect((await send(`PATCH ${uploadPath}x`, { pieces: 100 })).status).toBe(408);
});

test('A file that is refused is not waited for', async () => {
  const send = await serve();
  const { took } = await send(`PATCH ${uploadPath}x HTTP/1.1\r\nrefuse: 1\r\nx:`, { pieces: 100 });
  expect(took).toBeLessThan(bodies.longest);
});
