import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mediaPaths } from '@xiongmao/api/live/media';

/** A server that lets everybody publish: media asks it, and nothing else is of interest here. */
export async function startOpenServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume();
    const result = request.url === mediaPaths.publish ? { allowed: true } : null;
    response.end(JSON.stringify({ status: 'success', result }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, server };
}
