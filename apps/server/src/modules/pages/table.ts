import type { Audience, Severity } from '@xiongmao/api/pages/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: 'date' })
    : timestamp({ withTimezone: true, mode: 'date' });

/** What the operator says above every page of the site. */
export const proclamation = pgTable(
  'proclamation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** By locale. */
    texts: jsonb().$type<Record<string, string>>().notNull(),
    severity: text().$type<Severity>().notNull(),
    audience: text().$type<Audience>().notNull(),
    link: text(),
    dismissible: boolean().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    withdrawn: boolean().notNull().default(false),
    /** Who wrote it last, and when. */
    byId: integer('by_id').notNull(),
    at: instant().notNull(),
  },
  () => [check('proclamation_time', sql`ends_at > starts_at`)],
);
