import type { FoundKind } from '@xiongmao/api/search/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Facts } from './index/entry.ts';

/** A text in the order of its bytes, whatever the database's locale: what begins with something stands together. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const kind = () => text().$type<FoundKind>().notNull();

/** What can be found, each once. */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: kind(),
    id: integer().notNull(),
    name: text().notNull(),
    /** What else it is called. */
    aliases: text().array().notNull(),
    gameId: integer('game_id'),
    facts: jsonb().$type<Facts>().notNull(),
    weight: smallint().notNull(),
    /** Words and pairs of characters of all its names. */
    words: text().array().notNull(),
    /** Of all that is written here and of the rules that it was written by. */
    digest: text().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.id] }),
    // Without a list of what is yet to be sorted in: each search would go through it.
    index('search_entry_words').using('gin', row.words).with({ fastupdate: false }),
  ],
);

/** What an entry is found by whoever types its beginning. */
export const searchForm = pgTable(
  'search_form',
  {
    kind: kind(),
    /** The best first (`laneOf`): what is wanted of many is found at its beginning. */
    lane: smallint().notNull(),
    form: bytewise().notNull(),
    id: integer().notNull(),
    weight: smallint().notNull(),
    gameId: integer('game_id'),
  },
  (row) => [
    // All that a search reads, so that it reads nothing else.
    index('search_form_beginning').on(row.kind, row.lane, row.form, row.id, row.weight, row.gameId),
    index('search_form_entry').on(row.kind, row.id),
  ],
);

/** The words of all names, to find those that are one edit away (`spell.ts`). */
export const searchWord = pgTable(
  'search_word',
  {
    word: bytewise().primaryKey(),
    variants: integer().array().notNull(),
  },
  (row) => [index('search_word_variants').using('gin', row.variants).with({ fastupdate: false })],
);

/** How far each kind was written from all that there is. */
export const searchFill = pgTable('search_fill', {
  kind: kind().primaryKey(),
  /** By which rules: others begin anew. */
  rules: smallint().notNull(),
  after: integer().notNull().default(0),
  done: boolean().notNull().default(sql`false`),
});
