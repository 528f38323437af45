import { randomOf } from '#src/demo/simulator/random.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import type { Cluster } from '../database.ts';
import type { Rewriting } from '../processes/processes.ts';
import { run } from './run.ts';
import { setStage } from './stage.ts';

export interface MediaFaults {
  /** One run: a broadcast, what befalls it, how it ends, and the next one. */
  run(seed: number): Promise<Violation[]>;
  end(): Promise<void>;
}

/** `guards` are left out of the processes. */
export async function openMediaFaults(
  cluster: Cluster,
  url: string,
  guards: readonly Rewriting[],
): Promise<MediaFaults> {
  const stage = await setStage(cluster, url, guards);
  return {
    run: (seed) => run(stage, randomOf(`media ${seed}`)),
    end: () => stage.end(),
  };
}
