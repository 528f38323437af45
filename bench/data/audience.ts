import { setTimeout as sleep } from 'node:timers/promises';
import type { Audience, Report } from '../clients/viewers.ts';
import { start } from '../processes.ts';
import type { Server } from '../product.ts';
import { readBoard } from './matchday.ts';

export const viewers = 2_000;
const processes = 2;

/** Two thousand viewers of all matches, in processes of their own. */
export async function seatAudience(server: Server) {
  await using stack = new AsyncDisposableStack();
  const { version } = await readBoard(server);
  const clients = Array.from({ length: processes }, () =>
    stack.use(start('bench/clients/viewers.ts')),
  );
  const audience: Audience = { port: server.port, sockets: viewers / processes, version };
  await Promise.all(clients.map((client) => client.ask('open', audience)));
  const seated = stack.move();

  async function report(): Promise<Report> {
    const reports = await Promise.all(clients.map((client) => client.ask<Report>('report')));
    const sum = (key: 'deltas' | 'changes' | 'gaps' | 'doubles' | 'reorderings' | 'lost') =>
      reports.reduce((total, one) => total + one[key], 0);
    return {
      deltas: sum('deltas'),
      changes: sum('changes'),
      gaps: sum('gaps'),
      doubles: sum('doubles'),
      reorderings: sum('reorderings'),
      lost: sum('lost'),
      versions: reports.flatMap(({ versions }) => versions),
      sample: reports[0]!.sample,
    };
  }

  return {
    report,
    /** The report once all that was pushed is told to everyone, or is not within five seconds. */
    async settled(): Promise<Report & { behind: number }> {
      for (let left = 25; ; left--) {
        await sleep(200);
        const { version } = await readBoard(server);
        const told = await report();
        const behind = told.versions.filter((reached) => reached !== version).length;
        if (left === 0 || behind === 0) return { ...told, behind };
      }
    },
    [Symbol.asyncDispose]: () => seated.disposeAsync(),
  };
}
