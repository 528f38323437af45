// Sends a file in one request, as offices do.
import { randomBytes } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { answer } from '../ipc.ts';

export interface Sent {
  port: number;
  path: string;
  method: string;
  bytes: number;
  headers: OutgoingHttpHeaders;
}

const piece = randomBytes(64 * 1024);

answer({
  send: ({ port, path, method, headers, bytes }: Sent) =>
    new Promise<void>((resolve, reject) => {
      const told = { ...headers, 'content-length': bytes };
      const asked = { host: '127.0.0.1', port, path, method, headers: told };
      const sending = request(asked, (answered) => {
        answered.resume().on('end', () => {
          if (answered.statusCode === 204) resolve();
          else reject(new Error(`answered ${answered.statusCode}`));
        });
      }).on('error', reject);
      let left = bytes;
      const write = (): void => {
        while (left > 0) {
          const next = left < piece.length ? piece.subarray(0, left) : piece;
          left -= next.length;
          if (!sending.write(next)) return void sending.once('drain', write);
        }
        sending.end();
      };
      write();
    }),
});
