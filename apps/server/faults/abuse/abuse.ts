import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import type { Cluster } from '../database.ts';
import { type Lane, proveAt } from '../lane.ts';
import { type Rewriting, type Running, start } from '../processes/processes.ts';
import type { Doors } from './attack.ts';
import { type AttackName, dealtTo } from './attacks.ts';
import { figuresOf, type Seen, slowed, violationsIn } from './findings.ts';
import type { Measures } from './honest/measures.ts';
import type { Raid, Tallies } from './mob.ts';
import { type Product, startProduct } from './product.ts';
import { type Stage, setStage } from './stage.ts';

/** A guard that is taken out, and the one attack that must then be missed. */
export interface Without {
  guard: Rewriting;
  attack: AttackName;
}

export interface Abuse {
  /** One run: a product of its own, honest people, and the hostile clients that the seed deals. */
  run(seed: number, without?: Without | null): Promise<Violation[]>;
  /** The whole ledger's proof, of the last run's database. */
  prove: Lane['prove'];
  /** The four measures of all runs. */
  figures(): string[];
  end(): Promise<void>;
}

export interface AbuseOptions {
  /**
   * A brief run looks at life, memory, errors and refusals. A full one compares times, too: what the honest
   * wait for while the same hostile clients are busy with a sink, and while they are with the product.
   */
  brief: boolean;
  /** The server by itself, without the site and with nobody honest. */
  serverAlone?: boolean;
  /** ms for which hostile clients go on after their window until each was held back. */
  extraMs?: number;
}

const folder = 'apps/server/faults/abuse';
/** ms of a window. Those of a raid are long enough to pass limits of calls a minute. */
const window = { full: 8_000, brief: 4_000 };
const skirmishMs = 3_000;
const mostPairs = 3;

export async function openAbuse(
  cluster: Cluster,
  mark: string | number,
  { brief, serverAlone = false, extraMs = 30_000 }: AbuseOptions,
): Promise<Abuse> {
  const template = `abuse_stage_${mark}`;
  const stage = await setStage(await cluster.create(template));
  const sink = await start(`${folder}/sink.ts`);
  const sinkPort = await sink.ask<number>('listen');
  const length = brief ? 'brief' : 'full';
  const all: Seen[] = [];
  let last = '';

  return {
    async run(seed, without = null) {
      last = await cluster.create(`abuse_${mark}_${all.length}`, template);
      const names = without ? [without.attack] : dealtTo(seed, length);
      const options = { sink: sinkPort, rewritings: without ? [without.guard] : [], serverAlone };
      const product = await startProduct(last, cluster.folder, options);
      const crowd = serverAlone ? null : await start(`${folder}/honest/crowd.ts`);
      const mob = await start(`${folder}/mob.ts`);
      try {
        const scene = {
          seed,
          names,
          product,
          crowd,
          mob,
          stage,
          sink: sinkPort,
          length,
          extraMs,
        } as const;
        const seen = await watch(scene);
        all.push(seen);
        return violationsIn(seen);
      } finally {
        await Promise.all([mob.stop(), crowd?.stop(), product.stop()]);
      }
    },
    prove: () => proveAt(last),
    figures: () => figuresOf(all),
    end: () => sink.stop(),
  };
}

interface Scene {
  seed: number;
  names: AttackName[];
  product: Product;
  crowd: Running | null;
  mob: Running;
  stage: Stage;
  sink: number;
  length: 'brief' | 'full';
  extraMs: number;
}

/** Plays windows with and without the hostile clients at the product's doors, and tells what was seen. */
async function watch({
  seed,
  names,
  product,
  crowd,
  mob,
  stage,
  sink,
  length,
  extraMs,
}: Scene): Promise<Seen> {
  const { doors } = product;
  const ms = window[length];
  const { version } = crowd
    ? await crowd.ask<{ version: number }>('gather', { doors, stage })
    : { version: 0 };
  const raid = (target: Doors, extra: number, lasts = ms) => {
    const given: Raid = {
      ...{ seed, names, ms: lasts, version, matchIds: stage.matchIds, doors: target },
      extraMs: extra,
    };
    return mob.ask<Tallies>('raid', given);
  };
  const measure = (): Promise<Measures>[] =>
    crowd ? [crowd.ask<Measures>('measure', { ms })] : [];

  const seen: Seen = {
    names,
    deaths: [],
    growth: { server: 0, site: 0 },
    alone: [],
    attacked: [],
    tallies: {},
    before: await product.metrics(),
    after: null,
  };
  /** What each process holds beyond what it held at most before the raid. */
  async function watchGrowth(raided: () => Promise<void>): Promise<void> {
    const held = await product.peaks();
    await raided();
    const most = await product.peaks();
    for (const part of ['server', 'site'] as const) {
      seen.growth[part] = Math.max(seen.growth[part], most[part] - held[part]);
    }
  }
  await Promise.all(measure());
  if (length === 'full') {
    // Times are those of code that has run before, against hostile clients, too.
    await watchGrowth(async () => void (await raid(doors, 0, skirmishMs)));
  }
  for (let pair = 0; pair < (length === 'full' ? mostPairs : 1); pair++) {
    if (length === 'full') {
      const busy = raid({ server: sink, site: sink }, 0);
      seen.alone.push(...(await Promise.all(measure())));
      await busy;
    }
    await watchGrowth(async () => {
      const raided = raid(doors, extraMs);
      seen.attacked.push(...(await Promise.all(measure())));
      seen.tallies = await raided;
    });
    seen.deaths = product.deaths();
    // What is slow once may be the machine's doing: it is measured again, and all of it counts.
    if (seen.deaths.length > 0 || slowed(seen).length === 0) break;
  }
  if (seen.deaths.length === 0) seen.after = await product.metrics().catch(() => null);
  return seen;
}
