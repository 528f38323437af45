import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const channel = pgTable(
  'channel',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the link ends with. */
    code: text().notNull(),
    name: text().notNull(),
    source: text().notNull(),
    type: text().notNull(),
    brand: text().notNull(),
    /** IANA zone that its days are counted in. */
    zone: text().notNull(),
    managerId: integer('manager_id').references(() => account.id),
    active: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('channel_code').on(table.code),
    index('channel_manager').on(table.managerId),
  ],
);

/** Until when a channel's days were counted in another zone, and the last that was closed by then. */
export const channelZoneChange = pgTable(
  'channel_zone_change',
  {
    channelId: integer('channel_id')
      .notNull()
      .references(() => channel.id),
    at: instant('at').notNull(),
    before: text().notNull(),
    closed: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.at] })],
);

const ofChannel = () =>
  integer('channel_id')
    .notNull()
    .references(() => channel.id);
/** The day in the channel's zone, as it was when it was counted. */
const day = () => date({ mode: 'string' }).notNull();
/** Null counts. */
const filtered = () => text().$type<FilterReason>();

/** Keyed hashes of a day, null in older rows: how many a network brings is bounded. */
const networks = { hostHash: text('host_hash'), networkHash: text('network_hash') };

/** Every call of a channel's link. It counts once it is confirmed, if nothing filters it. */
export const channelVisit = pgTable(
  'channel_visit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channelId: ofChannel(),
    visitorId: uuid('visitor_id').notNull(),
    /** Keyed hash of network and browser, another each day: who clears cookies is the same person. */
    personHash: text('person_hash').notNull(),
    ...networks,
    at: instant('at').notNull(),
    day: day(),
    /** Host of the page that led here; empty when none is told. */
    referrer: text().notNull(),
    /** Null for a guest, and for a person who is deleted: that one stays counted by `signedIn`. */
    accountId: integer('account_id').references(() => account.id),
    signedIn: boolean('signed_in').notNull().default(false),
    filtered: filtered(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    // All that figures are counted from: no row need be looked at.
    index('channel_visit_day').on(table.channelId, table.day, table.filtered, table.signedIn),
    index('channel_visit_visitor').on(table.visitorId, table.at),
    index('channel_visit_person').on(table.channelId, table.day, table.personHash),
    // Both bounds of a network are counted from these.
    index('channel_visit_host')
      .on(table.channelId, table.day, table.hostHash)
      .where(sql`${table.filtered} is null`),
    index('channel_visit_network')
      .on(table.channelId, table.day, table.networkHash)
      .where(sql`${table.filtered} is null`),
    index('channel_visit_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    // A person counts once a day for a channel, also when two calls race.
    uniqueIndex('channel_visit_counted')
      .on(table.channelId, table.day, table.visitorId)
      .where(sql`${table.filtered} is null`),
  ],
);

/** Calls of a link beyond what one address may make in a minute, which have no rows of their own. */
export const channelFlood = pgTable(
  'channel_flood',
  { channelId: ofChannel(), day: day(), calls: integer().notNull() },
  (table) => [primaryKey({ columns: [table.channelId, table.day] })],
);

export const channelRegistration = pgTable(
  'channel_registration',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the person is deleted: counted, and no longer named. */
    accountId: integer('account_id')
      .unique('channel_registration_account')
      .references(() => account.id),
    channelId: ofChannel(),
    visitorId: uuid('visitor_id'),
    /** As of a visit. */
    personHash: text('person_hash'),
    ...networks,
    at: instant('at').notNull(),
    day: day(),
    filtered: filtered(),
    /** The day that the person's first recharge counts on. */
    rechargedOn: date('recharged_on', { mode: 'string' }),
  },
  (table) => [
    index('channel_registration_day').on(table.channelId, table.day, table.filtered),
    index('channel_registration_recharged')
      .on(table.channelId, table.rechargedOn)
      .where(sql`${table.rechargedOn} is not null`),
    index('channel_registration_visitor').on(table.visitorId),
  ],
);

export const channelDownload = pgTable(
  'channel_download',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channelId: ofChannel(),
    visitorId: uuid('visitor_id').notNull(),
    personHash: text('person_hash').notNull(),
    ...networks,
    accountId: integer('account_id').references(() => account.id),
    platform: text().notNull(),
    at: instant('at').notNull(),
    day: day(),
    filtered: filtered(),
  },
  (table) => [
    index('channel_download_day').on(table.channelId, table.day, table.filtered),
    uniqueIndex('channel_download_counted')
      .on(table.channelId, table.visitorId)
      .where(sql`${table.filtered} is null`),
  ],
);

/** A channel's closed day. Each row's hash covers its figures and the hash before it. */
export const channelStatement = pgTable(
  'channel_statement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: ofChannel(),
    day: day(),
    rawVisits: integer('raw_visits').notNull(),
    visits: integer().notNull(),
    registeredVisits: integer('registered_visits').notNull(),
    registrations: integer().notNull(),
    downloads: integer().notNull(),
    firstRecharges: integer('first_recharges').notNull(),
    /** Reasons that there were, and how often. */
    filtered: jsonb().$type<Partial<Record<FilterReason, number>>>().notNull(),
    closedAt: instant('closed_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [uniqueIndex('channel_statement_day').on(table.channelId, table.day)],
);
