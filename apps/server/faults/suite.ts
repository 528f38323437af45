import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { openAbuse } from './abuse/abuse.ts';
import { type Break, type BreakName, breaks, takeOut } from './breaks.ts';
import { type Cluster, openCluster } from './database.ts';
import { openInterleavings } from './interleavings/interleaving.ts';
import { openKills } from './kills/kills.ts';
import { type Kind, kinds, type Lane, proveAt } from './lane.ts';
import { openMediaFaults } from './media/media-faults.ts';

export interface RunOptions {
  seed: number;
  count: number;
  /** Without one, every fiftieth seed is a kill and the others interleave. */
  kind: Kind | null;
  broken: BreakName | null;
  /** Of abuse: short, and without a look at the time. */
  brief?: boolean;
}

/** A violation, and where it was: a seed of a kind, or the whole at the end. */
export interface Found extends Violation {
  kind: Kind;
  seed: number | null;
}

export interface Report {
  runs: number;
  violations: number;
  /** What was moved, over all runs. */
  transfers: number;
  /** What was measured, a line each. */
  figures: string[];
}

/** Each on databases of their own: a kill of the database is nobody else's. */
const lanes: Record<Kind, number> = { interleavings: 2, kills: 1, abuse: 1, media: 1 };
const everyKill = 50;

export const kindOf = ({ kind }: Pick<RunOptions, 'kind'>, seed: number): Kind =>
  kind ?? (seed % everyKill === 0 ? 'kills' : 'interleavings');

/**
 * Runs seeds from `seed` on, all kinds at a time. A guard whose runs take seconds is missed once: then
 * it is enough.
 */
export async function runSuite(
  options: RunOptions,
  heard: {
    found: (found: Found) => void;
    progress: (runs: number) => void;
    /** Ends it after the runs that are under way. */
    stop: AbortSignal;
  },
): Promise<Report> {
  const report: Report = { runs: 0, violations: 0, transfers: 0, figures: [] };
  const seeds = Array.from({ length: options.count }, (_, index) => options.seed + index);
  const tell = (kind: Kind, seed: number | null, violations: readonly Violation[]): void => {
    report.violations += violations.length;
    for (const violation of violations) heard.found({ kind, seed, ...violation });
  };

  async function work(kind: Kind): Promise<void> {
    const own = seeds.filter((seed) => kindOf(options, seed) === kind);
    if (own.length === 0) return;
    const cluster = await openCluster();
    const count = Math.min(lanes[kind], own.length);
    const ends = await Promise.allSettled(
      Array.from({ length: count }, (_, number) => follow(cluster, kind, number, own)),
    );
    await cluster.stop();
    throwFirst(ends);
  }

  /** Takes seeds until none is left. */
  async function follow(cluster: Cluster, kind: Kind, number: number, own: number[]) {
    const lane = await openLane(cluster, kind, number, options);
    try {
      for (let seed = own.shift(); seed !== undefined; seed = own.shift()) {
        if (heard.stop.aborted) break;
        const violations = await lane.run(seed);
        tell(kind, seed, violations);
        heard.progress(++report.runs);
        if (kind !== 'interleavings' && options.broken && violations.length > 0) own.length = 0;
      }
      const { transfers, violations } = await lane.prove();
      report.transfers += transfers;
      report.figures.push(...(lane.figures?.() ?? []));
      // What a missing guard left behind was told by its runs.
      if (!options.broken) tell(kind, null, violations);
    } finally {
      own.length = 0;
      await lane.end();
    }
  }

  const ends = await Promise.allSettled(kinds.map(work));
  throwFirst(ends);
  return report;
}

/** Only once all have ended: what one leaves behind, nobody else clears away. */
function throwFirst(ends: PromiseSettledResult<void>[]): void {
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** In a database of its own, with a guard less if one is named. */
export async function openLane(
  cluster: Cluster,
  kind: Kind,
  mark: string | number,
  { broken: name, brief = false }: Pick<RunOptions, 'broken' | 'brief'>,
): Promise<Lane> {
  const broken: Break | null = name && breaks[name];
  if (kind === 'abuse') {
    const without = broken?.text && broken.stops && { guard: broken.text, attack: broken.stops };
    const abuse = await openAbuse(cluster, mark, { brief });
    return { ...abuse, run: (seed) => abuse.run(seed, without) };
  }
  const url = await cluster.create(`${kind}_${mark}`);
  if (broken) await takeOut(broken, url);
  const lane = await openAt(cluster, kind, url, broken);
  return { ...lane, prove: () => proveAt(url) };
}

function openAt(cluster: Cluster, kind: Kind, url: string, broken: Break | null) {
  if (kind === 'kills') return openKills(cluster, url);
  if (kind === 'media') return openMediaFaults(cluster, url, broken?.text ? [broken.text] : []);
  return openInterleavings(url, broken);
}
