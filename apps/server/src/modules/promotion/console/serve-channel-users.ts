import { channelUserResource } from '@xiongmao/api/promotion/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shortened } from '#modules/identity/index.ts';
import { orNull, text } from '#platform/db/columns.ts';
import { countRows, rows } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { maySee } from '../policy.ts';
import { isAsked } from '../statistics/spans.ts';

const foundRow = {
  ...channelUserResource.row.omit({ contact: true }).shape,
  address: orNull(text),
};

/** Who came by a channel. Who is deleted stays counted and is not listed. */
export function serveChannelUsers(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, channelUserResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const { channelId, q } = filter;
      const where = every(
        maySee(principal),
        channelId !== undefined && sql`c.id = ${channelId}`,
        isAsked(sql`r.day`, filter),
        q !== undefined && sql`a.username ilike ${containing(q)}`,
      );
      const joined = sql`channel_registration r join channel c on c.id = r.channel_id
        join identity.contact a on a.id = r.account_id where ${where}`;
      const total = await countRows(db, sql`${joined}`);
      const order = orderBy(
        {
          id: sql`a.id`,
          registeredAt: sql`r.at`,
          lastSeenAt: sql`coalesce(a.last_seen_at, '-infinity')`,
        },
        sort,
      );
      const found = await rows(
        db,
        foundRow,
        sql`select a.id, a.username, c.id as "channelId", c.name as channel,
            coalesce(a.email, a.mobile) as address, r.at as "registeredAt",
            a.last_seen_at as "lastSeenAt", r.filtered, r.day,
            coalesce((select before from channel_zone_change where channel_id = c.id and at > r.at
              order by at limit 1), c.zone) as zone
          from ${joined} order by ${order} limit ${count} offset ${start}`,
      );
      const listed = found.map(({ address, ...user }) => ({
        ...user,
        contact: address && shortened(address),
      }));
      return { rows: listed, total };
    },
  });
}
