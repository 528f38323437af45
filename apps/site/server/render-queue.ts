import { wideNetworkOf } from '@xiongmao/api/hosting/network';

export interface RenderQueueOptions {
  /** Renders under way at once; half of them at most for one network. */
  atOnce: number;
  /** Renders that wait for one network, and for all. */
  waitingPerNetwork: number;
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Renders, few at once: networks that have some waiting take turns, so that none waits for another's many. */
export function createRenderQueue({
  atOnce,
  waitingPerNetwork,
  waiting: most,
}: RenderQueueOptions) {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  const share = Math.ceil(atOnce / 2);

  /** Begins what may begin; a network that had its turn goes to the end of the line. */
  function begin(): void {
    for (const [network, line] of lines) {
      if (running >= atOnce) return;
      const next = line.running < share ? line.waiting.shift() : undefined;
      if (!next) continue;
      lines.delete(network);
      lines.set(network, line);
      running++;
      waiting--;
      line.running++;
      next();
    }
  }

  return {
    /** Whether one more render for the caller would be taken. */
    hasRoom(address: string): boolean {
      const line = lines.get(wideNetworkOf(address));
      return waiting < most && (line?.waiting.length ?? 0) < waitingPerNetwork;
    },

    /** Runs the work when the caller's turn has come. */
    async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
      const network = wideNetworkOf(address);
      const line = lines.get(network) ?? { running: 0, waiting: [] };
      lines.set(network, line);
      await new Promise<void>((resolve) => {
        line.waiting.push(resolve);
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
