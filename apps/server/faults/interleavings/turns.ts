import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as immediately, setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#src/demo/simulator/random.ts';

/** What goes wrong with a statement: an error in its place, or its connection ends around it. */
export const troubles = ['serialization', 'deadlock', 'cutBefore', 'cutAfter'] as const;
export type Trouble = (typeof troubles)[number];

/** One of the operations that run at once. */
export interface Actor {
  name: string;
  /** `busy` in JavaScript, `waiting` for its turn, `asking` the database, `queued` for a connection. */
  state: 'busy' | 'waiting' | 'asking' | 'queued' | 'done';
  /** The backend that it asks. */
  pid: number;
  /** The turns that it had. */
  had: number[];
  go: (trouble: Trouble | null) => void;
}

/** What the scheduler has to know of the database. */
export interface Spy {
  /** Which of these backends wait for a lock that another one holds. */
  blocked(pids: readonly number[]): Promise<ReadonlySet<number>>;
  freeConnections(): number;
}

/**
 * Lets one statement of all operations go at a time, the next chosen by chance that a seed repeats. Who
 * waits for a lock does not hold up the others: it goes on by itself once it has it.
 */
export interface Turns {
  /** Runs all at once, to their end. Throws Stuck when nobody can go on. */
  play(operations: readonly { name: string; run: () => Promise<void> }[]): Promise<void>;
  /** Who speaks; null outside a play. */
  speaker(): Actor | null;
  /** Waits for the turn; answers what is to go wrong with this statement. */
  turn(actor: Actor, pid: number): Promise<Trouble | null>;
  enter(actor: Actor, state: 'busy' | 'queued'): void;
  /** How many turns there were: the time by which things are before or after one another. */
  now(): number;
}

/** Nobody can go on, and the database does not say that they wait for each other. */
export class Stuck extends Error {
  override name = 'Stuck';
}

const timeoutMs = 20_000;
/** Most statements are answered before it is worth asking whether they wait for a lock. */
const glanceMs = 4;

export function createTurns(
  random: Random,
  spy: Spy,
  trouble: ReadonlyMap<number, Trouble>,
): Turns {
  const storage = new AsyncLocalStorage<Actor>();
  const actors: Actor[] = [];
  let count = 0;
  let changed = Promise.withResolvers<void>();

  function enter(actor: Actor, state: Actor['state']): void {
    actor.state = state;
    changed.resolve();
    changed = Promise.withResolvers();
  }

  const isMoving = ({ state }: Actor) =>
    state === 'busy' || (state === 'queued' && spy.freeConnections() > 0);

  /** Until everyone waits: for a turn, a lock, a connection. */
  async function settle(): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (let glances = 0; ; glances++) {
      await immediately();
      const asking = actors.filter(({ state }) => state === 'asking');
      const moving = actors.some(isMoving);
      if (!moving && asking.length === 0) return;
      const upon = changed.promise;
      if (!moving && glances > 0) {
        const blocked = await spy.blocked(asking.map(({ pid }) => pid));
        const unchanged = upon === changed.promise;
        if (unchanged && asking.every(({ pid }) => blocked.has(pid))) return;
      }
      if (Date.now() > deadline) throw new Stuck(tell());
      await Promise.race([upon, sleep(glanceMs, undefined, { ref: false })]);
    }
  }

  const tell = () =>
    actors
      .filter(({ state }) => state !== 'done')
      .map(({ name, state }) => `${name} (${state})`)
      .join(', ');

  return {
    enter,
    now: () => count,
    speaker: () => storage.getStore() ?? null,
    turn(actor, pid) {
      return new Promise((resolve) => {
        actor.pid = pid;
        actor.go = (wrong) => {
          enter(actor, 'asking');
          resolve(wrong);
        };
        enter(actor, 'waiting');
      });
    },
    async play(operations) {
      actors.length = 0;
      const runs = operations.map(({ name, run }) => {
        const actor: Actor = { name, state: 'busy', pid: 0, had: [], go: () => undefined };
        actors.push(actor);
        return storage.run(actor, run).finally(() => enter(actor, 'done'));
      });
      const ends = Promise.all(runs);
      ends.catch(() => undefined); // awaited below, once all have ended
      let deadline = Date.now() + timeoutMs;
      while (actors.some(({ state }) => state !== 'done')) {
        await settle();
        const waiting = actors.filter(({ state }) => state === 'waiting');
        if (waiting.length > 0) {
          deadline = Date.now() + timeoutMs;
          count += 1;
          const next = random.pick(waiting);
          next.had.push(count);
          next.go(trouble.get(count) ?? null);
        } else if (Date.now() > deadline) {
          throw new Stuck(tell());
        } else {
          await sleep(glanceMs); // they wait for each other: the database sees it, and ends one
        }
      }
      await ends;
    },
  };
}
