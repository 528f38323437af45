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

/** Told to whose task does not wait, or no longer does, because others have fewer waiting. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}

interface Task {
  begin(): void;
  giveUp(): void;
}

/** Of one network; its hosts take turns within it. */
interface Line {
  running: number;
  waiting: number;
  hosts: Map<string, Task[]>;
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Tasks, few at once: networks that have some waiting take turns, and in each its hosts, so that none waits for
 * another's many. Where it is full, whoever has most waiting gives way to who has less.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { atOncePerNetwork, atOnce, waitingPerHost, waitingPerNetwork, waiting: most } = options;
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  /** Begins what may begin; a network or host that had its turn goes to the end of the line. */
  function begin(): void {
    for (const [network, line] of lines) {
      if (running >= atOnce) return;
      if (line.waiting === 0 || line.running >= atOncePerNetwork) continue;
      const [[host, tasks]] = line.hosts as unknown as [[string, Task[]]];
      const task = tasks.shift()!;
      line.hosts.delete(host);
      if (tasks.length > 0) line.hosts.set(host, tasks);
      lines.delete(network);
      lines.set(network, line);
      line.waiting--;
      waiting--;
      line.running++;
      running++;
      task.begin();
    }
  }

  /** Whose last task has to go for one more of a host; null where nobody's has, false where it is the host's own. */
  function givesWay(network: string, host: string): [Line, string] | null | false {
    const line = lines.get(network);
    const own = line?.hosts.get(host)?.length ?? 0;
    if (own >= waitingPerHost) return false;
    if (line && line.waiting >= waitingPerNetwork) {
      const longest = longestOf(line.hosts, (tasks) => tasks.length);
      return own + 1 < longest.length && [line, longest.key];
    }
    if (waiting < most) return null;
    const longest = longestOf(lines, (other) => other.waiting);
    if ((line?.waiting ?? 0) + 1 >= longest.length) return false;
    return [longest.value, longestOf(longest.value.hosts, (tasks) => tasks.length).key];
  }

  function dropLast(line: Line, host: string): void {
    const tasks = line.hosts.get(host)!;
    const task = tasks.pop()!;
    if (tasks.length === 0) line.hosts.delete(host);
    line.waiting--;
    waiting--;
    task.giveUp();
  }

  return {
    /** How many tasks wait for their turn. */
    waiting: () => waiting,

    /** Whether one more task for the caller would be taken. */
    hasRoom: (address: string): boolean =>
      givesWay(wideNetworkOf(address), hostOf(address)) !== false,

    /**
     * Runs the work when the caller's turn has come; rejects with NoRoom where too much of the caller's waits
     * already, and when it gives way to others. What is no address is a network of its own.
     */
    async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
      const network = wideNetworkOf(address);
      const host = hostOf(address);
      const other = givesWay(network, host);
      if (other === false) throw new NoRoom();
      if (other) dropLast(...other);
      const line = lines.get(network) ?? { running: 0, waiting: 0, hosts: new Map() };
      lines.set(network, line);
      await new Promise<void>((resolve, reject) => {
        const tasks = line.hosts.get(host) ?? [];
        tasks.push({ begin: resolve, giveUp: () => reject(new NoRoom()) });
        line.hosts.set(host, tasks);
        line.waiting++;
        waiting++;
        begin();
      });
      try {
        return await work();
      } finally {
        running--;
        line.running--;
        if (line.running === 0 && line.waiting === 0) lines.delete(network);
        begin();
      }
    },
  };
}

function longestOf<Value>(among: ReadonlyMap<string, Value>, lengthOf: (value: Value) => number) {
  let longest: { key: string; value: Value; length: number } | null = null;
  for (const [key, value] of among) {
    const length = lengthOf(value);
    if (!longest || length > longest.length) longest = { key, value, length };
  }
  return longest!;
}
