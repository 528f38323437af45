import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';
import { instant } from '#platform/db/database.ts';

/** Experts who are active, and what they have published, for sale and of before. */
export const expertMapped: readonly Mapped[] = [
  {
    kind: 'expert',
    ids: sql`select account_id as id from expert`,
    hasGame: false,
    hasChanged: false,
    shown: ({ from, to }, now) =>
      sql`select e.account_id as id from expert e join identity.account a on a.id = e.account_id
        where e.account_id >= ${from} and e.account_id < ${to} and e.state = 'approved' and a.deleted_at is null
          and not exists (select from identity.bans_in_force(${instant(now)}) b where b.account_id = a.id)`,
  },
  {
    kind: 'plan',
    ids: sql`select id from plan`,
    hasGame: false,
    hasChanged: true,
    shown: ({ from, to }) =>
      sql`select p.id, coalesce(p.settled_at, p.released_at) as changed_at from plan p
        where p.id >= ${from} and p.id < ${to} and p.state = 'published' and p.released_at is not null`,
  },
];
