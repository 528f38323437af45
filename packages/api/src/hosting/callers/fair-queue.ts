import { hostOf, wideNetworkOf } from './network.ts';

export interface FairQueueOptions {
  /** Tasks under way at once, of one network and of all. */
  atOncePerNetwork: number;
  atOnce: number;
  /** Tasks that wait for one host, for one network, and for all. */
  waitingPerHost: number;
  waitingPerNetwork: number;
  waiting: number;
}

interface Task {
  host: string;
  begin(): void;
}

interface Line {
  running: number;
  waiting: Task[];
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/** Tasks, few at once: networks that have some waiting take turns, so that none waits for another's many. */
export function createFairQueue({
  atOncePerNetwork,
  atOnce,
  waitingPerHost,
  waitingPerNetwork,
  waiting: most,
}: FairQueueOptions) {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  /** Begins what may begin; a network that had its turn goes to the end of the line. */
  function begin(): void {
    for (const [network, line] of lines) {
      if (running >= atOnce) return;
      const next = line.running < atOncePerNetwork ? line.waiting.shift() : undefined;
      if (!next) continue;
      lines.delete(network);
      lines.set(network, line);
      running++;
      waiting--;
      line.running++;
      next.begin();
    }
  }

  return {
    /** How many tasks wait for their turn. */
    waiting: () => waiting,

    /** Whether one more task for the caller would be taken. */
    hasRoom(address: string): boolean {
      const line = lines.get(wideNetworkOf(address))?.waiting ?? [];
      if (waiting >= most || line.length >= waitingPerNetwork) return false;
      const host = hostOf(address);
      return line.filter((task) => task.host === host).length < waitingPerHost;
    },

    /** Runs the work when the caller's turn has come. */
    async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
      const network = wideNetworkOf(address);
      const line = lines.get(network) ?? { running: 0, waiting: [] };
      lines.set(network, line);
      await new Promise<void>((resolve) => {
        line.waiting.push({ host: hostOf(address), begin: resolve });
        waiting++;
        begin();
      });
      try {
        return await work();
      } finally {
        running--;
        line.running--;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(network);
        begin();
      }
    },
  };
}
