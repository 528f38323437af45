import { anchorResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { banAnchor, liftBan } from '../bans/ban-anchor.ts';
import { isBannedAsAnchor } from '../bans/bans.ts';
import { income } from '../revenue/income.ts';
import { giveRights } from '../settings/give-rights.ts';

type Row = ResourceRow<typeof anchorResource>;

const fans = sql`(select count(*) from users.follow where kind = 'user' and target_id = a.id)`;
const earned = sql`coalesce((select sum(n.amount) from ${income} where n.owner_id = a.id), 0)::int`;
const tables = sql`anchor c join identity.account a on a.id = c.account_id
  left join broadcast o on o.anchor_id = a.id and o.ended_at is null`;
const known = sql`c.state in ('approved', 'ended')`;

/** Anchors: their rights, and who may not stream. */
export function serveAnchors(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;

  async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
    const banned = isBannedAsAnchor(clock.now());
    return rows(
      db,
      anchorResource.row.shape,
      sql`select a.id, a.username, c.state, to_jsonb(c.rights) as rights,
          case when ${banned} then c.ban_reason end as "banReason",
          case when ${banned} then c.banned_until end as "bannedUntil",
          case when ${banned} then (select username from identity.account where id = c.banned_by) end
            as "bannedBy",
          coalesce(c.approved_at, c.applied_at) as "approvedAt",
          (select count(*) from broadcast where anchor_id = a.id) as broadcasts, ${fans} as fans,
          ${earned} as earned, o.id as "broadcastId"
        from ${tables} where ${known} and ${rest}`,
    );
  }

  serveResource(app, context, anchorResource, {
    async list(db, { filter: { q, banned, onAir }, sort, start, count }) {
      const isOnAir = sql`(o.on_air_at is not null)`;
      const where = every(
        q !== undefined && sql`lower(a.username) like ${containing(q.toLowerCase())}`,
        banned !== undefined && sql`${isBannedAsAnchor(clock.now())} = ${banned}`,
        onAir !== undefined && sql`${isOnAir} = ${onAir}`,
      );
      const total = await countRows(db, sql`${tables} where ${known} and ${where}`);
      const order = orderBy({ id: sql`a.id`, earned, fans }, sort);
      const page = sql`${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`a.id = ${id}`);
      return row ?? null;
    },
    concerns: async (_tx, uid) => [uid],
    async update(tx, before, { rights, ban }, { uid: by }) {
      const { id: uid } = before;
      if (before.state === 'ended') throw new CodedError('anchorEnded');
      const now = clock.now();
      if (rights) await giveRights(tx, uid, rights);
      if (ban) {
        const until = ban.until === null ? null : new Date(ban.until);
        await banAnchor(tx, jobs, { uid, by, reason: ban.reason, until, now });
      } else if (ban === null) await liftBan(tx, jobs, { uid, by, now });
    },
  });
}
