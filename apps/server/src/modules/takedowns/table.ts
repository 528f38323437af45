import type {
  capacities,
  counterStates,
  TakedownState,
  TargetKind,
} from '@xiongmao/api/takedowns/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => integer(name).references(() => account.id);

/** What a rights-holder, or who acts for one, asks to be taken down. */
export const takedown = pgTable(
  'takedown',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of who was signed in, until they leave. */
    accountId: person('account_id'),
    name: text().notNull(),
    organisation: text().notNull(),
    email: text().notNull(),
    capacity: text().$type<(typeof capacities)[number]>().notNull(),
    /** Whom an agent acts for. */
    holder: text().notNull(),
    work: text().notNull(),
    signature: text().notNull(),
    /** In which they are mailed. */
    language: text().notNull(),
    at: instant('at').notNull(),
    state: text().$type<TakedownState>().notNull().default('open'),
    /** Of the first decision; those on counter-notices stand beside them. */
    reason: text(),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (row) => [
    index('takedown_waiting').on(row.id).where(sql`state in ('open', 'countered')`),
    check('takedown_decided', sql`(${row.state} = 'open') = (${row.decidedAt} is null)`),
  ],
);

/** What a request names. No foreign keys: it may be any domain's. */
export const takedownTarget = pgTable(
  'takedown_target',
  {
    takedownId: integer('takedown_id')
      .notNull()
      .references(() => takedown.id),
    kind: text().$type<TargetKind>().notNull(),
    /** An id, or a picture's address. */
    key: text().notNull(),
    /** As it was given: a path of the site. */
    address: text().notNull(),
    title: text().notNull(),
    /** Who put it there; null where nobody did, or they have left. */
    authorId: person('author_id'),
    /** What was decided on it at first; null until then. */
    decision: text().$type<'takeDown' | 'refuse'>(),
    /** Taken down by this request, and not restored. */
    down: boolean().notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.takedownId, row.kind, row.key] }),
    index('takedown_target_author').on(row.authorId, row.takedownId),
    index('takedown_target_down').on(row.kind, row.key).where(sql`down`),
  ],
);

/** What an author says against it, once. */
export const takedownCounter = pgTable(
  'takedown_counter',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    takedownId: integer('takedown_id')
      .notNull()
      .references(() => takedown.id),
    accountId: person('account_id').notNull(),
    text: text().notNull(),
    signature: text().notNull(),
    at: instant('at').notNull(),
    state: text().$type<(typeof counterStates)[number]>().notNull().default('open'),
    answer: text(),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (row) => [
    uniqueIndex('takedown_counter_once').on(row.takedownId, row.accountId),
    check('takedown_counter_decided', sql`(${row.state} = 'open') = (${row.decidedAt} is null)`),
  ],
);
