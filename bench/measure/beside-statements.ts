import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Running, start } from '../processes.ts';
import type { Server } from '../product.ts';
import type { Database, Statement } from '../server-code.ts';
import { databaseCpu, spentBetween } from './database-cpu.ts';

/** One read of the server's: its path below `/java`, and the statements that it is answered from. */
export interface Read {
  path: string;
  statements: Statement[];
}

const together = 4;

/**
 * Answers what reads cost: ms of CPU each, of the server and of the database for it; beside a handler that runs the
 * same statements and sends their rows as JSON.
 */
export async function besideStatements(
  stack: AsyncDisposableStack,
  { db, url, server }: { db: Database; url: string; server: Server },
): Promise<Record<'ours' | 'ceiling', (reads: readonly Read[]) => Promise<number>>> {
  const peer = stack.use(start('bench/peers/sql.ts'));
  const port = await peer.ask<number>('serve', { url });
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  stack.defer(() => agent.destroy());

  /** ms of CPU of a process and of the database for it. */
  async function costOf(process: Running, application: string, work: () => Promise<void>) {
    const before = [await process.cpu(), await databaseCpu(db, application)] as const;
    await work();
    const after = [await process.cpu(), await databaseCpu(db, application)] as const;
    return (after[0] - before[0] + spentBetween(before[1], after[1])) / 1_000;
  }
  async function each(reads: readonly Read[], ask: (read: Read) => Promise<void>): Promise<void> {
    const left = reads.values();
    const one = async () => {
      for (const read of left) await ask(read);
    };
    await Promise.all(Array.from({ length: together }, one));
  }
  return {
    ours: async (reads) =>
      (await costOf(server, 'xiongmao', () =>
        each(reads, ({ path }) => fetchText(agent, server.port, `/java${path}`)),
      )) / reads.length,
    ceiling: async (reads) =>
      (await costOf(peer, 'bench-peer', () =>
        each(reads, ({ statements }) => fetchText(agent, port, '/', statements)),
      )) / reads.length,
  };
}

function fetchText(agent: Agent, port: number, path: string, body?: Statement[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request({ host: '127.0.0.1', port, path, method, agent }, async (response) => {
      const answered = await text(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${path} answered ${response.statusCode}: ${answered.slice(0, 200)}`));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
