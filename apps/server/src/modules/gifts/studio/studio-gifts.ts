import { studioGiftResource } from '@xiongmao/api/gifts/resources';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, instant, rows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What an anchor was given, gift by gift. */
export function serveReceivedGifts(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;
  const since = (days: number) => {
    const first = addDays(zonedDay(clock.now(), env.BRAND_ZONE), 1 - days);
    return instant(dayBounds(first, env.BRAND_ZONE).from);
  };
  serveResource(app, context, studioGiftResource, {
    async list(db, { filter: { days }, sort, start, count }, { uid }) {
      const where = every(
        sql`s.anchor_id = ${uid}`,
        days !== undefined && sql`s.at >= ${since(days)}`,
      );
      const order = orderBy({ id: sql`s.id`, gold: sql`s.gold` }, sort);
      const found = await rows(
        db,
        studioGiftResource.row.shape,
        sql`select s.id, g.id as "giftId", g.names, g.picture, s.count, s.gold, s.earned, u.id as "userId",
            u.username, s.at
          from gift_sent s join gift g on g.id = s.gift_id join identity.account u on u.id = s.account_id
          where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: found, total: await countRows(db, sql`gift_sent s where ${where}`) };
    },
  });
}
