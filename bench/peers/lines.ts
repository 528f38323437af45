// The ceiling of fan-out: a raw TCP server that writes each update to each client as a line of JSON.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from '../ipc.ts';

const clients = new Set<Socket>();
const server = createServer({ noDelay: true }, (socket) => {
  clients.add(socket);
  socket.on('error', () => undefined).on('close', () => clients.delete(socket));
});

answer({
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },

  /** Writes so many updates, one after the other, evenly over the seconds; answers how many lines it wrote. */
  async tell({ updates, count, seconds }: Telling): Promise<number> {
    const begin = performance.now();
    for (let told = 0; told < count; told++) {
      const due = begin + (told * seconds * 1_000) / count;
      await sleep(Math.max(0, due - performance.now()));
      const line = `${JSON.stringify(updates[told % updates.length])}\n`;
      for (const client of clients) client.write(line);
    }
    return count * clients.size;
  },
});

export interface Telling {
  updates: unknown[];
  count: number;
  seconds: number;
}
