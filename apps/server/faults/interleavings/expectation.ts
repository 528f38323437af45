import type { SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import type { World } from '../world.ts';
import type { Notes } from './notes.ts';

/** What must be after a run, by its notes; answers what is otherwise. */
export type Expectation = (db: Database, notes: Notes, world: World) => Promise<Violation[]>;

export const told = (rule: string, all: readonly string[]): Violation[] =>
  all.map((what) => ({ rule, what }));
export const ask = async (db: Database, rule: string, query: SQL): Promise<Violation[]> =>
  told(
    rule,
    (await rows<{ what: string }>(db, query)).map(({ what }) => what),
  );
