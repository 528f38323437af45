import type { FoundKind } from '@xiongmao/api/search/rules';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';

/** What a list shows of an entry beside its name, where no other read tells it. */
export const facts = z.object({
  country: z.string().nullable().optional(),
  abbr: z.string().nullable().optional(),
});
export type Facts = z.infer<typeof facts>;

/** What can be found of something. */
export interface Entry {
  id: number;
  name: string;
  aliases: string[];
  /** What it is called besides in our languages, whatever its sources and operators tell. */
  known?: string[];
  /** How its name is spoken, where pinyin has it otherwise. */
  readings?: string[];
  gameId: number | null;
  facts: Facts;
  /** How often it is likely to be wanted (`weightOf`). */
  weight: number;
}

/** A kind of things that have names; what is found of it is shown by `answers/`. */
export interface Indexed {
  kind: FoundKind;
  /** The kinds of changes that tell of it. */
  hears: readonly string[];
  /** Of rows that changed, the ids of what they belong to, as it is shown and as it was. */
  concerned(tx: Tx, rowIds: readonly number[]): Promise<number[]>;
  /** Of these ids all that there is to find. */
  read(tx: Tx, ids: readonly number[]): Promise<Entry[]>;
  /** Where all ids of the kind stand: `id` of a table or view. */
  ids: SQL;
}
