import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';
import { instant } from '#platform/db/database.ts';

/** Anchors who may stream. */
export const anchorMapped: Mapped = {
  kind: 'anchor',
  ids: sql`select account_id as id from anchor`,
  hasGame: false,
  hasChanged: false,
  shown: ({ from, to }, now) =>
    sql`select c.account_id as id from anchor c join identity.account a on a.id = c.account_id
      where c.account_id >= ${from} and c.account_id < ${to} and c.state = 'approved' and a.deleted_at is null
        and not exists (select from anchors.bans_in_force(${instant(now)}) b where b.account_id = a.id)`,
};
