import { channelWaterResource } from '@xiongmao/api/wallet/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findChannels } from '../find-channels.ts';
import { isAround, spanOf } from '../statistics/spans.ts';
import { dayInEra, isEraOf, zoneEras } from '../statistics/zone-eras.ts';

/** Each movement of gold in the wallets of whom a channel brought; nothing of who is deleted. */
export function serveChannelWater(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, channelWaterResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const channels = await findChannels(db, principal, filter.channelId);
      if (channels.length === 0) return { rows: [], total: 0 };
      const current = channels.map(({ zone }) => zone);
      const zones = [...current, ...channels.flatMap(({ pastZones }) => pastZones)];
      const days = spanOf(filter, current, context.clock.now());
      const isDays = filter.day_gte !== undefined || filter.day_lte !== undefined;
      const { q, kind } = filter;
      const ids = sql`${sql.param(channels.map(({ id }) => id))}`;
      const where = every(
        sql`r.channel_id = any(${ids}::int[]) and r.filtered is distinct from 'claimed'`,
        isDays && isAround(sql`e.at`, days, zones),
        isDays && sql`${dayInEra(sql`e.at`)} between ${days.from}::date and ${days.to}::date`,
        q !== undefined && sql`u.username ilike ${containing(q)}`,
        kind !== undefined && sql`e.kind = ${kind}`,
      );
      // Left joins, each to the one row that there is: who counts need not look where nothing is asked.
      const joined = sql`wallet.entry e
        join channel_registration r on r.account_id = e.owner_id and e.account_kind = 'user'
        left join identity.account u on u.id = r.account_id
        left join channel c on c.id = r.channel_id
        ${isDays ? sql`join era on ${isEraOf(sql`r.channel_id`, sql`e.at`)}` : sql``}
        where ${where}`;
      const eras = sql`era as materialized (${zoneEras(ids)})`;
      const [counted] = await rows(
        db,
        { total: int },
        sql`with ${eras} select count(*) as total from ${joined}`,
      );
      const order = orderBy({ id: sql`e.id` }, sort);
      // The page is found first, and only its rows are named.
      const found = await rows(
        db,
        channelWaterResource.row.shape,
        sql`with ${eras}, e as (
            select e.id, e.transfer_id, e.amount, r.account_id, r.channel_id
            from ${joined} order by ${order} limit ${count} offset ${start}
          )
          select e.id, c.id as "channelId", c.name as channel, u.id as "userId", u.username,
            t.kind, e.amount, t.reference, t.at, ${dayInEra(sql`t.at`)} as day, era.zone
          from e join wallet.transfer t on t.id = e.transfer_id
          join identity.account u on u.id = e.account_id
          join channel c on c.id = e.channel_id
          join era on ${isEraOf(sql`e.channel_id`, sql`t.at`)}
          order by ${order}`,
      );
      const listed = found;
      return { rows: listed, total: counted!.total };
    },
  });
}
