// The ceiling of uploads: bare node:http that pipes what comes into a file.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { answer } from '../ipc.ts';

let file = '';
const server = createServer(async (request, response) => {
  await pipeline(request, createWriteStream(file, { flags: 'a' }));
  response.writeHead(204).end();
});

answer({
  /** Into this file from now on; answers the port that it listens on. */
  async pipe(to: string): Promise<number> {
    file = to;
    if (!server.listening) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return (server.address() as AddressInfo).port;
  },
});
