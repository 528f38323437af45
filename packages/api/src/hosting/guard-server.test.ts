import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Cut, limitConnections } from './guard-server.ts';

/** A server whose every answer is long, and what it cut. */
async function serve() {
  const cuts: { why: Cut; first: boolean }[] = [];
  let asked = 0;
  const server: Server = createServer((request, response) => {
    if (!connections.admits(request, response)) return;
    asked += 1;
    response.end(Buffer.alloc(8 * 1024 * 1024));
  });
  const connections = limitConnections(server, 100, {
    onCut: (why, _peer, first) => cuts.push({ why, first }),
    unreadFor: 300,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = async (times: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times));
    return socket;
  };
  return { cuts, ask, asked: () => asked };
}

test('A connection that asks for much before it has read what it asked for is cut', async () => {
  const { cuts, ask, asked } = await serve();
  await ask(300);
  await expect.poll(() => cuts).toEqual([{ why: 'pipelined', first: true }]);
  expect(asked()).toBe(16);
  await ask(300);
  await expect.poll(() => cuts[1]).toEqual({ why: 'pipelined', first: false });
});

test('A reader who takes nothing is cut, and one who reads is not', async () => {
  const { cuts, ask } = await serve();
  await ask(1);
  const reader = await ask(10);
  let read = 0;
  reader.on('data', (bytes: Buffer) => {
    read += bytes.length;
  });
  await expect.poll(() => cuts).toEqual([{ why: 'unread', first: true }]);
  await expect.poll(() => read).toBeGreaterThan(80 * 1024 * 1024);
  expect(reader.destroyed).toBe(false);
});
