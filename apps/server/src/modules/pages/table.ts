import {
  type Audience,
  type PageName,
  type Severity,
  shippedVersion,
} from '@xiongmao/api/pages/rules';
import type { PageText, SiteDetails } from '@xiongmao/api/pages/shapes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

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

/** How the operator is reached and whom they link to: one row, once an editor has kept anything. */
export const siteDetails = pgTable(
  'site_details',
  {
    id: text().primaryKey(),
    /** What is null the installation tells. */
    email: text(),
    phone: text(),
    links: jsonb().$type<SiteDetails['links']>(),
    byId: integer('by_id').notNull(),
    at: instant().notNull(),
  },
  () => [check('site_details_once', sql`id = 'site'`)],
);

/** What editors have made of a page of words; version 1 is what the product comes with. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    page: text().$type<PageName>().notNull(),
    number: integer().notNull(),
    /** By locale. */
    texts: jsonb().$type<Record<string, PageText>>().notNull(),
    note: text().notNull().default(''),
    /** Null: a draft. */
    holdsFrom: instant('holds_from'),
    /** Who wrote it last, and when. */
    byId: integer('by_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('page_version_number').on(table.page, table.number),
    uniqueIndex('page_version_draft').on(table.page).where(sql`holds_from is null`),
    check('page_version_after_shipped', sql.raw(`number > ${shippedVersion}`)),
  ],
);
