import type { Provider } from '@xiongmao/api/identity/providers';
import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A person. Deleted ones keep their row and number, and nothing that tells who they were. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    username: text().notNull(),
    email: text(),
    areaCode: text('area_code'),
    mobile: text(),
    /** The rules that its addresses are written and remembered by (`addressRules`). */
    addressRules: smallint('address_rules').notNull().default(1),
    /** PHC string; null where there is none yet. */
    password: text(),
    roles: text().array().$type<Role[]>().notNull().default(sql`'{user}'`),
    /** The version of the words agreed to (`agreementVersion`), and when. */
    agreedVersion: text('agreed_version'),
    agreedAt: instant('agreed_at'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    uniqueIndex('account_email').on(sql`lower(${table.email})`),
    uniqueIndex('account_mobile').on(table.areaCode, table.mobile),
    index('account_created').on(table.createdAt),
    // Who was never seen counts as seen before everyone.
    index('account_seen').on(table.lastSeenAt.desc().nullsLast()),
    index('account_roles').using('gin', table.roles),
    // Search by part of a name or address.
    index('account_username_parts').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    index('account_email_parts').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('account_mobile_parts').using('gin', sql`${table.mobile} gin_trgm_ops`),
  ],
);

/** A third party's account that signs one in. */
export const accountLink = pgTable(
  'account_link',
  {
    provider: text().$type<Provider>().notNull(),
    subject: text().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('account_link_account').on(table.accountId),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    provenAt: instant('proven_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
    ip: text().notNull(),
    /** Of the address (`networkOf`): from where the owner is known. */
    network: text().notNull().default(''),
    userAgent: text('user_agent').notNull(),
    /** In which they signed in. */
    language: text(),
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    index('session_account').on(table.accountId, table.createdAt),
  ],
);
export type SessionEnd =
  | 'signedOut'
  | 'revoked'
  | 'password'
  | 'banned'
  | 'deleted'
  | 'replaced'
  | 'crowded'
  | 'undone';

export const ban = pgTable(
  'ban',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    reason: text().notNull(),
    from: instant('from').notNull(),
    /** Null is for good. */
    until: instant('until'),
    bannedBy: integer('banned_by')
      .notNull()
      .references(() => account.id),
    liftedAt: instant('lifted_at'),
    liftedBy: integer('lifted_by').references(() => account.id),
  },
  (table) => [index('ban_account').on(table.accountId)],
);

/**
 * An address that was added, or put in the place of another, once an account had one already. Kept for as
 * long as it can be undone.
 */
export const addressChange = pgTable(
  'address_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    at: instant('at').notNull(),
    /** Until then the address neither resets the password nor proves who one is. */
    waitsUntil: instant('waits_until').notNull(),
    /** As `written`; null for the first of its kind. */
    replaced: text(),
    added: text().notNull(),
    /** Keyed hash of the password as it was: whether it was changed since. */
    passwordMark: text('password_mark').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('address_change_account').on(table.accountId, table.at)],
);

/** A code that was sent. The code itself is not kept: it follows from the id under the secret. */
export const code = pgTable(
  'code',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** `+86 13812345678` or an e-mail address in lower case. */
    address: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** From where it was asked for (`networkOf`). */
    network: text().notNull().default(''),
    /** Wrong tries from there. */
    misses: smallint().notNull().default(0),
    /** Wrong tries from anywhere else: strangers can't use up those of who asked. */
    strangeMisses: smallint('strange_misses').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [index('code_address').on(table.address, table.purpose, table.sentAt)],
);

/** How often something was tried in a span of time; `bucket` names what, who and when. */
export const attempt = pgTable(
  'attempt',
  {
    bucket: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('attempt_expires').on(table.expiresAt)],
);

/** A sign-in that was begun at a third party, and what must fit on return. */
export const signInFlow = pgTable('sign_in_flow', {
  /** SHA-256 of the state, hex. */
  stateHash: text('state_hash').primaryKey(),
  provider: text().$type<Provider>().notNull(),
  /** SHA-256 of what the browser keeps in a cookie: a state begun elsewhere does not fit. */
  browserHash: text('browser_hash').notNull(),
  nonce: text().notNull(),
  /** Sealed under the installation's key. */
  verifier: text().notNull(),
  returnTo: text('return_to').notNull(),
  /** Whose fresh proof this is to be; null for a sign-in. */
  provesAccount: integer('proves_account').references(() => account.id),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

/** A third party's sign-in that no account knows yet: what a phone or e-mail can be bound to. */
export const bindTicket = pgTable('bind_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  provider: text().$type<Provider>().notNull(),
  subject: text().notNull(),
  name: text().notNull(),
  avatar: text(),
  returnTo: text('return_to'),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

/**
 * Who proved an address first, as a keyed hash that outlives the account: what a person gets once, they get
 * once for each mailbox and phone.
 */
export const addressMemory = pgTable('address_memory', {
  /** Hex; of the mailbox (`ownerKey`), of older rows the address as it was written. */
  hash: text().primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id),
  at: instant('at').notNull(),
});

/** A mail or text message that waits to be sent; gone once it is. */
export const letter = pgTable('letter', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  /** Its text: `messages:letter.<name>`. */
  name: text().notNull(),
  language: text().notNull(),
  /** What stands in its text. */
  values: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Whom it is to, where it goes with their account. */
  accountId: integer('account_id').references(() => account.id),
  /** The change that it tells of. */
  changeId: integer('change_id').references(() => addressChange.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
});

/** What the embedded default "sent": only where no real adapter is configured. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    to: text().notNull(),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    code: text(),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('outbox_message_to').on(table.to, table.id)],
);
