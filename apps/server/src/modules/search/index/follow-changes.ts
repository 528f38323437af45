import { type RowChange, takeChanges } from '#modules/changes/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Indexed } from './entry.ts';
import { tryFillersTurn } from './fill.ts';
import { keepEntries } from './keep-entries.ts';

const lookEvery = 1_000;
const batch = 500;

export interface Following {
  stop(): Promise<void>;
}

/** Follows up what changed, a second later at most, whichever process has its turn. */
export function followChanges(options: {
  db: Database;
  kinds: readonly Indexed[];
  log: Log;
}): Following {
  const { db, kinds, log } = options;
  let most = batch;
  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    while (!stopped) {
      const taken = await db.transaction((tx) => followSome(tx, kinds, most));
      if (taken < most) return;
      most = batch;
    }
  }

  async function failed(error: unknown): Promise<void> {
    log.error({ err: error }, 'what changed could not be made findable');
    // One that can't be read must not hold up the others: it is left to the next time that all is gone through.
    if (most === 1) await db.transaction((tx) => takeChanges(tx, 1));
    most = most === 1 ? batch : 1;
  }

  function wait(): void {
    timer = setTimeout(() => {
      running = look()
        .catch(failed)
        .catch((error) => log.warn({ err: error }, 'what changed can not be looked for'))
        .then(() => {
          if (!stopped) wait();
        });
    }, lookEvery);
  }
  wait();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Follows up some changes; how many they were. */
async function followSome(tx: Tx, kinds: readonly Indexed[], most: number): Promise<number> {
  if (!(await tryFillersTurn(tx))) return 0;
  const changes = await takeChanges(tx, most);
  for (const of of kinds) {
    const rowIds = rowsHeard(of, changes);
    if (rowIds.length === 0) continue;
    const ids = await of.concerned(tx, rowIds);
    await keepEntries(tx, of.kind, ids, await of.read(tx, ids));
  }
  return changes.length;
}

const rowsHeard = ({ hears }: Indexed, changes: readonly RowChange[]): number[] => [
  ...new Set(changes.filter(({ kind }) => hears.includes(kind)).map(({ rowId }) => rowId)),
];
