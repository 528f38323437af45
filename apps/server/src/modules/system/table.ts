import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every write of the back offices. A trigger refuses to change or delete what stands here. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    accountId: integer('account_id').notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    /** Whom it concerned. */
    about: integer().array().notNull().default(sql`'{}'`),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entry_target').on(table.target, table.id),
    index('audit_entry_account').on(table.accountId, table.id),
    index('audit_entry_at').on(table.at),
    index('audit_entry_about').using('gin', table.about),
  ],
);
