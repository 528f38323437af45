import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export interface RenewedSite {
  url: string;
  /** From now on it is another build, as far as its worker tells. */
  renew(): void;
  stop(): void;
}

/** Stands before a site at an address of its own, and can make it look like a new version. */
export async function renewableSite(port: number, site: () => string): Promise<RenewedSite> {
  let builds = 0;
  const between = createServer((asked, answer) => {
    const { hostname, port } = new URL(site());
    const isWorker = asked.url === '/worker.js';
    const headers = { ...asked.headers };
    if (isWorker) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, async (given) => {
      if (!isWorker) {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of given) chunks.push(chunk as Buffer);
      const { 'content-length': _length, etag: _etag, ...rest } = given.headers;
      answer.writeHead(given.statusCode!, rest);
      // The name of its build stands in it, in sixteen digits.
      const text = Buffer.concat(chunks).toString();
      const name = String(builds).padStart(16, '0');
      answer.end(builds === 0 ? text : text.replaceAll(/\b[\da-f]{16}\b/g, name));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  between.on('upgrade', (asked, socket, head) => {
    const { hostname, port } = new URL(site());
    const onward = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((text, at, all) =>
        at % 2 === 0 ? [`${text}: ${all[at + 1]}`] : [],
      );
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  between.listen(port, '127.0.0.1');
  await once(between, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    renew() {
      builds += 1;
    },
    stop() {
      between.closeAllConnections();
      between.close();
    },
  };
}
