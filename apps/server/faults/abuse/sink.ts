// Does nothing with what it takes: what hostile clients cost that is their own. Codes "sent" end here, too. It takes as
// many connections as the product's two doors let one address have: who is cut comes again, which costs the client.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answer } from '../processes/ipc.ts';

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const mostConnections = 2 * 1_000;
const greetings = ['0{"sid":"s","pingInterval":25000,"pingTimeout":20000}', '40{"sid":"s"}'];

const server = createServer((request, response) => {
  request.resume().on('error', () => undefined);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"success"}');
});
server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
  const key = String(request.headers['sec-websocket-key']);
  const accept = createHash('sha1')
    .update(key + guid)
    .digest('base64');
  socket.on('error', () => undefined).resume();
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
      `sec-websocket-accept: ${accept}\r\n\r\n`,
  );
  for (const text of greetings)
    socket.write(Buffer.from([0x81, text.length, ...Buffer.from(text)]));
});
let connections = 0;
server.on('connection', (socket) => {
  connections += 1;
  socket.once('close', () => {
    connections -= 1;
  });
  if (connections > mostConnections) socket.destroy();
});
server.on('clientError', (_error, socket) => socket.destroy());

answer({
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
});
