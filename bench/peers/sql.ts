// The ceiling of reads: bare node:http that answers with the rows of the statements it is given, as JSON.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { answer } from '../ipc.ts';
import type { Statement } from '../reads/questions.ts';

const names = new Map<string, string>();
/** Each statement is planned once on each connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

answer({
  /** Answers the port it listens on. */
  async serve({ url }: { url: string }): Promise<number> {
    const pool = new pg.Pool({ connectionString: url, application_name: 'bench-peer', max: 20 });
    const server = createServer(async (request, response) => {
      const statements = (await json(request)) as Statement[];
      const found = await Promise.all(
        statements.map(({ text, values }) => pool.query({ name: nameOf(text), text, values })),
      );
      const result = found.map(({ rows }) => rows);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: 'success', result }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
});
