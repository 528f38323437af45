import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { frameOf, broadcast as send } from './frames.ts';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false });
io.on('connection', (socket) => void socket.join('room'));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => io.close());

/** Tells an event to all in a room, as the layer does. */
function broadcast(room: string, event: string, data: unknown): void {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])];
  send(
    ids.map((id) => io.sockets.sockets.get(id)!.conn),
    frameOf(event, data),
  );
}

/** A client in the room, what it hears, and the server's end of it. */
async function listener(transports: string[]) {
  const client = connect(url, { transports, forceNew: true });
  onTestFinished(() => void client.close());
  const heard: unknown[] = [];
  client.on('told', (data) => heard.push(data));
  await new Promise<void>((resolve) => client.once('connect', resolve));
  const socket = io.sockets.sockets.get(client.id!)!;
  return { heard, socket, conn: socket.conn };
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

// Frames of the lengths around which their heads grow, and letters of several bytes.
const around = '42["told",""]'.length;
const texts = [125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length - around));
const events = [...texts, '熊猫 – ⚽', { none: null, list: [1] }];

for (const transport of ['websocket', 'polling']) {
  test(`A listener over ${transport} hears the same from a broadcast as from emit`, async () => {
    const { heard } = await listener([transport]);
    for (const event of events) broadcast('room', 'told', event);
    for (const event of events) io.local.to('room').emit('told', event);
    await expect.poll(() => heard.length).toBe(2 * events.length);
    expect(heard).toEqual([...events, ...events]);
  });
}

test('An idle WebSocket gets the frame that was made once, in one piece', async () => {
  const { heard, conn } = await listener(['websocket']);
  // What ws makes of a packet without a frame goes through its `send`; what it sends, to its `_socket`.
  const { socket: ws } = conn.transport as unknown as {
    socket: { send(): void; _socket: { write(): boolean } };
  };
  const queue = vi.spyOn(conn, 'write');
  const send = vi.spyOn(ws, 'send');
  const write = vi.spyOn(ws._socket, 'write');
  for (const event of events) {
    write.mockClear();
    broadcast('room', 'told', event);
    expect(write).toHaveBeenCalledOnce();
    await expect.poll(() => heard.at(-1)).toEqual(event);
  }
  expect(queue).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('A listener over long-polling is told through its queue', async () => {
  const { heard, conn } = await listener(['polling']);
  const queue = vi.spyOn(conn, 'write');
  await expect.poll(() => conn.transport.writable).toBe(true);
  broadcast('room', 'told', 1);
  expect(queue).toHaveBeenCalledOnce();
  await expect.poll(() => heard).toEqual([1]);
});

test('A socket with unsent data is told through its queue, in order', async () => {
  const { heard, socket, conn } = await listener(['websocket']);
  const queue = vi.spyOn(conn, 'write');
  broadcast('room', 'told', 0);
  expect(conn.transport.writable).toBe(false);
  expect(queue).not.toHaveBeenCalled();
  for (let number = 1; number < 60; number += 3) {
    socket.emit('told', number);
    broadcast('room', 'told', number + 1);
    io.local.to('room').emit('told', number + 2);
  }
  expect(queue).toHaveBeenCalledTimes(60);
  await expect.poll(() => heard.length).toBe(61);
  expect(heard).toEqual(upTo(61));
});

test('Nothing is lost, doubled or overtaken while long-polling becomes a WebSocket', async () => {
  const { heard, conn } = await listener(['polling', 'websocket']);
  let told = 0;
  const telling = setInterval(() => broadcast('room', 'told', told++), 1);
  onTestFinished(() => clearInterval(telling));
  await new Promise((resolve) => conn.once('upgrade', resolve));
  await sleep(20);
  clearInterval(telling);
  expect(conn.transport.name).toBe('websocket');
  await expect.poll(() => heard.length).toBe(told);
  expect(heard).toEqual(upTo(told));
});

test('Only those in the room are told', async () => {
  const inside = await listener(['websocket']);
  const outside = await listener(['websocket']);
  void outside.socket.leave('room');
  broadcast('nobody', 'told', 1);
  broadcast('room', 'told', 2);
  outside.socket.emit('told', 3);
  await expect.poll(() => inside.heard).toEqual([2]);
  await expect.poll(() => outside.heard).toEqual([3]);
});
