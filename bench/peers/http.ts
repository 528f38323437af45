// The ceiling of HTTP: bare node:http that sends the same bytes whatever it is asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from '../ipc.ts';

export interface Answered {
  /** Names and values in turn; what Node adds of its own accord is not among them. */
  headers: string[];
  /** Base64. */
  body: string;
}

let answered: { headers: string[]; body: Buffer };
const server = createServer((_request, response) => {
  response.writeHead(200, answered.headers);
  response.end(answered.body);
});

answer({
  /** Sends this from now on; answers the port it listens on. */
  async serve({ headers, body }: Answered): Promise<number> {
    answered = { headers, body: Buffer.from(body, 'base64') };
    if (!server.listening) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return (server.address() as AddressInfo).port;
  },
});
