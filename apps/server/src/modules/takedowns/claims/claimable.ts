import type { Target } from '@xiongmao/api/takedowns/places';
import type { TargetKind } from '@xiongmao/api/takedowns/rules';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';

/** Something of somebody's that a rights-holder can name. */
export interface Claimed {
  /** What it is known by, where it was named otherwise. */
  key: string;
  title: string;
  text: string | null;
  /** Address of a picture. */
  picture: string | null;
  /** Who put it there. */
  authorId: number | null;
  /** Whether people see it now. */
  isShown: boolean;
}

/** Whose doing it is, and when. */
export interface Act {
  /** Of the staff. */
  by: number;
  reason: string;
  now: Date;
}

/** A kind of it, as its domain finds it, takes it down and restores it. */
export interface Claimable {
  kind: TargetKind;
  /** Those of the keys that there are, also what is not shown, by the key that was given. */
  find(db: Database | Tx, keys: readonly string[], now: Date): Promise<Map<string, Claimed>>;
  /** Of pictures: the keys, or whether one is among them, of which staff took away all that showed them. */
  hidden?(db: Database | Tx, key?: string): Promise<string[]>;
  /**
   * Keeps it from sight, also where its author or staff took it from there since it was claimed, and could bring it back.
   * Whether there was something left to keep.
   */
  takeDown(tx: Tx, jobs: Jobs, key: string, act: Act): Promise<boolean>;
  /** Shows again what was taken down, unless something else keeps it from sight. */
  restore(tx: Tx, jobs: Jobs, key: string, act: Act): Promise<void>;
}

export interface Claims {
  /** Those of the targets that there are, in their order. */
  find(
    db: Database | Tx,
    targets: readonly Target[],
    now: Date,
  ): Promise<{ target: Target; claimed: Claimed }[]>;
  takeDown(tx: Tx, jobs: Jobs, target: Target, act: Act): Promise<boolean>;
  restore(tx: Tx, jobs: Jobs, target: Target, act: Act): Promise<void>;
}

/** What domains have that can be claimed; several may have things of a kind, as pictures. */
export function createClaims(claimables: readonly Claimable[]): Claims {
  async function ownersOf(db: Database | Tx, targets: readonly Target[], now: Date) {
    const found = await Promise.all(
      claimables.map(async (claimable) => {
        const keys = targets.flatMap(({ kind, key }) => (kind === claimable.kind ? key : []));
        const claimed = keys.length > 0 ? await claimable.find(db, keys, now) : [];
        return [...claimed].map(([key, one]) => ({ claimable, key, claimed: one }));
      }),
    );
    return found.flat();
  }
  /** The domain that has it; null where nobody has it any more. */
  async function ownerOf(tx: Tx, target: Target, now: Date): Promise<Claimable | null> {
    const [found] = await ownersOf(tx, [target], now);
    return found?.claimable ?? null;
  }
  return {
    async find(db, targets, now) {
      const found = await ownersOf(db, targets, now);
      return targets.flatMap((target) => {
        const one = found.find(
          ({ claimable, key }) => claimable.kind === target.kind && key === target.key,
        );
        return one ? { target, claimed: one.claimed } : [];
      });
    },
    async takeDown(tx, jobs, target, act) {
      const claimable = await ownerOf(tx, target, act.now);
      return (await claimable?.takeDown(tx, jobs, target.key, act)) ?? false;
    },
    async restore(tx, jobs, target, act) {
      const claimable = await ownerOf(tx, target, act.now);
      await claimable?.restore(tx, jobs, target.key, act);
    },
  };
}
